import { sql } from 'kysely'
import { expect } from 'vitest'
import { sweepPlays } from '@oriel/domain/play'
import { sweepTransfers } from '@oriel/domain/transfer'
import type { Driver } from '@oriel/domain/transfer'
import { createOutside, type Fate } from './outside.ts'
import { createPlayhouse, ONE, TWO, type Ground, type Playhouse } from './playhouse.ts'

/** The process is gone: nothing after this line happened. */
class Death extends Error {}

export type Flow = {
  readonly name: string
  /** What stands before, with a provider that answers. */
  readonly before: (house: Playhouse) => Promise<unknown>
  /** What a process does until it dies. */
  readonly run: (house: Playhouse, driver: Driver) => Promise<unknown>
}

/** Every boundary of the flow, as they are passed when nobody dies. */
export async function boundariesOf(ground: Ground, flow: Flow): Promise<string[]> {
  const house = await createPlayhouse({ ground })
  const passed: string[] = []
  await flow.before(house)
  await flow.run(house, { ...house.driver, at: (boundary) => void passed.push(boundary) })
  return passed
}

export type CrashCase = {
  readonly flow: Flow
  /** Dies when this many boundaries were passed. */
  readonly at: number
  readonly fate: Fate
  readonly cancel: boolean
}

/** Dies there, the first money request meets that fate; then others go on, and all agrees. */
export async function crash(ground: Ground, { flow, at, fate, cancel }: CrashCase): Promise<void> {
  const one = createOutside({ cancel })
  const two = createOutside({ cancel })
  const house = await createPlayhouse({ one, two, ground })
  await flow.before(house)
  let met = 0
  const plan = (call: string): Fate => {
    if (!call.startsWith('transfer')) return 'answered'
    met += 1
    return met === 1 ? fate : 'answered'
  }
  one.plan(plan)
  two.plan(plan)
  let passed = 0
  const die = () => {
    passed += 1
    if (passed > at) throw new Death()
  }
  await flow.run(house, { ...house.driver, at: die }).catch((error: unknown) => {
    if (!(error instanceof Death)) throw error
  })
  await settle(house)
  await judge(house)
}

const ROUNDS_MAX = 12

/** Others take over: what the dead one held is free after its time, and late requests arrive. */
async function settle(house: Playhouse): Promise<void> {
  for (let round = 0; round < ROUNDS_MAX && (await free(house)); round += 1) {
    await sweepTransfers(house.driver)
    await free(house)
    await sweepPlays(house.driver)
    house.one.arriveLate()
    house.two.arriveLate()
  }
}

/** Whether anything is still under way, or on the way to a provider. */
async function free({ database: { rows }, memberId, one, two }: Playhouse): Promise<boolean> {
  const freed = await sql`
    WITH t AS (UPDATE transfers SET taken_until = NULL, due_at = house_now()
      WHERE ended_at IS NULL AND member_id = ${memberId} RETURNING id),
    p AS (UPDATE plays SET taken_until = NULL, due_at = house_now()
      WHERE state IN ('starting', 'leaving') AND member_id = ${memberId} RETURNING id)
    SELECT id FROM t UNION ALL SELECT id FROM p`.execute(rows)
  return freed.rows.length > 0 || one.lateCount() + two.lateCount() > 0
}

/** Both sides agree, by reference and by sum, and nothing is on its way any more. */
export async function judge(house: Playhouse): Promise<void> {
  const { rows } = house.database
  const transfers = await rows
    .selectFrom('transfers')
    .selectAll()
    .where('member_id', '=', house.memberId)
    .execute()
  const fates = new Map([...house.one.fates(), ...house.two.fates()])
  for (const { reference, state } of transfers) {
    const fate = fates.get(reference)?.state ?? 'not_found'
    expect([reference, state, fate]).toEqual([
      reference,
      state,
      state === 'completed' ? 'applied' : expect.stringMatching(/refused|cancelled|not_found/),
    ])
  }
  const [available, one, two] = [
    await house.available(),
    house.one.balanceOf(house.player),
    house.two.balanceOf(house.player),
  ]
  expect(available + one + two).toBe(1_000_000n)
  expect(await house.mirror(ONE)).toBe(one)
  expect(await house.mirror(TWO)).toBe(two)
  expect(await house.transit(ONE)).toBe(0n)
  expect(await house.transit(TWO)).toBe(0n)
  // Wherever money lies, it is written that it may.
  const holding = await rows
    .selectFrom('provider_players')
    .select('provider_id')
    .where('member_id', '=', house.memberId)
    .where('holds_since', 'is not', null)
    .execute()
  const named = new Set(holding.map(({ provider_id: id }) => id))
  if (one > 0n) expect(named).toContain(ONE)
  if (two > 0n) expect(named).toContain(TWO)
}
