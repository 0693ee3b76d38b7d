import type { Currency } from '@oriel/core/currency'
import type { MemberId, SiteId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import type { Rows } from '@oriel/db/database'
import type { Keys } from '@oriel/keys/keys'
import { sql } from 'kysely'
import type { EnvelopeId } from './rules.ts'
import { openSeed } from './seed.ts'

/** What anybody may know of an envelope. Seed and amounts are there after its end. */
export type Fairness = {
  readonly id: EnvelopeId
  readonly name: string
  readonly currency: Currency
  readonly total: Units
  readonly slots: number
  readonly least: Units
  readonly most: Units
  readonly opensAt: Date
  readonly endAt: Date
  readonly seedHash: string
  readonly seed: string | null
  /** In the order of their slots. */
  readonly amounts: readonly Units[]
  readonly claimed: number | null
  /** The slot of the member who asks. */
  readonly own: { readonly no: number; readonly amount: Units; readonly claimedAt: Date } | null
}

type Row = Omit<Fairness, 'seed' | 'amounts' | 'own'> & {
  readonly sealed: Uint8Array
  readonly isOver: boolean
}

/** An envelope of the site that has opened; null for any other. */
export async function readFairness(
  rows: Rows,
  keys: Keys,
  asked: { readonly siteId: SiteId; readonly id: EnvelopeId; readonly memberId: MemberId | null },
): Promise<Fairness | null> {
  const { rows: found } = await sql<Row>`
    SELECT id, name, currency, total, slots, least, most, opens_at AS "opensAt", end_at AS "endAt",
      seed_hash AS "seedHash", seed AS sealed, end_at <= house_now() AS "isOver", NULL AS claimed
    FROM red_envelopes WHERE id = ${asked.id} AND site_id = ${asked.siteId}
      AND opens_at <= house_now()`.execute(rows)
  const [row] = found
  if (!row) return null
  const { sealed, isOver, ...envelope } = row
  const own = await findOwn(rows, asked.id, asked.memberId)
  if (!isOver) return { ...envelope, seed: null, amounts: [], own }
  const { rows: slots } = await sql<{ amount: Units; isClaimed: boolean }>`
    SELECT amount, member_id IS NOT NULL AS "isClaimed" FROM red_envelope_slots
    WHERE envelope_id = ${asked.id} ORDER BY no`.execute(rows)
  return {
    ...envelope,
    seed: openSeed(keys, asked.id, sealed),
    amounts: slots.map(({ amount }) => amount),
    claimed: slots.filter(({ isClaimed }) => isClaimed).length,
    own,
  }
}

async function findOwn(
  rows: Rows,
  id: EnvelopeId,
  memberId: MemberId | null,
): Promise<Fairness['own']> {
  if (memberId === null) return null
  const { rows: found } = await sql<NonNullable<Fairness['own']>>`
    SELECT no, amount, claimed_at AS "claimedAt" FROM red_envelope_slots
    WHERE envelope_id = ${id} AND member_id = ${memberId}`.execute(rows)
  return found[0] ?? null
}
