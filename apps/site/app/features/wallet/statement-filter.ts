import type { InputOf } from '@oriel/contract/endpoint'
import { historyKinds, type walletHistoryCall } from '@oriel/contract/member/wallet'
import { dayOf, startOfDay } from '@oriel/core/time'

export const spans = ['today', '7', '30', 'all', 'days'] as const
export type Span = (typeof spans)[number]
export type Group = (typeof historyKinds)[number]

export type Filter = {
  readonly span: Span
  /** Calendar days of the site, for `days`. */
  readonly from: string
  readonly to: string
  readonly group: Group | ''
}

export const USUAL: Filter = { span: '7', from: '', to: '', group: '' }

const DAY_MS = 86_400_000
const DAY = /^\d{4}-\d{2}-\d{2}$/

export type Asked = Omit<InputOf<typeof walletHistoryCall>, 'after' | 'count'>
export type Days = Omit<Asked, 'kind'>

/** What the server is asked for; the last day is a whole one. */
export function daysOf(
  { span, from, to }: Omit<Filter, 'group'>,
  timeZone: string,
  now: Date,
): Pick<Asked, 'from' | 'to'> {
  if (span === 'all') return {}
  if (span === 'days') {
    const isDay = (day: string) => DAY.test(day) && !Number.isNaN(Date.parse(day))
    return {
      ...(isDay(from) && { from: startOfDay(from, timeZone) }),
      ...(isDay(to) && { to: new Date(startOfDay(to, timeZone).getTime() + DAY_MS) }),
    }
  }
  const today = startOfDay(dayOf(now, timeZone), timeZone)
  const days = span === 'today' ? 0 : Number(span) - 1
  return { from: new Date(today.getTime() - days * DAY_MS) }
}
