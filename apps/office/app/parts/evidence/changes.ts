import type { Change } from './diff.tsx'
import type { JournalLine } from './journal-rules.ts'

type Fields = Readonly<Record<string, unknown>> | null

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '–'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Every field that either side has, in the order of what was. */
export function changesOf({ before, after }: { before: Fields; after: Fields }): Change[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names.map((field) => ({
    field: field.replaceAll('_', ' '),
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
