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

/** What the server is asked for; the last day is a whole one. */
export function askedOf({ span, from, to, group }: Filter, timeZone: string, now: Date): Asked {
  const kind = group === '' ? {} : { kind: group }
  if (span === 'all') return kind
  if (span === 'days') {
    const isDay = (day: string) => DAY.test(day) && !Number.isNaN(Date.parse(day))
    return {
      ...kind,
      ...(isDay(from) && { from: startOfDay(from, timeZone) }),
      ...(isDay(to) && { to: new Date(startOfDay(to, timeZone).getTime() + DAY_MS) }),
    }
  }
  const today = startOfDay(dayOf(now, timeZone), timeZone)
  const days = span === 'today' ? 0 : Number(span) - 1
  return { ...kind, from: new Date(today.getTime() - days * DAY_MS) }
}
