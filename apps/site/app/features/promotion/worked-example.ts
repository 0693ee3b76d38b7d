import type { Currency } from '@oriel/core/currency'
import { money, UNITS_PER_ONE, type Money, type Units } from '@oriel/core/money'

/** A deposit that is round and usual in its currency. */
const EXAMPLE_DEPOSITS: Readonly<Record<Currency, number>> = {
  RMB: 500,
  VND: 1_000_000,
  WON: 100_000,
  JPY: 10_000,
  THB: 1_000,
  USD: 100,
  INR: 5_000,
  MMK: 100_000,
  BRL: 500,
  BDT: 5_000,
  NGN: 50_000,
  GP: 100,
}

/** What slots give back of every hundred staked, on average: the example says so. */
export const EXAMPLE_RETURN_PERCENT = 96
const PERCENT = 100n

export type Offered = {
  readonly bonusPercent: number | null
  readonly maxBonus: Money | null
  readonly turnover: number | null
}

export type WorkedExample = {
  readonly deposit: Money
  readonly bonus: Money
  /** The share of the deposit was more than the largest bonus. */
  readonly isCapped: boolean
  /** All bets together before the bonus can be withdrawn; null where none are asked for. */
  readonly mustBet: Money | null
  /** What those bets cost on average. */
  readonly cost: Money | null
}

/** An offer counted through with round numbers; null when it is no share of a deposit. */
export function workedExample(offer: Offered, currency: Currency): WorkedExample | null {
  const { bonusPercent, maxBonus, turnover } = offer
  if (bonusPercent === null) return null
  const own = maxBonus?.currency ?? currency
  const deposit = BigInt(EXAMPLE_DEPOSITS[own]) * UNITS_PER_ONE
  const share = (deposit * BigInt(bonusPercent)) / PERCENT
  const isCapped = maxBonus !== null && share > maxBonus.units
  const bonus = isCapped ? maxBonus.units : share
  const mustBet = turnover === null ? null : bonus * BigInt(turnover)
  const kept = BigInt(100 - EXAMPLE_RETURN_PERCENT)
  const of = (units: Units): Money => money(units, own)
  return {
    deposit: of(deposit),
    bonus: of(bonus),
    isCapped,
    mustBet: mustBet === null ? null : of(mustBet),
    cost: mustBet === null ? null : of((mustBet * kept) / PERCENT),
  }
}
