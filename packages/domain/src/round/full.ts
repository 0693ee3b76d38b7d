import type { Currency } from '@oriel/core/currency'
import { UNITS_PER_ONE, type Units } from '@oriel/core/money'
import type { Work } from '@oriel/db/database'
import type { FedRound } from '@oriel/domain/provider'
import { houseOf } from '@oriel/ledger/chart'
import { sql } from 'kysely'
import type { KnownPlayer } from './rules.ts'

/** Check only rounds above this amount: smaller ones cannot overflow an account. */
const LARGE: Units = 100_000_000n * UNITS_PER_ONE
/** Book no large round to an account above this: an overflow would fail its whole batch. */
const FULL: Units = 4_000_000_000_000_000_000n

type Owned = { readonly round: FedRound; readonly player: KnownPlayer }

const isLarge = ({ round: { stake, payout } }: Owned): boolean => stake > LARGE || payout > LARGE

/** Rounds whose amounts could overflow the mirror or the gaming account. */
export async function findOverfull(
  work: Work,
  providerId: string,
  rounds: readonly Owned[],
): Promise<ReadonlySet<FedRound>> {
  const full = new Set<FedRound>()
  for (const { round, player } of rounds.filter(isLarge)) {
    if (await isFull(work, providerId, player, round.currency)) full.add(round)
  }
  return full
}

async function isFull(
  work: Work,
  providerId: string,
  { memberId, siteId }: KnownPlayer,
  currency: Currency,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM ledger_accounts
    WHERE (owner, kind) IN ((${memberId}::uuid, 'mirror'), (${houseOf(siteId)}::uuid, 'gaming'))
      AND party = ${providerId} AND currency = ${currency} AND abs(balance) > ${FULL}::bigint
    LIMIT 1`.execute(work)
  return rows.length > 0
}
