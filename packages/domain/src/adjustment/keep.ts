import type { AdjustmentKind } from '@oriel/core/adjustment'
import type { Currency } from '@oriel/core/currency'
import type { MemberId, SiteId } from '@oriel/core/id'
import type { Rows, Work } from '@oriel/db/database'
import { sql } from 'kysely'
import type { Adjusting, Moved } from './rules.ts'

export type Subject = { readonly id: MemberId; readonly account: string; readonly state: string }

export async function findSubject(
  rows: Rows,
  siteId: SiteId,
  id: MemberId,
): Promise<Subject | null> {
  const row = await rows
    .selectFrom('members')
    .select(['id', 'account', 'state'])
    .where('id', '=', id)
    .where('site_id', '=', siteId)
    .executeTakeFirst()
  return (row ?? null) as Subject | null
}

/** Whether the round or the case that is named is there, of this provider and, a round, of them. */
export async function isCause(rows: Rows, one: Adjusting): Promise<boolean> {
  if (one.kind !== 'provider_error') return true
  const { rows: found } = await sql<{ round: boolean; case: boolean }>`
    SELECT ${one.roundId}::text IS NULL OR EXISTS (SELECT FROM round_claims
        WHERE provider_id = ${one.providerId} AND round_id = ${one.roundId}
          AND member_id = ${one.memberId}) AS round,
      ${one.caseId}::uuid IS NULL OR EXISTS (SELECT FROM provider_cases
        WHERE id = ${one.caseId} AND provider_id = ${one.providerId}) AS case`.execute(rows)
  return found[0]?.round === true && found[0].case
}

/** Who counts what a person has moved today waits for who counts the same: two last votes do. */
export async function listMoved(work: Work, staffId: string): Promise<Moved[]> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`adjustment ${staffId}`}, 0))`.execute(
    work,
  )
  const { rows } = await sql<{ currency: Currency; count: number; units: bigint }>`
    SELECT currency, count(*)::int AS count, sum(abs(units))::bigint AS units FROM adjustments
    WHERE made_by = ${staffId} AND at > house_now() - interval '1 day'
    GROUP BY currency`.execute(work)
  return rows
}

export async function keepAdjustment(
  work: Work,
  one: Adjusting,
  { proposalId, madeBy }: { readonly proposalId: string; readonly madeBy: string },
): Promise<void> {
  await work
    .insertInto('adjustments')
    .values({
      proposal_id: proposalId,
      site_id: one.siteId,
      member_id: one.memberId,
      kind: one.kind,
      currency: one.currency,
      units: one.units,
      provider_id: one.providerId,
      round_id: one.roundId,
      case_id: one.caseId,
      made_by: madeBy,
    })
    .execute()
}

/** Why money was moved, by the proposals that lines of a statement name. */
export async function listAdjustmentKinds(
  rows: Rows,
  proposals: readonly string[],
): Promise<ReadonlyMap<string, AdjustmentKind>> {
  if (proposals.length === 0) return new Map()
  const found = await rows
    .selectFrom('adjustments')
    .select(['proposal_id', 'kind'])
    .where('proposal_id', 'in', [...proposals])
    .execute()
  return new Map(found.map(({ proposal_id, kind }) => [proposal_id, kind as AdjustmentKind]))
}
