import type { Currency } from '@oriel/core/currency'
import { UNITS_PER_ONE, type Units } from '@oriel/core/money'
import type { TransferFate } from '@oriel/domain/provider'

/** From this difference on no more money goes to a provider until a person has looked at it. */
const STOP_FROM: Readonly<Record<Currency, bigint>> = {
  RMB: 700n,
  VND: 2_500_000n,
  WON: 130_000n,
  JPY: 15_000n,
  THB: 3_500n,
  USD: 100n,
  INR: 8_000n,
  MMK: 200_000n,
  BRL: 500n,
  BDT: 11_000n,
  NGN: 150_000n,
  GP: 100n,
}

const sizeOf = (units: Units): Units => (units < 0n ? -units : units)

export const stopsTransfers = (difference: Units, currency: Currency): boolean =>
  sizeOf(difference) >= STOP_FROM[currency] * UNITS_PER_ONE

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
