import {
  announcementCall,
  announcementListCall,
  announcementPreviewLinkCall,
  announcementSaveCall,
  announcementSubmitCall,
  publishAnnouncement,
} from '@oriel/contract/office/announcement'
import { officeEventsCall } from '@oriel/contract/office/audit'
import { proposalCall, voteCall } from '@oriel/contract/office/proposal'
import { openDatabase } from '@oriel/db/database'
import { ORIEL, SECOND } from '@oriel/dev-world/cast'
import { followSchedule, listMarquee, takePreview } from '@oriel/domain/announcement'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openOffice, type Desk, type OpenOffice } from '../../testing/open-office.ts'

let office: OpenOffice
let writer: Desk
let second: Desk
let manager: Desk
beforeAll(async () => {
  office = await openOffice()
  writer = await office.signIn('lucia.vega')
  second = await office.signIn('omar.haddad')
  manager = await office.signIn('rosa.lind')
})
afterAll(() => office.close())

const WHY = 'agreed with the provider today'
const draft = {
  texts: { en_US: 'POLARIS is closed on Sunday', vi_VN: 'POLARIS đóng cửa Chủ nhật' },
  falls_back: 1,
  before_login: 1,
  after_login: 1,
  sort: 2_000,
  starts_at: null,
  ends_at: null,
}
type Saved = { id: string; number: number }
const save = (desk: Desk, changes: object = {}, known: Partial<Saved> = {}) =>
  desk.get<Saved>(announcementSaveCall, {
    ...draft,
    id: known.id ?? null,
    after: known.number ?? 0,
    ...changes,
  })
const submit = async (desk: Desk, saved: Saved): Promise<Saved> => {
  await desk.get(announcementSubmitCall, saved)
  return saved
}
const write = async (text: string, known: Partial<Saved> = {}, desk = writer) =>
  submit(desk, await save(desk, { texts: { en_US: text } }, known))
type Act = { act?: string; number?: number; starts_at?: string | null; ends_at?: string | null }
const publish = (desk: Desk, saved: Saved, how: Act = {}) =>
  desk.say(publishAnnouncement.run, { act: 'publish', ...saved, ...how, reason: WHY })
const DONE = { code: 100, data: { proposal: null } }

type Version = { number: number; state: string; copied_from: number | null; texts: object }
const versions = async (id: string) =>
  (await writer.get<{ versions: Version[] }>(announcementCall, { id })).versions
const states = async (id: string) =>
  (await versions(id)).map(({ number, state }) => `${number} ${state}`)
const shown = async (id: string): Promise<string | undefined> => {
  const order = { field: 'sort', direction: 'desc' } as const
  const asked = { siteId: ORIEL, audience: 'guest', locale: 'en_US', order } as const
  const list = await listMarquee(office.database.rows, { ...asked, now: new Date() })
  return list.find((item) => item.id === id)?.content
}

test('written, submitted, published by another, changed, rolled back, taken back', async () => {
  const first = await write('first')
  expect(await states(first.id)).toEqual(['1 submitted'])
  expect(await shown(first.id)).toBeUndefined()
  expect((await publish(manager, first)).body).toMatchObject(DONE)
  expect(await shown(first.id)).toBe('first')

  const next = await save(writer, { texts: { en_US: 'second' } }, first)
  expect(next).toEqual({ id: first.id, number: 2 })
  expect(await shown(first.id)).toBe('first')
  await submit(writer, next)
  expect((await publish(manager, next)).body).toMatchObject(DONE)
  expect(await shown(first.id)).toBe('second')
  expect(await states(first.id)).toEqual(['2 showing', '1 over'])

  const back = await publish(manager, first, { act: 'roll_back' })
  expect(back.body).toMatchObject(DONE)
  expect(await shown(first.id)).toBe('first')
  expect(await versions(first.id)).toMatchObject([
    { number: 3, state: 'showing', copied_from: 1, texts: { en_US: 'first' } },
    { number: 2, state: 'over', copied_from: null, texts: { en_US: 'second' } },
    { number: 1, state: 'over', copied_from: null, texts: { en_US: 'first' } },
  ])
  const third = { id: first.id, number: 3 }
  expect((await publish(manager, third, { act: 'withdraw' })).body).toMatchObject(DONE)
  expect(await shown(first.id)).toBeUndefined()
  expect((await states(first.id))[0]).toBe('3 withdrawn')

  const { list } = await (
    await office.signIn('noah.weiss')
  ).get<{ list: { actor: string; permission: string; outcome: string }[] }>(officeEventsCall, {
    subject: first.id,
  })
  expect(list.map((one) => `${one.actor} ${one.permission} ${one.outcome}`)).toEqual([
    'rosa.lind content.publish done',
    'rosa.lind content.publish done',
    'rosa.lind content.publish done',
    'lucia.vega content.write submitted',
    'lucia.vega content.write saved',
    'rosa.lind content.publish done',
    'lucia.vega content.write submitted',
    'lucia.vega content.write saved',
  ])
})

describe('writer and publisher are two people', () => {
  test('who wrote a version does not publish it, nor bring it back later', async () => {
    const own = await write('written by the manager', {}, manager)
    expect((await publish(manager, own)).body).toMatchObject({ code: 115 })
    expect(await shown(own.id)).toBeUndefined()
    // A colleague proposes it: then two have decided, and one of them did not write it.
    const made = await second.get<{ proposal: string }>(publishAnnouncement.run, {
      ...own,
      act: 'publish',
      reason: WHY,
    })
    await vote(manager, made.proposal)
    expect(await shown(own.id)).toBe('written by the manager')
    const next = await write('and by another', own)
    expect((await publish(manager, next)).body).toMatchObject(DONE)
    expect((await publish(manager, own, { act: 'roll_back' })).body).toMatchObject({ code: 115 })
    expect(await shown(own.id)).toBe('and by another')
  })

  test('a writer proposes their own version; another agrees and it shows', async () => {
    const own = await write('proposed by its writer')
    const preview = await writer.get<{ after: object }>(publishAnnouncement.preview, {
      ...own,
      act: 'publish',
    })
    expect(preview).toMatchObject({ after: { version: 1, en_US: 'proposed by its writer' } })
    expect(await shown(own.id)).toBeUndefined()
    const made = await publish(writer, own)
    const { proposal } = made.body.data as { proposal: string }
    await vote(second, proposal)
    expect(await shown(own.id)).toBe('proposed by its writer')
  })

  test('the database refuses it too, whatever the code above says', async () => {
    const own = await write('behind the back of the code')
    const add = (account: string) =>
      office.office.pool.query(
        `INSERT INTO announcement_steps (announcement_id, number, step, by, staff_id, at, starts_at)
        SELECT $1, 1, 'published', account, id, house_now(), house_now() FROM staff
        WHERE account = $2`,
        [own.id, account],
      )
    await expect(add('lucia.vega')).rejects.toThrow('somebody who did not write it')
    await expect(add('nobody')).resolves.toMatchObject({ rowCount: 0 })
    await expect(add('rosa.lind')).resolves.toMatchObject({ rowCount: 1 })
  })

  async function vote(desk: Desk, number: string): Promise<void> {
    const seen = await desk.get(proposalCall, { number })
    const yes = { number, vote: 'yes', reason: WHY, hash: seen['hash'] }
    expect(await desk.get(voteCall, yes)).toEqual({ outcome: 'done' })
  }
})

describe('nothing is overwritten', () => {
  test('no role changes or removes a version or what happened to it', async () => {
    await write('stays')
    for (const table of ['announcement_versions', 'announcement_steps']) {
      for (const query of [`UPDATE ${table} SET number = 9`, `DELETE FROM ${table}`]) {
        await expect(office.office.pool.query(query), query).rejects.toThrow('permission denied')
        await expect(office.database.pool.query(query), query).rejects.toThrow('permission denied')
      }
    }
    const owner = openDatabase({ url: office.database.ownerUrl, name: 'owner', max: 1 })
    await expect(owner.pool.query(`UPDATE announcement_versions SET sort = 1`)).rejects.toThrow(
      'stays as it is',
    )
    await expect(owner.pool.query(`DELETE FROM announcement_steps`)).rejects.toThrow('stays')
    await owner.close()
  })

  test('members read the words of a published version and no others', async () => {
    const one = await write('agreed')
    await publish(manager, one)
    const change = office.office.pool.query(
      `WITH gone AS (DELETE FROM announcement_texts WHERE announcement_id = $1 AND language = 'en_US')
      INSERT INTO announcement_texts VALUES ($1, 'vi_VN', 'not agreed')`,
      [one.id],
    )
    await expect(change).rejects.toThrow('shows what nobody published')
    expect(await shown(one.id)).toBe('agreed')
  })

  test('of two who write on the same version the second is told', async () => {
    const first = await save(writer)
    await save(second, {}, first)
    const late = { ...draft, id: first.id, after: 1 }
    expect((await writer.say(announcementSaveCall, late)).body).toMatchObject({ code: 102 })
  })
})

describe('what is refused', () => {
  test('a version that a check stops is not submitted', async () => {
    const saved = await save(writer, { texts: { en_US: 'A risk-free evening' } })
    const said = await writer.say(announcementSubmitCall, saved)
    expect(said.body).toMatchObject({ code: 103 })
    const one = await writer.get<{ checks: object[] }>(announcementCall, { id: saved.id })
    expect(one.checks).toContainEqual({
      code: 'words',
      result: 'stop',
      languages: ['en_US'],
      word: 'risk-free',
    })
    expect((await publish(manager, saved)).body).toMatchObject({ code: 112 })
  })

  test.each<[string, number, Act]>([
    ['a version that is not there', 111, { number: 9 }],
    ['what was never published, again', 114, { act: 'roll_back' }],
    ['what members do not read, back', 117, { act: 'withdraw' }],
    ['an end that has passed', 116, { ends_at: '2020-01-01T00:00:00Z' }],
    [
      'an end before the start',
      116,
      { starts_at: '2100-01-02T00:00:00Z', ends_at: '2100-01-01T00:00:00Z' },
    ],
  ])('%s', async (_, code, how) => {
    const one = await write('refused')
    expect((await publish(manager, one, how)).body).toMatchObject({ code })
    expect(await shown(one.id)).toBeUndefined()
  })

  test('twice what is done once', async () => {
    const one = await write('once')
    expect((await writer.say(announcementSubmitCall, one)).body).toMatchObject({ code: 102 })
    await publish(manager, one)
    expect((await publish(manager, one)).body).toMatchObject({ code: 113 })
    expect((await publish(manager, one, { act: 'roll_back' })).body).toMatchObject({ code: 110 })
  })

  test('an announcement of another site is unknown', async () => {
    const one = await write('here')
    expect((await manager.say(announcementCall, { id: one.id }, SECOND)).body).toMatchObject({
      code: 101,
    })
    const there = { ...one, act: 'publish', reason: WHY }
    const said = await manager.say(publishAnnouncement.run, there, SECOND)
    expect(said.body).toMatchObject({ code: 101 })
  })
})

test('a version waits for its time; the schedule begins and ends it', async () => {
  const one = await write('scheduled')
  const from = new Date(Date.now() + 60_000)
  const until = new Date(from.getTime() + 60_000)
  await publish(manager, one, { starts_at: from.toISOString(), ends_at: until.toISOString() })
  expect([await states(one.id), await shown(one.id)]).toEqual([['1 scheduled'], undefined])
  const told = async () => {
    const { rows } = await office.database.pool.query<{ change: string }>(
      `SELECT change FROM announcement_changes WHERE announcement_id = $1 ORDER BY version`,
      [one.id],
    )
    return rows.map(({ change }) => change)
  }
  await followSchedule(office.database, from)
  await followSchedule(office.database, until)
  expect(await told()).toEqual(['published', 'started', 'ended'])
})

test('the list has a page after a page, none twice', async () => {
  type Page = { list: { id: string; state: string }[]; next: string | null }
  const all = await writer.get<Page>(announcementListCall)
  const found: string[] = []
  let after: string | undefined
  do {
    const page: Page = await writer.get(announcementListCall, { count: 3, after })
    found.push(...page.list.map(({ id }) => id))
    after = page.next ?? undefined
  } while (after !== undefined)
  expect(found).toEqual(all.list.map(({ id }) => id))
  expect(new Set(all.list.map(({ state }) => state))).toContain('showing')
})

describe('the address of a preview', () => {
  const link = async (one: Saved, site = ORIEL): Promise<string> => {
    const asked = { ...one, language: 'vi_VN', layout: 'mobile' }
    const said = await manager.get<{ address: string }>(announcementPreviewLinkCall, asked, site)
    const url = new URL(said.address)
    expect(`${url.origin}${url.pathname}`).toBe('http://oriel.localhost:3000/preview/announcement')
    expect(url.search).toContain('&hl=vi-VN&mode=mobile')
    return url.searchParams.get('token') ?? ''
  }
  const { en_US, vi_VN } = draft.texts
  const open = (token: string, locale: 'en_US' | 'vi_VN' | 'ja_JP' = 'en_US', site = ORIEL) =>
    takePreview(office.database.rows, site, token, locale)

  test('shows a draft once, in each language, and publishes nothing', async () => {
    const one = await save(writer)
    const token = await link(one)
    expect(await open(token, 'vi_VN')).toEqual({ id: one.id, content: vi_VN })
    expect(await open(token, 'vi_VN')).toBeNull()
    expect(await open(await link(one), 'ja_JP')).toEqual({ id: one.id, content: en_US })
    expect(await shown(one.id)).toBeUndefined()
  })

  test('of twenty who open one at once one sees it', async () => {
    const token = await link(await save(writer))
    const seen = await Promise.all(Array.from({ length: 20 }, () => open(token)))
    expect(seen.filter((one) => one !== null)).toHaveLength(1)
  })

  test('is good at its site, for five minutes, and never kept as it is', async () => {
    const one = await save(writer)
    const token = await link(one)
    expect(await open(token, 'en_US', SECOND)).toBeNull()
    const kept = await office.office.rows.selectFrom('announcement_previews').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain(token)
    await office.office.pool.query(
      `WITH gone AS (DELETE FROM announcement_previews RETURNING *)
      INSERT INTO announcement_previews SELECT token_hash, site_id, announcement_id, number,
        house_now() - interval '1 second' FROM gone`,
    )
    expect(await open(token)).toBeNull()
    // Making the next one removes what ran out.
    await link(one)
    const left = await office.office.rows.selectFrom('announcement_previews').selectAll().execute()
    expect(left).toHaveLength(1)
  })

  test('is refused for what another site wrote, and where no origin is listed', async () => {
    const asked = { language: 'en_US', layout: 'desktop' }
    const one = { ...(await save(writer)), ...asked }
    const there = await manager.say(announcementPreviewLinkCall, one, SECOND)
    expect(there.body).toMatchObject({ code: 102 })
    const nobody = { ...one, id: crypto.randomUUID() }
    const none = await manager.say(announcementPreviewLinkCall, nobody)
    expect(none.body).toMatchObject({ code: 101 })
  })
})
