import { currencyFacts } from './currency.ts'
import { floorToShown, writeUnits, type Money, type Units } from './money.ts'

/** S9.029: the counter has at least this many digits, and more when the jackpot needs them. */
export const JACKPOT_MIN_DIGITS = 10

export type JackpotText = {
  /** Stand before the amount and are shown dim. */
  readonly zeros: string
  readonly digits: string
  /** As many as people of the currency see; empty where they see none. */
  readonly decimals: string
}

/** S3.035: the amount as the counter shows it, rounded down. A negative pool shows zero. */
export function padJackpot(amount: Money): JackpotText {
  const { units } = floorToShown(amount)
  const [digits = '0', fraction = ''] = writeUnits(units > 0n ? units : 0n).split('.')
  return {
    zeros: '0'.repeat(Math.max(0, JACKPOT_MIN_DIGITS - digits.length)),
    digits,
    decimals: fraction.slice(0, currencyFacts(amount.currency).decimals),
  }
}

export const jackpotTiers = ['grand', 'major', 'minor', 'mini'] as const
export type JackpotTier = (typeof jackpotTiers)[number]

const SHARES_PER_WHOLE = 10_000n
/** Of ten thousand; the grand tier is what the others leave. */
const SHARES = { major: 360n, minor: 28n, mini: 1n } as const

/** The total in parts that are together exactly the total. */
export function splitJackpot(total: Units): { name: JackpotTier; amount: Units }[] {
  const part = (share: bigint) => (total * share) / SHARES_PER_WHOLE
  const [major, minor, mini] = [part(SHARES.major), part(SHARES.minor), part(SHARES.mini)]
  return [
    { name: 'grand', amount: total - major - minor - mini },
    { name: 'major', amount: major },
    { name: 'minor', amount: minor },
    { name: 'mini', amount: mini },
  ]
}
