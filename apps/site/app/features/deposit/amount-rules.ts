import { currencyFacts, type Currency } from '@oriel/core/currency'
import { parseUnits, UNITS_PER_ONE, type Units } from '@oriel/core/money'
import { refuse, done, type Outcome } from '@oriel/core/outcome'
import { digitsOf } from '@oriel/ui/form/typed-digits'

export type AmountFault = 'empty' | 'number' | 'decimals' | 'least' | 'most'
export type Range = { readonly min: Units; readonly max: Units }

/** Points between thousands, and a comma before the cents. */
const POINT_GROUPS: ReadonlySet<string> = new Set(['vi-VN', 'pt-BR'])
/** The longest amount there is has fourteen digits. */
const TYPED_MAX = 30

/**
 * An amount as people type it: digits of any script, with or without groups. A sign that could be
 * either counts as a group only where whole groups follow it; what was understood is shown beside.
 */
export function readAmount(
  typed: string,
  currency: Currency,
  { min, max }: Range,
): Outcome<Units, AmountFault> {
  const text = plainDigits(typed)
  if (text === '') return refuse('empty')
  if (text.length > TYPED_MAX) return refuse('number')
  const parts = partsOf(text, currency)
  if (!parts) return refuse('number')
  if (parts.cents.length > currencyFacts(currency).decimals) return refuse('decimals')
  const whole = parts.whole.replace(/^0+(?=\d)/, '')
  const units = parseUnits(parts.cents === '' ? whole : `${whole}.${parts.cents}`)
  if (units === null) return refuse('most')
  if (units < min) return refuse('least')
  return units > max ? refuse('most') : done(units)
}

const plainDigits = (typed: string): string =>
  Array.from(typed.replaceAll(/\s/g, ''), (sign) => digitsOf(sign) || sign).join('')

type Parts = { readonly whole: string; readonly cents: string }

function partsOf(text: string, currency: Currency): Parts | null {
  const [group, point] = POINT_GROUPS.has(currencyFacts(currency).grouping)
    ? ['\\.', ',']
    : [',', '\\.']
  const usual = new RegExp(
    `^(\\d+|\\d{1,3}(?:${group}\\d{2,3})*${group}\\d{3})(?:${point}(\\d+))?$`,
  )
  // 100,50 where a comma groups: too few digits for a group, so they are cents.
  const other = new RegExp(`^(\\d+)${group}(\\d{1,2})$`)
  const found = usual.exec(text) ?? other.exec(text)
  if (!found) return null
  const [, whole = '', cents = ''] = found
  return { whole: whole.replaceAll(/\D/g, ''), cents }
}

const QUICK = 6
const STEPS = [1n, 2n, 5n]

/** Round amounts from the least one upwards: 10, 20, 50, 100, 200, 500. */
export function quickAmounts({ min, max }: Range): Units[] {
  const amounts: Units[] = []
  for (let power = UNITS_PER_ONE; power <= max && amounts.length < QUICK; power *= 10n) {
    amounts.push(...STEPS.map((step) => step * power).filter((one) => one >= min && one <= max))
  }
  return amounts.slice(0, QUICK)
}
