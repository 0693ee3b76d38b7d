import type { Change } from '../../parts/evidence/diff.tsx'
import type { JournalLine } from '../../parts/evidence/journal-rules.ts'
import type { ShownProposal } from './proposal-view.tsx'

type Field = ShownProposal['before'][string]

const textOf = (value: Field | undefined): string =>
  value === null || value === undefined ? '–' : String(value)

/** Every field that either side has, in the order of what was. */
export function changesOf({ before, after }: Pick<ShownProposal, 'before' | 'after'>): Change[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.map((field) => ({
    field: field.replaceAll('_', ' '),
    before: textOf(before[field]),
    after: textOf(after[field]),
  }))
}

export type ShownJournal = {
  readonly key: string
  readonly currency: string
  readonly lines: readonly JournalLine[]
}

/** The lines of a preview by the journal they belong to. */
export function journalsOf({ journals }: Pick<ShownProposal, 'journals'>): ShownJournal[] {
  const keys = [...new Set(journals.map(({ key, currency }) => `${key} ${currency}`))]
  return keys.map((name) => {
    const own = journals.filter(({ key, currency }) => `${key} ${currency}` === name)
    return {
      key: own[0]?.key ?? '',
      currency: own[0]?.currency ?? '',
      lines: own.map(({ account, amount, before, after }) => ({
        account,
        amount: BigInt(amount),
        balance: { before: BigInt(before), after: BigInt(after) },
      })),
    }
  })
}
