import { LOGIN_HEADER, login } from '@oriel/contract/member/session'
import { loginPass, makeMembers } from '@oriel/dev-world/testing/sign-ins'
import { HASHES_AT_ONCE } from '@oriel/domain/password'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDoor, type OpenDoor } from '../testing/open-door.ts'

const TRIES = 500
/** So many of each kind: none is tried as often as the limit for wrong passwords allows. */
const EACH = 20
const named = (name: string): string[] =>
  Array.from({ length: EACH }, (_, number) => `${name}${1000 + number}`)
const ACCOUNTS = { known: named('timed'), unknown: named('nobody') }
/**
 * A missing hash is 40 ms and more on any machine. One that is busy with others takes longer for
 * everything and spreads it wider, so that the bound is a share of the time once that is more.
 */
const P95_APART_MS = 10
const P95_APART_SHARE = 0.2
const MEDIAN_APART_MS = 5
const MEDIAN_APART_SHARE = 0.1
const TEST_MAX_MS = 300_000

let door: OpenDoor
beforeAll(async () => {
  door = await openDoor()
  await makeMembers(door.database, testKeys, ACCOUNTS.known)
})
afterAll(() => door.close())

let tries = 0
/** Limits are per network: everybody comes from another one. */
const somewhere = (): string => {
  tries += 1
  return `100.${64 + (tries >> 8)}.${tries & 255}.7`
}

/** How long a wrong password is thought about, in milliseconds. */
async function timed(account: string): Promise<number> {
  const from = somewhere()
  const { header, captcha_token, answer } = await loginPass(
    door.database,
    testKeys,
    from,
    door.now(),
  )
  const body = { account, password: 'wrong123', captcha_token, answer }
  const begun = performance.now()
  const said = await door.say(login, { from, body, headers: { [LOGIN_HEADER]: header } })
  const took = performance.now() - begun
  expect(said.body.code).toBe(101)
  return took
}

const valueAt = (values: readonly number[], part: number): number =>
  values.toSorted((left, right) => left - right)[Math.floor((values.length - 1) * part)] ?? NaN

type Times = { readonly known: number[]; readonly unknown: number[] }

/** One of each in turn: whatever else the machine does hits both alike. */
async function keepTrying(times: Times, lane: number): Promise<void> {
  for (let turn = lane; turn < TRIES; turn += HASHES_AT_ONCE) {
    const order = turn % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const kind of order) times[kind].push(await timed(ACCOUNTS[kind][turn % EACH] ?? ''))
  }
}

test(
  '[S8.029] no account and a wrong password take equally long',
  async () => {
    const times: Times = { known: [], unknown: [] }
    // As many at once as are hashed at once: none of them waits for another.
    const lanes = Array.from({ length: HASHES_AT_ONCE }, (_, lane) => keepTrying(times, lane))
    await Promise.all(lanes)
    expect([times.known.length, times.unknown.length]).toEqual([TRIES, TRIES])
    const median = valueAt(times.known, 0.5)
    const apart = (part: number) =>
      Math.abs(valueAt(times.known, part) - valueAt(times.unknown, part))
    expect(apart(0.5)).toBeLessThan(Math.max(MEDIAN_APART_MS, median * MEDIAN_APART_SHARE))
    expect(apart(0.95)).toBeLessThan(Math.max(P95_APART_MS, median * P95_APART_SHARE))
  },
  TEST_MAX_MS,
)
