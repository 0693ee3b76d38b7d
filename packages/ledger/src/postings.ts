import { newId } from '@oriel/core/id'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Rows } from '@oriel/db/database'
import { createAccounts, type Accounts } from './accounts.ts'
import { checkPost, type Entry, type JournalId, type Post } from './rules.ts'
import type { Lines, Posting, Said } from './store.ts'

/** What was posted, now or when the key was first used. */
export type Posted = {
  readonly journal: JournalId
  readonly at: Date
  /** Of the accounts named, in their order, right after it. */
  readonly balances: readonly bigint[]
  readonly isNew: boolean
}

/** Too little money, or a key that was used for something else. */
export type PostRefusal = 'insufficient' | 'key_conflict'

/** Turns what is asked for, in accounts by their names, into what the database takes. */
export type Postings = {
  readonly accounts: Accounts
  linesOf(work: Rows, key: string, entries: readonly Entry[]): Promise<Lines>
  postingOf(work: Rows, post: Post): Promise<Posting>
}

export function createPostings(): Postings {
  const accounts = createAccounts()
  const linesOf = async (work: Rows, key: string, entries: readonly Entry[]): Promise<Lines> => {
    const rows: bigint[] = []
    for (const { account } of entries) {
      const row = accounts.rowFor(work, account, key)
      rows.push(typeof row === 'bigint' ? row : await row)
    }
    return {
      accounts: rows,
      currencies: entries.map(({ account }) => account.currency),
      amounts: entries.map(({ units }) => units),
    }
  }
  return {
    accounts,
    linesOf,
    async postingOf(work, post) {
      checkPost(post)
      const { key, kind, cause } = post
      return { journal: newId(), key, kind, cause, ...(await linesOf(work, key, post.entries)) }
    },
  }
}

export function outcomeOf<Refusal extends string>(said: Said): Outcome<Posted, Refusal> {
  const { outcome, journal, at, balances } = said
  if (outcome !== 'posted' && outcome !== 'stored') return refuse(outcome as Refusal)
  if (!journal || !at || !balances) throw new Error(`${outcome} without a journal`)
  return done({ journal, at, balances, isNew: outcome === 'posted' })
}
