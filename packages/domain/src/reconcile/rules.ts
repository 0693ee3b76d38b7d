import type { Currency } from '@oriel/core/currency'
import { dollarsIn } from '@oriel/core/dollars'
import type { Units } from '@oriel/core/money'
import type { TransferFate } from '@oriel/domain/provider'

const sizeOf = (units: Units): Units => (units < 0n ? -units : units)

/** From about 100 dollars on no more money goes to a provider until a person has looked at it. */
export const stopsTransfers = (difference: Units, currency: Currency): boolean =>
  sizeOf(difference) >= dollarsIn(100n, currency)

export type EndedTransfer = {
  readonly state: 'completed' | 'reversed'
  readonly moved: Units | null
}

/**
 * How much more a provider has moved than we have written down; null where it cannot be said. What
 * was reversed must never have been applied, and what was completed must have been, by this much.
 */
export function differenceOf({ state, moved }: EndedTransfer, fate: TransferFate): Units | null {
  if (fate.state === 'pending') return null
  const applied = fate.state === 'applied' ? fate.amount : 0n
  return applied - (state === 'completed' ? (moved ?? 0n) : 0n)
}

const SEEN_FOR_MS = 55_000

/**
 * Whether a difference between a balance and our books is one. Rounds may still be on their way: it
 * must have stayed the same for a minute, in which the feed was read to its end.
 */
export const isCertain = (at: {
  readonly difference: Units
  readonly before: { readonly difference: Units; readonly since: Date } | null
  readonly feedReadAt: Date | null
  readonly now: Date
}): boolean =>
  at.difference !== 0n &&
  at.before?.difference === at.difference &&
  at.now.getTime() - at.before.since.getTime() >= SEEN_FOR_MS &&
  at.feedReadAt !== null &&
  at.feedReadAt > at.before.since

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** A provider that has not answered is asked again after one minute, two, four, up to an hour. */
export const retryAfterMs = (tries: number): number =>
  Math.min(MINUTE_MS * 2 ** Math.min(tries, 10), HOUR_MS)

const STILL_MIN_MS = 2 * MINUTE_MS
const STILL_MAX_MS = 24 * HOUR_MS
/** After this long an empty place is believed to be empty. */
const EMPTIED_MS = 2 * HOUR_MS

/**
 * When a place is compared next; null: not before money moves there again. What has lain still for
 * long is seldom asked for: as long again as half of the time it has.
 */
export function nextLookMs(at: {
  readonly difference: Units
  readonly isEmpty: boolean
  readonly stillMs: number
}): number | null {
  if (at.difference !== 0n) return MINUTE_MS
  if (at.isEmpty && at.stillMs > EMPTIED_MS) return null
  return Math.min(Math.max(at.stillMs / 2, STILL_MIN_MS), STILL_MAX_MS)
}
