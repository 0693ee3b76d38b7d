import { newId } from '@oriel/core/id'
import type { Outcome } from '@oriel/core/outcome'
import type { Database, Rows, Work } from '@oriel/db/database'
import type { Account } from './chart.ts'
import { createHolds } from './holds.ts'
import { createPostings, outcomeOf, type Posted, type PostRefusal } from './postings.ts'
import type { Cause, Post } from './rules.ts'
import * as store from './store.ts'
import { createTeller } from './teller.ts'

export type ReverseRefusal = PostRefusal | 'unknown_journal'

export type Ledger = ReturnType<typeof createLedger>

/**
 * The one way to move money. Given a transaction, a call commits with what caused it. It remembers
 * where accounts are, so keep one per database.
 */
export function createLedger({ rows }: Pick<Database, 'rows'>) {
  const postings = createPostings()
  const tell = createTeller(rows)
  return {
    ...createHolds(postings),

    /** A post with nothing else to commit: it may travel with others that stand alone. */
    async postAlone(post: Post): Promise<Outcome<Posted, PostRefusal>> {
      return tell(await postings.postingOf(rows, post))
    },

    async post(work: Rows, post: Post): Promise<Outcome<Posted, PostRefusal>> {
      return outcomeOf(await store.post(work, await postings.postingOf(work, post)))
    },

    /** Each on its own, in the order given: one that is refused does not hinder the others. */
    async postMany(work: Work, posts: readonly Post[]): Promise<Outcome<Posted, PostRefusal>[]> {
      if (posts.length === 0) return []
      const list: store.Posting[] = []
      for (const post of posts) list.push(await postings.postingOf(work, post))
      return (await store.postMany(work, list)).map((said) => outcomeOf<PostRefusal>(said))
    },

    /** Takes a journal back by a new one that points to it. A journal is taken back once. */
    async reverse(
      work: Rows,
      reverses: Pick<Posted, 'journal' | 'at'>,
      cause: Cause,
    ): Promise<Outcome<Posted, ReverseRefusal>> {
      return outcomeOf(await store.reverse(work, { journal: newId(), reverses, cause }))
    },

    /** The rows of an account, one per stripe; they are made when there are none. */
    rowsOf: (work: Rows, account: Account): Promise<readonly bigint[]> =>
      postings.accounts.rowsOf(work, account),

    /** The row that a post with this key takes, for functions that post in the database. */
    rowFor: async (work: Rows, account: Account, key: string): Promise<bigint> =>
      postings.accounts.rowFor(work, account, key),
  }
}
