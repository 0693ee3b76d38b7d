import { LOGIN_HEADER, login } from '@oriel/contract/member/session'
import { loginPass, makeMembers } from '@oriel/dev-world/testing/sign-ins'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDoor, type OpenDoor } from '../testing/open-door.ts'

const TRIES = 500
/** So many of each kind: none is tried as often as the limit for wrong passwords allows. */
const EACH = 20
const named = (name: string): string[] =>
  Array.from({ length: EACH }, (_, number) => `${name}${1000 + number}`)
const ACCOUNTS = { known: named('timed'), unknown: named('nobody') }
/** A missing hash is 20 ms of work and more on any machine. */
const P95_APART_MS = 10
const MEDIAN_APART_MS = 5
/** By the clock a machine that is busy with others takes longer for everything. */
const MEDIAN_APART_SHARE = 0.1
const TEST_MAX_MS = 600_000

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

type Taken = { readonly clock: number; readonly work: number }
const MICROSECONDS = 1_000

/**
 * How long a wrong password is thought about, in milliseconds: by the clock, as who asks sees it,
 * and in processor time of this process, which does not grow when its neighbours are busy.
 */
async function timed(account: string): Promise<Taken> {
  const from = somewhere()
  const { header, captcha_token, answer } = await loginPass(
    door.database,
    testKeys,
    from,
    door.now(),
  )
  const body = { account, password: 'wrong123', captcha_token, answer }
  const worked = process.cpuUsage()
  const begun = performance.now()
  const said = await door.say(login, { from, body, headers: { [LOGIN_HEADER]: header } })
  const clock = performance.now() - begun
  const { user, system } = process.cpuUsage(worked)
  expect(said.body.code).toBe(101)
  return { clock, work: (user + system) / MICROSECONDS }
}

const valueAt = (values: readonly number[], part: number): number =>
  values.toSorted((left, right) => left - right)[Math.floor((values.length - 1) * part)] ?? NaN

test(
  '[S8.029] no account and a wrong password take equally long',
  async () => {
    const taken = { known: [] as Taken[], unknown: [] as Taken[] }
    // One after the other, one of each in turn: whatever else the machine does hits both alike.
    for (let turn = 0; turn < TRIES; turn += 1) {
      const kinds =
        turn % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
      for (const kind of kinds) taken[kind].push(await timed(ACCOUNTS[kind][turn % EACH] ?? ''))
    }
    const apart = (what: keyof Taken, part: number) => {
      const [known, unknown] = [taken.known, taken.unknown].map((all) =>
        valueAt(
          all.map((one) => one[what]),
          part,
        ),
      )
      return Math.abs((known ?? NaN) - (unknown ?? NaN))
    }
    expect(apart('work', 0.95)).toBeLessThan(P95_APART_MS)
    expect(apart('work', 0.5)).toBeLessThan(MEDIAN_APART_MS)
    const median = valueAt(
      taken.known.map(({ clock }) => clock),
      0.5,
    )
    expect(apart('clock', 0.5)).toBeLessThan(Math.max(MEDIAN_APART_MS, median * MEDIAN_APART_SHARE))
  },
  TEST_MAX_MS,
)
