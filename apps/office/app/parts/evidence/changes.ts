import type { Format } from '@oriel/web/format'
import type { Text } from '@oriel/i18n/text'
import { fieldText } from './change-words.ts'
import type { Change } from './diff.tsx'
import type { JournalLine } from './journal-rules.ts'

type Fields = Readonly<Record<string, unknown>> | null

type Told = { readonly before: Fields; readonly after: Fields }

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

type Spoken = Pick<Text, 't'> & Pick<Format, 'dateTime'>

/** Every field that either side has, in the order of what was; times in the zone of the site. */
export function changesOf({ before, after }: Told, { t, dateTime }: Spoken) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const textOf = (value: unknown): string => {
    if (value === null || value === undefined) return '–'
    if (typeof value === 'boolean') return t(value ? 'office.change.yes' : 'office.change.no')
    if (typeof value !== 'string') return JSON.stringify(value)
    return INSTANT.test(value) ? dateTime(new Date(value)) : value
  }
  return names.map((field): Change => ({
    field: fieldText(field, t),
    before: textOf(before?.[field]),
    after: textOf(after?.[field]),
  }))
}

/** One account's part of a journal, as a preview tells it. */
type ToldLine = {
  readonly key: string
  readonly account: string
  readonly currency: string
  readonly amount: string
  readonly before: string
  readonly after: string
}

export type ShownJournal = {
  readonly key: string
  readonly currency: string
  readonly lines: readonly JournalLine[]
}

/** The lines of a preview by the journal they belong to. */
export function journalsOf(told: readonly ToldLine[]): ShownJournal[] {
  const byJournal = Map.groupBy(told, ({ key, currency }) => `${key} ${currency}`)
  return [...byJournal.values()].map((own) => ({
    key: own[0]?.key ?? '',
    currency: own[0]?.currency ?? '',
    lines: own.map(({ account, amount, before, after }) => ({
      account,
      amount: BigInt(amount),
      balance: { before: BigInt(before), after: BigInt(after) },
    })),
  }))
}
