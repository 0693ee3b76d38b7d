import type { Currency } from '@oriel/core/currency'
import type { MemberId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'
import { readSeen } from './cash.ts'
import { cashOf, type Cash, type Seen } from './rules.ts'

/** A wallet as the office looks at it: its parts, and what the books say of their sum. */
export type Holdings = {
  readonly cash: Cash
  /** What the last entries of all accounts add up to, with what is on its way to providers. */
  readonly books: Units
  /** What parts show more than the books: a provider has not told of its rounds yet. */
  readonly late: Units
  readonly addsUp: boolean
  readonly readAt: Date
}

type Booked = { booked: bigint; now: Date }

/** Everything in one snapshot: what is moved meanwhile is in all of it or in nothing. */
export async function readHoldings(
  rows: Rows,
  memberId: MemberId,
  currency: Currency,
): Promise<Holdings> {
  return rows
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (work) => {
      const seen = await readSeen(work, memberId, currency)
      const { rows: found } = await sql<Booked>`
        SELECT house_now() AS now, coalesce(sum((
          SELECT e.balance FROM ledger_entries e
          WHERE e.account_id = a.id AND e.posted_at = a.moved_at
          ORDER BY e.version DESC LIMIT 1)), 0)::bigint AS booked
        FROM ledger_accounts a
        WHERE a.owner = ${memberId} AND a.currency = ${currency} AND a.kind <> 'owed'`.execute(work)
      const [row] = found
      if (!row) throw new Error(`no wallet of ${memberId}`)
      return { ...judge(seen, row.booked), readAt: row.now }
    })
}

/** The parts must be what the last entries say, in all; only a mirror may be late. */
export function judge(seen: Seen, booked: Units): Omit<Holdings, 'readAt'> {
  const cash = cashOf(seen)
  const onItsWay = sum(
    seen.moves.map((move) => (move.direction === 'in' ? (move.asked ?? 0n) : 0n)),
  )
  const mirrors = sum(seen.accounts.map(({ kind, units }) => (kind === 'mirror' ? units : 0n)))
  const shown = sum(cash.shares.map((share) => share.cash + share.moving))
  const late = shown - mirrors - onItsWay
  const books = booked + onItsWay
  return { cash, books, late, addsUp: cash.total - late === books }
}

const sum = (units: readonly Units[]): Units => units.reduce((all, one) => all + one, 0n)
