import type { Rows } from '@oriel/db/database'
import { CompiledQuery } from 'kysely'
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

const POST = 'SELECT * FROM ledger_post($1, $2, $3, $4, $5, $6, $7, $8, NULL)'

export const post = (work: Rows, posting: Posting): Promise<Said> => {
  const { journal, key, kind, cause, accounts, currencies, amounts } = posting
  const lines = [list(accounts), list(currencies), list(amounts)]
  return ask(work, POST, [journal, key, kind, cause.kind, cause.id, ...lines])
}

const POST_MANY = 'SELECT * FROM ledger_post_many($1, $2, $3, $4, $5, $6, $7, $8, $9) ORDER BY post'

export async function postMany(work: Rows, postings: readonly Posting[]): Promise<readonly Said[]> {
  const all = <Value>(read: (posting: Posting) => Value) => postings.map(read)
  const flat = (read: (posting: Posting) => readonly (bigint | string)[]) =>
    list(postings.flatMap(read))
  const owners = postings.flatMap(({ accounts }, index) => accounts.map(() => index + 1))
  const { rows } = await work.executeQuery<Said>(
    CompiledQuery.raw(POST_MANY, [
      all(({ journal }) => journal),
      all(({ key }) => key),
      all(({ kind }) => kind),
      all(({ cause }) => cause.kind),
      all(({ cause }) => cause.id),
      owners,
      flat(({ accounts }) => accounts),
      flat(({ currencies }) => currencies),
      flat(({ amounts }) => amounts),
    ]),
  )
  return rows
}

export type Reversal = {
  readonly journal: JournalId
  readonly reverses: { readonly journal: JournalId; readonly at: Date }
  readonly cause: Cause
}

const REVERSE = 'SELECT * FROM ledger_reverse($1, $2, $3, $4, $5)'

export const reverse = (work: Rows, { journal, reverses, cause }: Reversal): Promise<Said> =>
  ask(work, REVERSE, [journal, reverses.journal, reverses.at, cause.kind, cause.id])

export type Holding = Posting & { readonly hold: HoldId }

const HOLD = 'SELECT * FROM ledger_hold($1, $2, $3, $4, $5, $6, $7, $8, $9)'

/** The first account is the one money is taken from, the second holds it. */
export const hold = (work: Rows, holding: Holding): Promise<Said> => {
  const { journal, key, cause, accounts, currencies, amounts } = holding
  const what = [accounts[0], accounts[1], currencies[0], amounts[1]]
  return ask(work, HOLD, [holding.hold, journal, key, cause.kind, cause.id, ...what])
}

const TAKE_HOLD = 'SELECT * FROM ledger_take_hold($1, $2, $3, $4, $5, $6, $7, $8, $9)'

/** What is settled goes to the accounts named; what is released, to where it came from. */
export const takeHold = (work: Rows, taking: Holding): Promise<Said> => {
  const { journal, key, kind, cause, accounts, currencies, amounts } = taking
  const what = [kind, cause.kind, cause.id, list(accounts), currencies[0], list(amounts)]
  return ask(work, TAKE_HOLD, [taking.hold, journal, key, ...what])
}

/** As Postgres writes lists of numbers and plain words; the driver's own way is slow. */
const list = (values: readonly (bigint | string)[]): string => `{${values.join(',')}}`

async function ask(work: Rows, text: string, values: unknown[]): Promise<Said> {
  const { rows } = await work.executeQuery<Said>(CompiledQuery.raw(text, values))
  const [said] = rows
  if (!said) throw new Error('the ledger said nothing')
  return said
}
