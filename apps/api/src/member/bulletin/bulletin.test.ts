import {
  bulletinHistoryCall,
  guestBulletinsCall,
  hideBulletinsCall,
  memberBulletinsCall,
} from '@oriel/contract/member/bulletin'
import { promotionDetailCall } from '@oriel/contract/member/promotion'
import { SECOND } from '@oriel/dev-world/cast'
import { expectDone } from '@oriel/core/outcome'
import { ORIEL } from '@oriel/dev-world/cast'
import { publishBulletin, type BulletinDraft } from '@oriel/domain/bulletin'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NOON, openDoor, SITE_TWO, type OpenDoor, type Request } from '../../testing/open-door.ts'

const WELCOME = 'Welcome'
const START = 'Play money for every new account'
const TABLES = 'Live tables are open again'
const DEPOSIT = 'On the deposit page'
const details: BulletinDraft['details'] = { locations: [2], promotion: null, art: null }

let door: OpenDoor
beforeAll(async () => {
  door = await openDoor()
  await publish('desktop', { device: 'desktop', forMembers: false })
  await publish('phone', { device: 'mobile', forMembers: false })
  await publish(DEPOSIT, { details: { ...details, locations: [3] }, forGuests: false })
})
afterAll(() => door.close())

async function publish(title: string, change: Partial<BulletinDraft>): Promise<void> {
  const draft: BulletinDraft = {
    siteId: ORIEL,
    details,
    texts: { en_US: { title, body: '<p>Hi<script>alert(1)</script></p>' } },
    device: 'both',
    forGuests: true,
    forMembers: true,
    currencies: null,
    sort: -1,
    startsAt: NOON,
    endsAt: null,
    ...change,
  }
  const by = { staff: 'test', now: NOON, allowedOrigins: [] }
  expectDone(await publishBulletin(door.database, draft, by))
}

type Bulletin = { id: number; display_content: string; promotion_id: number | null }
type Answer = { list: Bulletin[]; setting: { display_frequency: number }; next?: string | null }

async function ask(call: Parameters<OpenDoor['say']>[0], request: Request = {}): Promise<Answer> {
  const { status, body } = await door.say(call, request)
  expect([status, body.code]).toEqual([200, 100])
  return body.data as Answer
}
const titles = ({ list }: Answer) => list.map((one) => one.display_content)

describe('[S7.022] [S6.002] guests', () => {
  test('[S3.025] get the bulletins of their device', async () => {
    const on = async (display_device: number) =>
      titles(await ask(guestBulletinsCall, { body: { site_id: 1, display_device } }))
    expect(await on(1)).toEqual([WELCOME, START, 'desktop'])
    expect(await on(2)).toEqual([WELCOME, START, 'phone'])
    expect(await on(0)).toEqual([WELCOME, START])
  })
  test('[S3.024] with all fields, the HTML cleaned', async () => {
    const { list, setting } = await ask(guestBulletinsCall, { body: { display_device: 1 } })
    expect(setting).toEqual({ display_frequency: 0 })
    expect(list[0]).toEqual({
      id: expect.any(Number),
      display_content: WELCOME,
      content: expect.stringMatching(/^<p>.*<a href="\/faq">.*<\/p>$/),
      display_device: 0,
      updated_at: '2026-03-01T08:00:00.000-04:00',
      picture: expect.stringMatching(new RegExp(`^/art/bulletin/${list[0]?.id}(\\.|$)`)),
      art: { emblem: 'castle', palette: 'sapphire', backdrop: 'mountains' },
      promotion_id: null,
    })
    expect(list[2]).toMatchObject({ display_device: 1, content: '<p>Hi</p>', picture: null })
  })
  test('get a bulletin whose promotion exists', async () => {
    const { list } = await ask(guestBulletinsCall)
    const id = list.find((one) => one.display_content === START)?.promotion_id
    const { body } = await door.say(promotionDetailCall, { body: { id } })
    expect(body).toMatchObject({
      code: 100,
      data: { category: 'welcome', title: 'Start with play money' },
    })
  })
})

describe('[S7.023] [S6.003] members', () => {
  test('[S7.024] get the bulletins of the place they are at', async () => {
    const member = await door.signIn('meilin')
    const at = async (display_location: number) =>
      titles(
        await ask(memberBulletinsCall, {
          member,
          headers: { lang: 'en_US' },
          body: { site_id: 1, display_device: 1, display_location },
        }),
      )
    expect(await at(2)).toEqual([WELCOME, START])
    expect(await at(3)).toEqual([DEPOSIT])
  })
  test('are refused without a valid display_location', async () => {
    const member = await door.signIn('meilin')
    for (const body of [{}, { display_location: 1 }, { display_location: '2' }]) {
      expect((await door.say(memberBulletinsCall, { member, body })).status).toBe(422)
    }
  })
  test('[S7.026] hide the bulletins of one location, and only there', async () => {
    const member = await door.signIn('sophia')
    const at = (display_location: number) => ({
      member,
      body: { display_device: 1, display_location },
    })
    const { body } = await door.say(hideBulletinsCall, at(2))
    expect(body).toMatchObject({ code: 100, data: { hidden: 2 } })
    expect(titles(await ask(memberBulletinsCall, at(2)))).toEqual([])
    expect(titles(await ask(memberBulletinsCall, at(3)))).toEqual([DEPOSIT])
    expect((await door.say(hideBulletinsCall, at(2))).body.data).toEqual({ hidden: 0 })
  })
  test('do not hide bulletins that are newer than seen_until', async () => {
    const member = await door.signIn('minhkhoa')
    const body = { display_location: 2, seen_until: '2026-03-01T07:59:59.999-04:00' }
    expect((await door.say(hideBulletinsCall, { member, body })).body.data).toEqual({ hidden: 0 })
    const now = { ...body, seen_until: '2026-03-01T12:00:00.000Z' }
    expect((await door.say(hideBulletinsCall, { member, body: now })).body.data).toEqual({
      hidden: 2,
    })
  })
  test('of another site have theirs, once in each session', async () => {
    const member = await door.signIn('tanawat', SECOND)
    const answer = await ask(memberBulletinsCall, {
      member,
      host: SITE_TWO,
      headers: { lang: 'th_TH' },
      body: { display_location: 2 },
    })
    expect(titles(answer)[0]).toBe('ยินดีต้อนรับ')
    expect(answer.setting).toEqual({ display_frequency: 1 })
  })
})

describe('[S7.025] the history', () => {
  test('has what is over, the newest first, a page at a time', async () => {
    const all = titles(await ask(bulletinHistoryCall, { body: { site_id: 1, display_device: 1 } }))
    expect(all).toEqual(['desktop', START, WELCOME, TABLES])
    const seen: string[] = []
    let after: string | null | undefined
    do {
      const body = { display_device: 1, count: 1, ...(after && { after }) }
      const page: Answer = await ask(bulletinHistoryCall, { body })
      seen.push(...titles(page))
      after = page.next
    } while (after)
    expect(seen).toEqual(all)
  })
  test('shows members their bulletins, including those they have hidden', async () => {
    const member = await door.signIn('sophia')
    const body = { display_location: 3 }
    await door.say(hideBulletinsCall, { member, body })
    expect(titles(await ask(bulletinHistoryCall, { member }))).toEqual([
      DEPOSIT,
      START,
      WELCOME,
      TABLES,
    ])
  })
})
