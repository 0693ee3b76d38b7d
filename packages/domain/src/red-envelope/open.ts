import type { Work } from '@oriel/db/database'
import type { Keys } from '@oriel/keys/keys'
import { sql } from 'kysely'
import { coinOf, shapeOf, type Opening } from './rules.ts'
import { amountsOf, newSeed, sealSeed, seedHashOf } from './seed.ts'

export type OpenedBy = {
  readonly opened: string
  readonly checked: string
  readonly proposalId: string | null
}

/** Draws every amount and writes it: from here on the budget stands. */
export async function openEnvelope(
  work: Work,
  keys: Keys,
  opening: Opening,
  by: OpenedBy,
): Promise<void> {
  const { id, siteId, currency, slots, registeredBefore } = opening
  const shape = shapeOf(opening)
  if (!shape) throw new Error(`envelope ${id} has amounts that are no whole coins`)
  const seed = newSeed()
  const coin = coinOf(currency)
  const amounts = amountsOf(seed, id, shape).map((coins) => BigInt(coins) * coin)
  await work
    .insertInto('red_envelopes')
    .values({
      id,
      site_id: siteId,
      name: opening.name,
      currency,
      total: opening.total,
      slots,
      least: opening.least,
      most: opening.most,
      registered_before: registeredBefore,
      opens_at: opening.opensAt,
      end_at: opening.endAt,
      seed: sealSeed(keys, id, seed),
      seed_hash: seedHashOf(seed),
      opened_by: by.opened,
      checked_by: by.checked,
      proposal_id: by.proposalId,
    })
    .execute()
  await sql`INSERT INTO red_envelope_slots (envelope_id, no, amount)
    SELECT ${id}, a.place - 1, a.amount
    FROM unnest(${`{${amounts.join(',')}}`}::bigint[]) WITH ORDINALITY AS a (amount, place)`.execute(
    work,
  )
}
