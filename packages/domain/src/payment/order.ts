import type { Currency } from '@oriel/core/currency'
import { ceilToShown, floorToShown, money, type Units } from '@oriel/core/money'
import type { PaymentFee } from './methods.ts'

/** What a member pays for an amount: rounded up to the coin that is shown, and never all of it. */
export function feeOf(units: Units, currency: Currency, fee: PaymentFee): Units {
  const { fixed, ppm, least, most } = fee
  const share = (units * BigInt(ppm) + 999_999n) / 1_000_000n
  const shown = ceilToShown(money(fixed + share, currency)).units
  const bounded = shown < least ? least : shown
  const asked = most !== null && bounded > most ? most : bounded
  return asked < units ? asked : units
}

/** An amount that can be written in shown coins. */
export const isShown = (units: Units, currency: Currency): boolean =>
  floorToShown(money(units, currency)).units === units

const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const NUMBER_SIGNS = 6

/** From the day at the site and random bits of the id: it tells nobody how many there are. */
export function numberOf(letter: 'D' | 'W', id: string, day: string): string {
  let bits = BigInt(`0x${id.replaceAll('-', '').slice(-8)}`) & ((1n << 30n) - 1n)
  let text = ''
  for (let sign = 0; sign < NUMBER_SIGNS; sign += 1) {
    text = (SIGNS[Number(bits & 31n)] ?? '') + text
    bits >>= 5n
  }
  return `${letter}${day.slice(2).replaceAll('-', '')}-${text}`
}
