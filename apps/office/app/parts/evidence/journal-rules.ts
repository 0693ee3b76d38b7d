import type { Units } from '@oriel/core/money'

export type JournalLine = {
  readonly account: string
  readonly amount: Units
  /** Balances around it, where the server sends them. */
  readonly balance?: { readonly before: Units; readonly after: Units }
}

/** Why a journal must not be shown as one. */
export type JournalProblem =
  | { readonly kind: 'sum'; readonly sum: Units }
  | { readonly kind: 'balance'; readonly account: string }

/** A journal sums to 0 and leads each balance from before to after; else it is none. */
export function journalProblem(lines: readonly JournalLine[]): JournalProblem | null {
  const sum = lines.reduce((total, { amount }) => total + amount, 0n)
  if (sum !== 0n) return { kind: 'sum', sum }
  const wrong = lines.find(
    ({ amount, balance }) => balance && balance.before + amount !== balance.after,
  )
  return wrong ? { kind: 'balance', account: wrong.account } : null
}
