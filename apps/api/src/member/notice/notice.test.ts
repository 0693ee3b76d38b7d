import { noticesCall, setNoticeCall } from '@oriel/contract/member/notice'
import { listAudit } from '@oriel/domain/audit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDoor, type OpenDoor, type Request } from '../../testing/open-door.ts'
import { everyReason } from '../../testing/provoke.ts'

const CHANGES_MAX = 30

let door: OpenDoor
let sophia: Awaited<ReturnType<OpenDoor['signIn']>>
let meilin: typeof sophia
beforeAll(async () => {
  door = await openDoor()
  sophia = await door.signIn('sophia')
  meilin = await door.signIn('meilin')
})
afterAll(() => door.close())

type Line = { kind: string; channel: string; wanted: 0 | 1; is_fixed: 0 | 1 }
const set = (kind: string, channel: string, wanted: unknown, member: Request['member'] = sophia) =>
  door.say(setNoticeCall, { member, body: { kind, channel, wanted } })
async function list(member: Request['member'] = sophia): Promise<Line[]> {
  const said = await door.say(noticesCall, { member })
  expect(said.body.code).toBe(100)
  return (said.body.data as { list: Line[] }).list
}

describe('the choices of a member', () => {
  test('are listed, with what is usual and what is fixed', async () => {
    const line = (kind: string, channel: string, wanted: 0 | 1, is_fixed: 0 | 1): Line => {
      return { kind, channel, wanted, is_fixed }
    }
    expect(await list()).toEqual([
      line('security', 'mail', 1, 1),
      line('security', 'sms', 1, 1),
      line('service', 'letter', 1, 1),
      line('service', 'mail', 0, 0),
      line('offer', 'letter', 1, 0),
      line('offer', 'mail', 0, 0),
      line('gift', 'page', 1, 0),
    ])
  })

  test('change one at a time, with a line in the trail, and for nobody else', async () => {
    expect((await set('offer', 'letter', 0, meilin)).body.code).toBe(100)
    const [before, hers] = [await list(), await list(meilin)]
    expect((await set('offer', 'letter', 0)).body.code).toBe(100)
    const changed = before.map((one) =>
      one.kind === 'offer' && one.channel === 'letter' ? { ...one, wanted: 0 } : one,
    )
    expect(await list()).toEqual(changed)
    expect(await list(meilin)).toEqual(hers)
    const [line] = await listAudit(door.database.rows, sophia.memberId, 1)
    const facts = { kind: 'offer', channel: 'letter', wanted: false }
    expect(line).toMatchObject({ kind: 'notice_changed', facts })
    expect(line?.ip).not.toBeNull()
    expect((await set('offer', 'letter', 1)).body.code).toBe(100)
    expect([await list(), await list(meilin)]).toEqual([before, hers])
  })

  test.each([
    ['offers', 'letter', 1],
    ['offer', 'pigeon', 1],
    ['offer', 'letter', 2],
    ['offer', 'letter', 'yes'],
    ['__proto__', 'letter', 1],
    ["offer' OR true --", 'letter', 1],
  ])('%s by %s as %s is refused', async (kind, channel, wanted) => {
    const before = await list()
    expect((await set(kind, channel, wanted)).status).toBe(422)
    expect(await list()).toEqual(before)
  })

  test('cannot be named for another member', async () => {
    const hers = await list(meilin)
    const whose = { member_id: meilin.memberId, memberId: meilin.memberId, id: meilin.memberId }
    const body = { kind: 'gift', channel: 'page', wanted: 0, ...whose }
    await door.say(setNoticeCall, { member: sophia, body })
    expect(await list(meilin)).toEqual(hers)
    await set('gift', 'page', 1)
  })

  test('are for who is signed in', async () => {
    expect((await door.say(noticesCall)).body.code).toBe(401)
    const body = { kind: 'offer', channel: 'mail', wanted: 1 }
    expect((await door.say(setNoticeCall, { body })).body.code).toBe(401)
  })

  test('change 30 times an hour', async () => {
    const khoa = await door.signIn('minhkhoa')
    for (let turn = 0; turn < CHANGES_MAX; turn += 1) {
      expect((await set('offer', 'mail', turn % 2, khoa)).status).toBe(200)
    }
    const often = await set('offer', 'mail', 0, khoa)
    expect([often.status, often.body.code]).toEqual([429, 429])
    const mail = (await list(khoa)).find((one) => one.kind === 'offer' && one.channel === 'mail')
    expect(mail?.wanted).toBe(1)
    expect((await set('offer', 'mail', 1, meilin)).status).toBe(200)
  })
})

everyReason(setNoticeCall, { notice_fixed: () => set('security', 'mail', 0) })

test.each([
  ['security', 'sms'],
  ['service', 'letter'],
  ['gift', 'mail'],
])('%s by %s is fixed as well', async (kind, channel) => {
  const before = await list()
  expect((await set(kind, channel, 0)).body.code).toBe(101)
  expect(await list()).toEqual(before)
})
