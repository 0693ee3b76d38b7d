import { setTimeout as pause } from 'node:timers/promises'
import { patient } from '@oriel/core/testing/patience'
import { createConnection } from '@oriel/db/pool'
import { moveClock } from '@oriel/dev-world/testing/move-clock'
import type { PlayGround } from '../play/ground.ts'
import type { Outside } from './outside.ts'

export type Settled = {
  /** From the end of the load until nothing was under way any more; no number when it never was. */
  readonly seconds: number
}

const LOOK_MS = 500
const TELL_EVERY_S = 5
const SETTLE_MAX_MS = patient(150_000)
const HOUR_MS = 3_600_000
/** Longer than an order may be paid for, and than anybody waits to ask about a payout again. */
const AHEAD_MS = 2 * HOUR_MS

const WAITING = `SELECT
  (SELECT count(*)::int FROM deposits WHERE ended_at IS NULL) AS orders,
  (SELECT count(*)::int FROM withdrawals WHERE ended_at IS NULL) AS withdrawals,
  (SELECT count(*)::int FROM payouts WHERE ended_at IS NULL) AS payouts,
  (SELECT count(*)::int FROM payouts WHERE again_at <= house_now()) AS asked_again,
  (SELECT count(*)::int FROM payment_refunds WHERE ended_at IS NULL) AS refunds,
  (SELECT count(*)::int FROM payment_disputes WHERE due_at <= house_now()) AS disputes,
  (SELECT count(*)::int FROM parked_arrivals WHERE due_at <= house_now()) AS parked`
type Waiting = Readonly<Record<string, number>>

/**
 * What is under way comes to its end. Then the clock goes on by hours, for what only time ends.
 */
export async function settleAll(
  ground: Pick<PlayGround, 'ownerUrl'>,
  outside: Outside,
  /** What does not move for so long is not waited for. */
  stillMaxMs: number,
  note: (text: string) => void,
): Promise<Settled> {
  const begun = performance.now()
  const house = createConnection({ url: ground.ownerUrl, name: 'judge' })
  await house.connect()
  try {
    await endArrivals(outside)
    await untilNone(house, ['withdrawals', 'payouts', 'refunds'], { begun, stillMaxMs, note })
    await moveClock(ground.ownerUrl, { aheadMs: AHEAD_MS })
    note('the clock goes on by two hours')
    const isOver = await untilNone(house, ALL, { begun, stillMaxMs, note })
    const seconds = (performance.now() - begun) / 1000
    note(`nothing is under way after ${seconds.toFixed(1)} s`)
    return { seconds: isOver ? seconds : Number.NaN }
  } finally {
    await house.end()
  }
}

/** What was seen there is final, or was dropped. */
async function endArrivals(outside: Outside): Promise<void> {
  for (const link of outside.links) {
    const { arrivals } = await outside.dump(link)
    for (const { tx, state } of arrivals) {
      if (state === 'seen') await outside.act(link, { act: 'settle', tx })
    }
  }
}

const ALL = [
  'orders',
  'withdrawals',
  'payouts',
  'asked_again',
  'refunds',
  'disputes',
  'parked',
] as const

type Patience = {
  readonly begun: number
  readonly stillMaxMs: number
  readonly note: (text: string) => void
}

async function untilNone(
  house: ReturnType<typeof createConnection>,
  names: readonly string[],
  { begun, stillMaxMs, note }: Patience,
): Promise<boolean> {
  let [last, movedAt, toldAt] = ['', performance.now(), 0]
  while (performance.now() - begun < SETTLE_MAX_MS) {
    const { rows } = await house.query<Waiting>(WAITING)
    const now = rows[0] ?? {}
    if (names.every((name) => now[name] === 0)) return true
    const told = JSON.stringify(now)
    if (told !== last) movedAt = performance.now()
    last = told
    if (performance.now() - movedAt > stillMaxMs) break
    if (performance.now() - toldAt > TELL_EVERY_S * 1000) {
      toldAt = performance.now()
      note(`still under way: ${told}`)
    }
    await pause(LOOK_MS)
  }
  note(`left: ${last}`)
  return false
}
