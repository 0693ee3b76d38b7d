import { officeEventsCall } from '@oriel/contract/office/audit'
import {
  letterTemplatesCall,
  letterToManyCall,
  letterToOneCall,
  memberLettersCall,
  nameMembersCall,
  sendLetterTo,
  sendLetterToMany,
  sentToManyCall,
  sentToOneCall,
} from '@oriel/contract/office/letter'
import { proposalCall, voteCall } from '@oriel/contract/office/proposal'
import { newId } from '@oriel/core/id'
import { ATTACKS } from '@oriel/core/testing/html-attacks'
import { ORIEL, SECOND } from '@oriel/dev-world/cast'
import { countLetters, listLetters, readLetter, sendLetter } from '@oriel/domain/letter'
import { findMember, type Member } from '@oriel/domain/member'
import { setNotice } from '@oriel/domain/notice'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openOffice, type Desk, type OpenOffice } from '../../testing/open-office.ts'

let office: OpenOffice
let support: Desk
let writer: Desk
let manager: Desk
let auditor: Desk
let sophia: Member
let meilin: Member
beforeAll(async () => {
  office = await openOffice()
  support = await office.signIn('mai.srisuk')
  writer = await office.signIn('lucia.vega')
  manager = await office.signIn('rosa.lind')
  auditor = await office.signIn('ines.prat')
  const find = async (account: string): Promise<Member> => {
    const member = await findMember(office.database.rows, ORIEL, account)
    if (!member) throw new Error(`${account} is in every story`)
    return member
  }
  sophia = await find('sophia')
  meilin = await find('meilin')
})
afterAll(() => office.close())

const WHY = 'agreed with the people of content'
const texts = (title: string) => ({ en_US: { title, html: `<p>${title}</p>` } })
const EVERYBODY = {
  currency: null,
  language: null,
  grade: null,
  registered_from: null,
  registered_until: null,
}
const titles = async ({ id: memberId, siteId }: Member): Promise<string[]> => {
  const order = 'desc' as const
  const page = { locale: 'en_US', page: 1, count: 50, order } as const
  const { list } = await listLetters(office.database.rows, { memberId, siteId }, page)
  return list.map(({ title }) => title)
}
const send = (desk: Desk, changes: object = {}) =>
  desk.say(sendLetterTo.run, {
    id: newId(),
    member_id: sophia.id,
    kind: 'service',
    texts: texts('Hello'),
    ...changes,
    reason: WHY,
  })
const bulk = (what: object, desk = writer) => desk.say(sendLetterToMany.run, { what, reason: WHY })
const audience = (title: string, changes: object = {}) => ({
  act: 'audience',
  id: newId(),
  kind: 'service',
  texts: texts(title),
  audience: EVERYBODY,
  lives_days: 400,
  ...changes,
})
async function agree(said: Awaited<ReturnType<typeof bulk>>, desk = manager): Promise<unknown> {
  const { proposal } = said.body.data as { proposal: string }
  const { hash } = await desk.get<{ hash: string }>(proposalCall, { number: proposal })
  return (await desk.say(voteCall, { number: proposal, hash, vote: 'yes', reason: WHY })).body
}

describe('to one member', () => {
  test('is sent by support at once, kept in the trail, and read by that member alone', async () => {
    const id = newId()
    expect((await send(support, { id, texts: texts('An answer') })).body).toMatchObject({
      code: 100,
      data: { proposal: null },
    })
    expect((await titles(sophia))[0]).toBe('An answer')
    expect(await titles(meilin)).not.toContain('An answer')
    const { list } = await auditor.get<{ list: object[] }>(officeEventsCall, {
      permission: 'letter.send',
    })
    expect(list[0]).toMatchObject({ actor: 'mai.srisuk', subject_id: id, outcome: 'done' })
    const sent = await support.get<{ list: object[] }>(sentToOneCall)
    expect(sent.list[0]).toMatchObject({ id, account: 'sophia', read: 0, sent_to: 'one' })
    const seen = await support.get(letterToOneCall, { id })
    expect(seen).toMatchObject({ texts: texts('An answer') })
    const own = await support.get<{ list: object[] }>(memberLettersCall, { member_id: sophia.id })
    expect(own.list[0]).toMatchObject({ id, title: 'An answer' })
    expect(String((await send(support, { id })).body.code)).toBe('115')
  })

  test.each(ATTACKS)('[A37] is refused with %s', async (html) => {
    const said = await send(support, { texts: { en_US: { title: 'x', html } } })
    expect(String(said.body.code)).toBe('113')
  })

  test('is refused for a member of another site, and as an offer to who wants none', async () => {
    const stranger = await findMember(office.database.rows, SECOND, 'tanawat')
    expect(String((await send(support, { member_id: stranger?.id })).body.code)).toBe('101')
    const who = { siteId: ORIEL, memberId: meilin.id, ip: null }
    const none = { kind: 'offer', channel: 'letter', wanted: false } as const
    await setNotice(office.database, testKeys, who, none, new Date())
    const offer = { member_id: meilin.id, kind: 'offer' }
    expect(String((await send(support, offer)).body.code)).toBe('114')
    expect((await send(support, { ...offer, kind: 'service' })).body.code).toBe(100)
  })
})

describe('to many', () => {
  test('waits for a second person, then reaches its audience without a row a member', async () => {
    const what = audience('To all')
    const said = await bulk(what)
    expect(said.body.code).toBe(100)
    expect(await titles(sophia)).not.toContain('To all')
    expect(await agree(said)).toMatchObject({ code: 100 })
    expect((await titles(sophia))[0]).toBe('To all')
    const reader = { siteId: ORIEL, memberId: sophia.id }
    await readLetter(office.database, reader, what.id as Parameters<typeof readLetter>[2])
    const { list } = await manager.get<{ list: object[] }>(sentToManyCall)
    expect(list[0]).toMatchObject({
      title: 'To all',
      sent_to: 'audience',
      addressed: null,
      read: 1,
      is_read_at_least: 0,
    })
    expect(await manager.get(letterToManyCall, { id: what.id })).toMatchObject({
      texts: texts('To all'),
    })
    // A right to letters to one member opens no letter to many, nor the other way round.
    expect(String((await manager.say(letterToOneCall, { id: what.id })).body.code)).toBe('101')
  })

  test('is not sent by one person alone, whatever they call', async () => {
    const before = await countLetters(office.database.rows, {
      siteId: ORIEL,
      memberId: sophia.id,
    })
    const said = await bulk(audience('Alone'), manager)
    const { proposal } = said.body.data as { proposal: string }
    const { hash } = await manager.get<{ hash: string }>(proposalCall, { number: proposal })
    const vote = { number: proposal, hash, vote: 'yes', reason: WHY }
    expect((await manager.say(voteCall, vote)).body.code).not.toBe(100)
    const row = `INSERT INTO letters (id, site_id, kind, sent_to, sent_by, is_by_staff, expires_at)
      VALUES (gen_random_uuid(), 1, 'service', 'audience', 'x', true, house_now() + interval '1 day')`
    await expect(office.office.pool.query(row)).rejects.toThrow('agreed by two people')
    const after = { siteId: ORIEL, memberId: sophia.id }
    expect(await countLetters(office.database.rows, after)).toEqual(before)
  })

  test('on a list reaches those who are named, and says who is unknown', async () => {
    const named = await writer.get<{ list_id: string; named: number; unknown: string[] }>(
      nameMembersCall,
      { list_id: null, accounts: ['Sophia', 'nobody1', 'sophia'] },
    )
    expect(named).toMatchObject({ named: 1, unknown: ['nobody1'] })
    const { list_id } = named
    await writer.get(nameMembersCall, { list_id, accounts: ['minhkhoa'] })
    const what = { act: 'list', id: newId(), kind: 'service', texts: texts('To two'), list_id }
    expect(await agree(await bulk(what))).toMatchObject({ code: 100 })
    expect((await titles(sophia))[0]).toBe('To two')
    expect(await titles(meilin)).not.toContain('To two')
    // Somebody else's list, and a list that grew after it was proposed.
    const other = await manager.say(nameMembersCall, { list_id, accounts: ['meilin'] })
    expect(String(other.body.code)).toBe('101')
    const grown = await bulk({ ...what, id: newId(), texts: texts('Grown') })
    await writer.get(nameMembersCall, { list_id, accounts: ['meilin'] })
    await agree(grown)
    expect(await titles(meilin)).not.toContain('Grown')
  })

  test('is refused without English, with times that end before they begin, and with HTML', async () => {
    const only = { vi_VN: { title: 'Chào', html: '<p>Chào</p>' } }
    const wrong = {
      ...EVERYBODY,
      registered_from: '2026-02-01T00:00:00Z',
      registered_until: '2026-01-01T00:00:00Z',
    }
    const unclean = { en_US: { title: 'x', html: '<p onclick="x">x</p>' } }
    for (const [what, code] of [
      [audience('x', { texts: only }), '111'],
      [audience('x', { audience: wrong }), '118'],
      [audience('x', { texts: unclean }), '113'],
      [audience('x', { texts: {} }), '110'],
    ] as const) {
      expect(String((await bulk(what)).body.code)).toBe(code)
    }
  })
})

describe('a template', () => {
  const publish = (html: string, name = 'award_paid') =>
    bulk({ act: 'publish', name, kind: 'service', texts: { en_US: { title: 'Paid', html } } })

  test('is published by two and used from then on', async () => {
    expect(await agree(await publish('<p>{{amount}} for {{month}}</p>'))).toMatchObject({
      code: 100,
    })
    const { list } = await writer.get<{ list: { name: string; version: object | null }[] }>(
      letterTemplatesCall,
    )
    expect(list.find(({ name }) => name === 'award_paid')?.version).toMatchObject({ number: 2 })
    expect(list.find(({ name }) => name === 'bonus_given')?.version).toBeNull()
    const values = { amount: '<img src=x onerror=alert(1)>', month: '{{amount}}' }
    await office.database.transaction((work) =>
      sendLetter(work, { siteId: ORIEL, memberId: sophia.id, template: 'award_paid', values }),
    )
    const order = 'desc' as const
    const page = { locale: 'en_US', page: 1, count: 1, order } as const
    const reader = { siteId: ORIEL, memberId: sophia.id }
    expect((await listLetters(office.database.rows, reader, page)).list[0]?.html).toBe(
      '<p>&lt;img src=x onerror=alert(1)&gt; for {{amount}}</p>',
    )
  })

  test.each([
    ['<p>{{password}}</p>', '120'],
    ['<p><a href="/x?{{amount}}">x</a></p>', '120'],
    ['<p>{{amount}}<script>1</script></p>', '113'],
  ])('%s is refused with %s', async (html, code) => {
    expect(String((await publish(html)).body.code)).toBe(code)
  })
})
