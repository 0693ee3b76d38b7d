import type { Units } from '@oriel/core/money'
import { moneyText, shortMoneyText } from '@oriel/core/money-text'
import { useMemo } from 'react'
import { useSeat } from './seat.ts'
import { useText } from './text.tsx'

export type MoneyWords = {
  /** $12.50 */
  money: (units: Units) => string
  /** $12, $12.50: where there is little room. */
  readonly short: (units: Units) => string
  /** +$12.50, −$3.10, $0.00 */
  net: (units: Units) => string
}

const MINUS = '\u2212'

/** Amounts in the player's currency, as their language writes them. */
export function useMoney(): MoneyWords {
  const { currency } = useSeat().state
  const { locale } = useText()
  return useMemo(() => {
    const money = (units: Units) => moneyText({ units, currency }, locale)
    const short = (units: Units) => shortMoneyText({ units, currency }, locale)
    const net = (units: Units) => {
      if (units === 0n) return money(0n)
      return units < 0n ? MINUS + money(-units) : `+${money(units)}`
    }
    return { money, short, net }
  }, [currency, locale])
}
