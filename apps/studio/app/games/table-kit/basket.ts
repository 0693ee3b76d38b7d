import type { Units } from '@oriel/core/money'
import { SPOTS_MAX } from '../../../src/table/wire.ts'

export type Bet = { readonly spot: string; readonly stake: Units }
/** Chips that lie on the table but are not placed: an entry for each press, to undo one. */
export type Basket = readonly (readonly Bet[])[]
export type Sums = ReadonlyMap<string, Units>

export const EMPTY: Basket = []

export const put = (basket: Basket, bets: readonly Bet[]): Basket => [...basket, bets]
export const undo = (basket: Basket): Basket => basket.slice(0, -1)
/** Nothing on a spot any more, whichever presses laid it. */
export const without = (basket: Basket, spot: string): Basket =>
  basket.map((bets) => bets.filter((bet) => bet.spot !== spot)).filter((bets) => bets.length > 0)

/** What lies on each spot. */
export function sumsOf(bets: Iterable<Bet>): Sums {
  const sums = new Map<string, Units>()
  for (const { spot, stake } of bets) sums.set(spot, (sums.get(spot) ?? 0n) + stake)
  return sums
}

/** The same as bets again, one for each spot, in the order the spots were first bet on. */
export const betsOf = (sums: Sums): Bet[] => [...sums].map(([spot, stake]) => ({ spot, stake }))

export const totalOf = (bets: Iterable<Pick<Bet, 'stake'>>): Units => {
  let total = 0n
  for (const { stake } of bets) total += stake
  return total
}

export type Bounds = { readonly most: Units; readonly balance: Units }
/** Why chips cannot be laid: too much at once, too little money, too many spots. */
export type WhyNot = 'limit' | 'funds' | 'spots'

export function whyNot(basket: Basket, more: readonly Bet[], bounds: Bounds): WhyNot | null {
  const all = [...basket.flat(), ...more]
  const total = totalOf(all)
  if (total > bounds.balance) return 'funds'
  if (total > bounds.most) return 'limit'
  return sumsOf(all).size > SPOTS_MAX ? 'spots' : null
}
