import type { Rows } from '@oriel/db/database'
import { sql, type RawBuilder } from 'kysely'
import type { Cause, HoldId, JournalId } from './rules.ts'

/** What the database says of one post. */
export type Said = {
  readonly outcome: string
  readonly journal: JournalId | null
  readonly at: Date | null
  /** Of the accounts after it, in the order they were named. */
  readonly balances: readonly bigint[] | null
}

/** A post with its accounts found: three lists of one length. */
export type Lines = {
  readonly accounts: readonly bigint[]
  readonly currencies: readonly string[]
  readonly amounts: readonly bigint[]
}

export type Posting = Lines & {
  readonly journal: JournalId
  readonly key: string
  readonly kind: string
  readonly cause: Cause
}

export const post = (work: Rows, posting: Posting): Promise<Said> => {
  const { journal, key, kind, cause, accounts, currencies, amounts } = posting
  return one(
    work,
    sql`SELECT * FROM ledger_post(${journal}, ${key}, ${kind}, ${cause.kind}, ${cause.id},
      ${accounts}, ${currencies}, ${amounts}, NULL)`,
  )
}

export async function postMany(work: Rows, postings: readonly Posting[]): Promise<Said[]> {
  const all = <Value>(read: (posting: Posting) => Value) => postings.map(read)
  const flat = <Value>(read: (posting: Posting) => readonly Value[]) => postings.flatMap(read)
  const owners = postings.flatMap(({ accounts }, index) => accounts.map(() => index + 1))
  const { rows } = await sql<Said>`
    SELECT * FROM ledger_post_many(${all(({ journal }) => journal)}, ${all(({ key }) => key)},
      ${all(({ kind }) => kind)}, ${all(({ cause }) => cause.kind)}, ${all(({ cause }) => cause.id)},
      ${owners}, ${flat(({ accounts }) => accounts)}, ${flat(({ currencies }) => currencies)},
      ${flat(({ amounts }) => amounts)}) ORDER BY post`.execute(work)
  return rows
}

export type Reversal = {
  readonly journal: JournalId
  readonly reverses: { readonly journal: JournalId; readonly at: Date }
  readonly cause: Cause
}

export const reverse = (work: Rows, { journal, reverses, cause }: Reversal): Promise<Said> =>
  one(
    work,
    sql`SELECT * FROM ledger_reverse(${journal}, ${reverses.journal}, ${reverses.at},
      ${cause.kind}, ${cause.id})`,
  )

export type Holding = Posting & { readonly hold: HoldId }

/** The first account is the one money is taken from, the second holds it. */
export const hold = (work: Rows, holding: Holding): Promise<Said> => {
  const { journal, key, cause, accounts, currencies, amounts } = holding
  return one(
    work,
    sql`SELECT * FROM ledger_hold(${holding.hold}, ${journal}, ${key}, ${cause.kind}, ${cause.id},
      ${accounts[0]}, ${accounts[1]}, ${currencies[0]}, ${amounts[1]})`,
  )
}

/** What is settled goes to the accounts named; what is released, to where it came from. */
export const takeHold = (work: Rows, taking: Holding): Promise<Said> => {
  const { journal, key, kind, cause, accounts, amounts } = taking
  return one(
    work,
    sql`SELECT * FROM ledger_take_hold(${taking.hold}, ${journal}, ${key}, ${kind}, ${cause.kind},
      ${cause.id}, ${accounts}, ${amounts})`,
  )
}

async function one(work: Rows, query: RawBuilder<unknown>): Promise<Said> {
  const { rows } = await (query as RawBuilder<Said>).execute(work)
  const [said] = rows
  if (!said) throw new Error('the ledger said nothing')
  return said
}
