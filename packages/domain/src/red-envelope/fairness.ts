import type { Currency } from '@oriel/core/currency'
import type { MemberId, SiteId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import type { Database, Rows } from '@oriel/db/database'
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
  /** Nothing of it changes any more: claims of the last moment are committed. */
  readonly isFinal: boolean
  /** The slot of the member who asks. */
  readonly own: { readonly no: number; readonly amount: Units; readonly claimedAt: Date } | null
}

type Row = Omit<Fairness, 'seed' | 'amounts' | 'claimed' | 'own'> & {
  readonly sealed: Uint8Array
  readonly isOver: boolean
}

type Asked = {
  readonly siteId: SiteId
  readonly id: EnvelopeId
  readonly memberId: MemberId | null
}
/** An envelope of the site that has opened; null for any other. */
export type FairnessOf = (asked: Asked) => Promise<Fairness | null>

type Known = Omit<Fairness, 'own'> & { readonly siteId: SiteId }

/** Each may be twenty thousand amounts, which never change once the envelope is over. */
const KEPT_MAX = 20

/** One per process: what is over is read once and not for each member, but for their own slot. */
export function createFairness(database: Pick<Database, 'rows'>, keys: Keys): FairnessOf {
  const { rows } = database
  const kept = new Map<EnvelopeId, Known>()
  return async ({ siteId, id, memberId }) => {
    const known = kept.get(id) ?? (await readKnown(rows, keys, siteId, id))
    if (!known) return null
    const { siteId: place, ...envelope } = known
    if (place !== siteId) return null
    if (known.isFinal && !kept.has(id)) {
      if (kept.size >= KEPT_MAX) kept.clear()
      kept.set(id, known)
    }
    return { ...envelope, own: await findOwn(rows, id, memberId) }
  }
}

async function readKnown(
  rows: Rows,
  keys: Keys,
  siteId: SiteId,
  id: EnvelopeId,
): Promise<Known | null> {
  const { rows: found } = await sql<Row>`
    SELECT id, name, currency, total, slots, least, most, opens_at AS "opensAt", end_at AS "endAt",
      seed_hash AS "seedHash", seed AS sealed, end_at <= house_now() AS "isOver",
      end_at <= house_now() - interval '1 minute' AS "isFinal"
    FROM red_envelopes WHERE id = ${id} AND site_id = ${siteId}
      AND opens_at <= house_now()`.execute(rows)
  const [row] = found
  if (!row) return null
  const { sealed, isOver, ...envelope } = row
  if (!isOver) return { ...envelope, siteId, seed: null, amounts: [], claimed: null }
  const { rows: slots } = await sql<{ amount: Units; isClaimed: boolean }>`
    SELECT amount, member_id IS NOT NULL AS "isClaimed" FROM red_envelope_slots
    WHERE envelope_id = ${id} ORDER BY no`.execute(rows)
  return {
    ...envelope,
    siteId,
    seed: openSeed(keys, id, sealed),
    amounts: slots.map(({ amount }) => amount),
    claimed: slots.filter(({ isClaimed }) => isClaimed).length,
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
