import { allCalls } from '@oriel/contract/calls'
import {
  handOverCall,
  logoutCall,
  skipQuestionCall,
  takeHandOverCall,
} from '@oriel/contract/member/session'
import { listRefusals } from '@oriel/domain/audit'
import {
  fingerprintOf,
  hashSecret,
  setMemberState,
  type SessionSecrets,
} from '@oriel/domain/session'
import { takeTicket } from '@oriel/domain/realtime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { castMember } from '../../testing/cast-member.ts'
import { code, openDoor, SITE_TWO, type OpenDoor, type Said } from '../../testing/open-door.ts'
import { signInSteps, type Visitor } from '../../testing/visitor.ts'

let door: OpenDoor
let steps: ReturnType<typeof signInSteps>
beforeAll(async () => {
  door = await openDoor()
  steps = signInSteps(door)
})
afterAll(() => door.close())

const forMembers = allCalls.filter((call) => call.door === 'api' && call.auth === 'member')
/** What every call for members says to who comes with this. */
const statuses = async (member: Partial<SessionSecrets>): Promise<number[]> => {
  const said = await Promise.all(forMembers.map((call) => door.say(call, { member })))
  return [...new Set(said.map(({ status }) => status))]
}
const endedNews = async (): Promise<unknown[]> => {
  const facts = door.database.rows.selectFrom('outbox').select('data').orderBy('seq')
  const rows = await facts.where('name', '=', 'session.changed').execute()
  return rows.map(({ data }) => data)
}
const fingerprint = (token: string) => fingerprintOf(hashSecret(token))

async function signedIn(): Promise<Visitor> {
  const visitor = steps.visitor()
  expect(code(await visitor.login('sophia'))).toBe('100')
  return visitor
}

describe('[A51] the secrets of a session open no member call', () => {
  test('after logout, which its sockets are notified of', async () => {
    const visitor = await signedIn()
    const secrets = visitor.secrets()
    expect(code(await visitor.say(logoutCall))).toBe('100')
    expect(await statuses(secrets)).toEqual([401])
    const ended = fingerprint(secrets.token)
    expect((await endedNews()).at(-1)).toMatchObject({ fingerprint: '', ended })
  })

  test('after a sign-in on another device, which its sockets are notified of', async () => {
    const first = await signedIn()
    const second = await signedIn()
    expect(await statuses(first.secrets())).toEqual([401])
    const { token } = second.secrets()
    expect((await endedNews()).at(-1)).toMatchObject({ fingerprint: fingerprint(token) })
    expect((await second.ticket()).status).toBe(200)
  })

  test('S2: after their member is closed, which their sockets are notified of', async () => {
    const visitor = await signedIn()
    const secrets = visitor.secrets()
    const { ticket } = (await visitor.ticket()).body.data as { ticket: string }
    const sophia = await castMember(door, 'sophia')
    const by = { staff: 'anna', because: 'a test', now: door.now() }
    await setMemberState(door.database, { ...sophia, state: 'frozen' }, by)
    expect(await statuses(secrets)).toEqual([401])
    expect(await takeTicket(door.database, ticket, door.now())).toBeNull()
    const ended = fingerprint(secrets.token)
    expect((await endedNews()).at(-1)).toMatchObject({ fingerprint: '', ended })
    await setMemberState(door.database, { ...sophia, state: 'open' }, by)
    expect(await statuses(secrets)).toEqual([401])
  })

  test('after 30 minutes without use, and after 12 hours in any case', async () => {
    const visitor = await signedIn()
    door.wait(30 * 60_000)
    expect(await statuses(visitor.secrets())).toEqual([401])
    const busy = await signedIn()
    for (let times = 0; times < 36; times += 1) {
      expect((await busy.ticket()).status).toBe(200)
      door.wait(20 * 60_000)
    }
    expect(await statuses(busy.secrets())).toEqual([401])
  })
})

test('[A52] a token without its cookie, or with another one, opens no call for members', async () => {
  const { token, binding } = (await signedIn()).secrets()
  expect(forMembers.length).toBeGreaterThan(10)
  expect(await statuses({ token })).toEqual([401])
  expect(await statuses({ binding })).toEqual([401])
  expect(await statuses({ token, binding: token })).toEqual([401])
  expect(await statuses({ token: binding, binding })).toEqual([401])
})

describe('a code of a hand-over', () => {
  const codeFor = async (visitor: Visitor): Promise<string> =>
    ((await visitor.say(handOverCall)).body.data as { enc: string }).enc
  const take = (enc: string, visitor = steps.visitor()) =>
    visitor.say(takeHandOverCall, { code: enc })
  /** All that is told, but for its number. */
  const seen = ({ status, headers, body }: Said): string =>
    JSON.stringify([status, { ...body, trace_id: '' }, Object.keys(headers).toSorted()])
  const failures = async () => {
    const refusals = await listRefusals(door.database.rows, null, 9)
    const failed = refusals.find(({ refused }) => refused === 'hand_over_failed')
    return failed?.count ?? 0
  }

  test('[A53] is refused twice, after sixty seconds and on another site, and audited', async () => {
    const visitor = await signedIn()
    const [used, late, foreign] = [
      await codeFor(visitor),
      await codeFor(visitor),
      await codeFor(visitor),
    ]
    const before = await failures()
    const other = steps.visitor({ host: SITE_TWO, headers: { lang: 'en_US' } })
    expect(code(await take(foreign, other))).toBe('101')
    door.wait(60_000)
    expect(code(await take(late))).toBe('101')
    expect(await failures()).toBe(before + 2)
    const again = await codeFor(visitor)
    expect(code(await take(again))).toBe('100')
    expect(code(await take(again))).toBe('101')
    expect(code(await take(used))).toBe('101')
    expect(await failures()).toBe(before + 4)
  })

  test('[A54] gets the same refusal with any byte changed, removed or added', async () => {
    const visitor = await signedIn()
    const bytes = Buffer.from(await codeFor(visitor), 'base64url')
    const changed = Array.from(bytes, (byte, at) => {
      const copy = Buffer.from(bytes)
      copy[at] = byte ^ (1 << (at % 8))
      return copy
    })
    const cut = Array.from(bytes, (_byte, at) => bytes.subarray(0, at))
    const longer = Buffer.concat([bytes, Buffer.of(0)])
    const told = new Set<string>()
    for (const one of [...changed, ...cut, longer]) {
      told.add(seen(await take(one.toString('base64url'), visitor)))
    }
    expect([...told]).toHaveLength(1)
    expect([...told][0]).toContain('"code":101')
    // None of them has used the right one up.
    expect(code(await take(bytes.toString('base64url')))).toBe('100')
  })
})

test('[A57] skipping a hundred times, or with ids of other members, gives no session', async () => {
  const visitor = steps.visitor({ host: SITE_TWO })
  const asked = (await visitor.login('tanawat')).body.data as { member_login_id: string }
  const codes = new Set<string>()
  for (let times = 0; times < 100; times += 1) {
    const said = await visitor.say(skipQuestionCall, { member_login_id: asked.member_login_id })
    codes.add(code(said))
    expect(said.headers['set-cookie']).toBeUndefined()
    expect(JSON.stringify(said.body)).not.toContain('token')
  }
  expect([...codes]).toEqual(['100', '998', '101'])
  expect((await visitor.ticket()).status).toBe(401)
})
