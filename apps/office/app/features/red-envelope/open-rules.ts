import type { Currency } from '@oriel/core/currency'
import { timeOf } from '../../parts/site-time.ts'

/** What the sheet holds while somebody writes it. */
export type Wanted = {
  readonly name: string
  readonly currency: string
  readonly total: string
  readonly slots: string
  readonly least: string
  readonly most: string
  readonly from: string
  readonly until: string
  readonly before: string
}

const MONEY = /^\d{1,12}(\.\d{1,4})?$/
const COUNT = /^\d{1,5}$/

/** What is sent, or null while something is missing; amounts are judged by the server. */
export function inputOf(id: string, wanted: Wanted, timeZone: string) {
  const { name, currency, total, slots, least, most } = wanted
  const [opensAt, endAt] = [timeOf(wanted.from, timeZone), timeOf(wanted.until, timeZone)]
  const before = timeOf(wanted.before, timeZone)
  const isMoney = [total, least, most].every((text) => MONEY.test(text))
  if (!name.trim() || !isMoney || !COUNT.test(slots) || Number(slots) < 1) return null
  if (!opensAt || !endAt || before === undefined) return null
  return {
    envelope_id: id,
    name: name.trim(),
    currency: currency as Currency,
    total,
    slots: Number(slots),
    least,
    most,
    registered_before: before?.toISOString() ?? null,
    opens_at: opensAt.toISOString(),
    end_at: endAt.toISOString(),
  }
}
