import type { Units } from '@oriel/core/money'
import type { Work } from '@oriel/db/database'
import type { ParkedId } from './rules.ts'
import * as store from './store.ts'

/** Busy: it is being given or sent back, and what comes of that is waited for. */
export type TakenEnd = { readonly kind: 'taken'; readonly aside: Units } | { readonly kind: 'busy' }

/** Its payer has taken back what lay aside: it is nobody's here any more. */
export async function endTaken(work: Work, linkId: string, tx: string): Promise<TakenEnd> {
  const row = await work
    .selectFrom('parked_arrivals')
    .select('id')
    .where('link_id', '=', linkId)
    .where('provider_tx', '=', tx)
    .executeTakeFirst()
  const parked = row && (await store.lock(work, row.id as ParkedId))
  if (!parked) return { kind: 'taken', aside: 0n }
  if (parked.state === 'giving' || parked.state === 'sending') return { kind: 'busy' }
  if (parked.state !== 'waiting') return { kind: 'taken', aside: 0n }
  await store.change(work, parked, { state: 'taken_back' })
  return { kind: 'taken', aside: parked.amount }
}
