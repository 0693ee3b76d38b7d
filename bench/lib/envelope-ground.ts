import { newId, type MemberId } from '@oriel/core/id'
import type { Database } from '@oriel/db/database'
import { ORIEL } from '@oriel/dev-world/cast'
import { openEnvelope, type EnvelopeId } from '@oriel/domain/red-envelope'
import type { Keys } from '@oriel/keys/keys'

const HOUR_MS = 3_600_000
const MEAN_UNITS = 50_000n

/** Open for all members who are there now, with as many slots. */
export async function openLarge(
  database: Database,
  keys: Keys,
  slots: number,
): Promise<EnvelopeId> {
  const { rows } = await database.pool.query<{ now: Date }>('SELECT clock_timestamp() AS now')
  const now = rows[0]?.now ?? new Date()
  const opening = {
    id: newId<'red-envelope'>(),
    siteId: ORIEL,
    name: 'Bench',
    currency: 'USD',
    total: MEAN_UNITS * BigInt(slots),
    slots,
    least: 10_000n,
    most: 500_000n,
    registeredBefore: null,
    opensAt: now,
    endAt: new Date(now.getTime() + HOUR_MS),
  } as const
  const by = { opened: 'bench', checked: 'bench', proposalId: null }
  await database.transaction((work) => openEnvelope(work, keys, opening, by))
  return opening.id
}

/** What slots and journals of an envelope say: they must be the same. */
export async function sumsOf(
  database: Database,
  id: EnvelopeId,
): Promise<{ readonly claimed: number; readonly given: bigint; readonly posted: bigint }> {
  const { rows } = await database.pool.query<{ claimed: number; given: string; posted: string }>(
    `SELECT count(s.member_id)::int AS claimed,
      coalesce(sum(s.amount) FILTER (WHERE s.member_id IS NOT NULL), 0)::text AS given,
      (SELECT coalesce(sum(e.amount), 0)::text FROM ledger_journals j
        JOIN ledger_entries e ON e.posted_at = j.posted_at AND e.journal_id = j.id
        WHERE j.cause_kind = 'red-envelope' AND j.cause_id = $1::text AND e.amount > 0) AS posted
    FROM red_envelope_slots s WHERE s.envelope_id = $1::uuid`,
    [id],
  )
  const [found] = rows
  if (!found) throw new Error('an envelope without slots')
  return { claimed: found.claimed, given: BigInt(found.given), posted: BigInt(found.posted) }
}

/** Members one after the other, envelope by envelope: each claims each envelope once. */
export function everyClaim(
  members: readonly MemberId[],
  open: () => Promise<EnvelopeId>,
): () => Promise<readonly [EnvelopeId, MemberId]> {
  let at = 0
  let current: Promise<EnvelopeId> | null = null
  return async () => {
    if (current === null || at >= members.length) {
      at = 0
      current = open()
    }
    const member = members[at] as MemberId
    at += 1
    return [await current, member]
  }
}
