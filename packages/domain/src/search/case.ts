import type { SiteId } from '@oriel/core/id'
import type { Rows } from '@oriel/db/database'
import { HOUSE, type Actor } from '@oriel/domain/command'
import { findItem, queuesOf } from '@oriel/domain/queue'

/** What does not agree with a provider and waits for a person. */
export type FoundCase = { readonly id: string; readonly providerId: string }

/** A case by its id, for who sees the queue that it waits in. */
export async function findCase(
  rows: Rows,
  { staffId, personId }: Actor,
  siteId: SiteId,
  id: string,
): Promise<FoundCase | null> {
  if (siteId === HOUSE) return null
  const viewer = { siteId, staffId, personId }
  const cases = (await queuesOf(rows, viewer)).get('cases')
  const item = cases && (await findItem(rows, cases, viewer, id))
  return item ? { id, providerId: String(item.fields['provider']) } : null
}
