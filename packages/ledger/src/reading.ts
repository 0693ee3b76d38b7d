import type { Currency } from '@oriel/core/currency'
import type { MemberId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import type { Rows, Work } from '@oriel/db/database'
import { sql } from 'kysely'
import type { Account, AccountKind, OwnerId } from './chart.ts'

/** What one account of an owner holds, its stripes added up. */
export type Balance = {
  readonly kind: AccountKind
  readonly party: string
  readonly currency: Currency
  readonly units: Units
}

/** Everything an owner has, by account, in one moment. */
export async function listBalances(rows: Rows, owner: OwnerId): Promise<Balance[]> {
  const found = await rows
    .selectFrom('ledger_accounts')
    .select(['kind', 'party', 'currency', sql<bigint>`sum(balance)::bigint`.as('units')])
    .where('owner', '=', owner)
    .groupBy(['kind', 'party', 'currency'])
    .orderBy('currency')
    .orderBy('kind')
    .orderBy('party')
    .execute()
  return found as Balance[]
}

/** What one account holds, and how many entries brought it there. */
export type Standing = { readonly units: Units; readonly version: bigint }

/** What one account holds; nothing when it was never used. */
export const readBalance = async (rows: Rows, account: Account): Promise<Units> =>
  (await readStanding(rows, account)).units

/**
 * One statement sees one moment, so of two looks the later never counts fewer entries: the count
 * tells which of two answers is the newer.
 */
export async function readStanding(rows: Rows, account: Account): Promise<Standing> {
  return rows
    .selectFrom('ledger_accounts')
    .select(sql<bigint>`coalesce(sum(balance), 0)::bigint`.as('units'))
    .select(sql<bigint>`coalesce(sum(version), 0)::bigint`.as('version'))
    .where('owner', '=', account.owner)
    .where('kind', '=', account.kind)
    .where('party', '=', account.party)
    .where('currency', '=', account.currency)
    .executeTakeFirstOrThrow()
}

/**
 * What members owe in one currency, as positive amounts, locked: who pays a part of it back and who
 * takes more back wait for each other.
 */
export async function lockOwed(
  work: Work,
  owners: readonly MemberId[],
  currency: Currency,
): Promise<ReadonlyMap<MemberId, Units>> {
  const { rows: found } = await sql<{ owner: MemberId; units: Units }>`
    SELECT owner, units FROM ledger_lock_owed(${[...owners]}::uuid[], ${currency})`.execute(work)
  return new Map(found.map(({ owner, units }) => [owner, units]))
}

/** What members have in each currency, wherever it lies; what they owe is no part of it. */
export async function sumOwned(
  rows: Rows,
  owners: readonly MemberId[],
): Promise<ReadonlyMap<string, Units>> {
  const { rows: found } = await sql<{ key: string; units: Units }>`
    SELECT owner || ' ' || currency AS key, sum(balance)::bigint AS units FROM ledger_accounts
    WHERE owner = ANY (${[...owners]}::uuid[]) AND kind <> 'owed'
    GROUP BY owner, currency`.execute(rows)
  return new Map(found.map(({ key, units }) => [key, units]))
}
