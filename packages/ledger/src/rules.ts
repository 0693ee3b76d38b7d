import type { Id } from '@oriel/core/id'
import type { Money, Units } from '@oriel/core/money'
import type { CauseKind, JournalKind } from './causes.ts'
import type { Account } from './chart.ts'

export type JournalId = Id<'journal'>
export type HoldId = Id<'hold'>

export type Entry = { readonly account: Account; readonly units: Units }

/** Why money moves: what happened, and which one of its kind. */
export type Cause = { readonly kind: CauseKind; readonly id: string }

export type Post = {
  /** Names the cause so that the same thing never happens twice, however often it is told. */
  readonly key: string
  readonly kind: JournalKind
  readonly cause: Cause
  readonly entries: readonly Entry[]
}

/** From one account to another, all of one currency. */
export function transferEntries(from: Account, to: Account, { units, currency }: Money): Entry[] {
  for (const account of [from, to]) {
    if (account.currency !== currency) {
      throw new Error(`${units} ${currency} units are not for ${accountName(account)}`)
    }
  }
  return [
    { account: from, units: -units },
    { account: to, units },
  ]
}

/** What is wrong with a post: a bug of whoever made it, since no member can cause it. */
export function checkPost({ key, entries }: Post): void {
  if (entries.length < 2) throw new Error(`${key}: a journal has at least two entries`)
  const names = new Set(entries.map(({ account }) => accountName(account)))
  if (names.size < entries.length) throw new Error(`${key}: an account stands there twice`)
  const sums = new Map<string, Units>()
  for (const { account, units } of entries) {
    if (units === 0n) throw new Error(`${key}: an entry of nothing for ${accountName(account)}`)
    sums.set(account.currency, (sums.get(account.currency) ?? 0n) + units)
  }
  for (const [currency, sum] of sums) {
    if (sum !== 0n) throw new Error(`${key}: ${sum} ${currency} units come from nowhere`)
  }
}

export const accountName = ({ kind, owner, party, currency }: Account): string =>
  `${kind}/${owner}/${party}/${currency}`
