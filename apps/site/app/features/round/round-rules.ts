import type { GameTypeCode } from '@oriel/core/game-type'
import { dayOf } from '@oriel/core/time'
import type { MessageId } from '@oriel/i18n/message-id'

/** Which rounds somebody wants to see. Empty words mean all. */
export type RoundChoice = {
  readonly days: DaysName
  readonly from: string
  readonly to: string
  readonly provider: string
  readonly hall: string
}

export const daysNames = ['1', '7', '30', 'own'] as const
export type DaysName = (typeof daysNames)[number]

const DAY_MS = 86_400_000

/** The first and the last of so many days up to today, by the site's clock. */
export function lastDays(count: number, now: Date, timeZone: string) {
  const from = new Date(now.getTime() - (count - 1) * DAY_MS)
  return { from: dayOf(from, timeZone), to: dayOf(now, timeZone) }
}

/** Halls as the shell names them. */
export const HALL_NAMES = {
  slot: 'shell.category_slot',
  live: 'shell.category_live',
  sport: 'shell.category_sport',
  lottery: 'shell.category_lottery',
  card: 'shell.category_card',
  virtual_sport: 'shell.category_virtual',
  arena: 'shell.category_arena',
  esport: 'shell.category_esport',
  crash: 'shell.category_crash',
} as const satisfies Record<GameTypeCode, MessageId>

export const hallName = (code: string): MessageId | null =>
  Object.hasOwn(HALL_NAMES, code) ? HALL_NAMES[code as GameTypeCode] : null

const SHOWN_MAX = 8
const TEXT_MAX = 60

/** What a provider says of a round, as far as it is plain: names and short values. */
export function plainFacts(view: unknown): { readonly name: string; readonly value: string }[] {
  if (typeof view !== 'object' || view === null) return []
  return Object.entries(view)
    .flatMap(([name, value]) => {
      const text = plainText(value)
      return text === null ? [] : [{ name, value: text }]
    })
    .slice(0, SHOWN_MAX)
}

function plainText(value: unknown): string | null {
  const parts: unknown[] = Array.isArray(value) ? value.flat() : [value]
  if (parts.length === 0 || !parts.every(isPlain)) return null
  const text = parts.join(' ')
  return text.length > TEXT_MAX ? null : text
}

const isPlain = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'
