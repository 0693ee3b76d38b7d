import type { SiteId } from '@oriel/core/id'
import type { Rows } from '@oriel/db/database'
import type { ContentKind } from './rules.ts'

/**
 * The details of a content of this site, for whoever draws it; null when there is none. Its time
 * must have come by `now`, so that nobody sees ahead, but it may be over: a page that shows it is
 * still open somewhere. Operators, who ask without a time, see ahead.
 */
export async function findContentDetails(
  rows: Rows,
  siteId: SiteId,
  kinds: readonly ContentKind[],
  number: number,
  now: Date | null,
): Promise<unknown> {
  const query = rows
    .selectFrom('contents')
    .select('details')
    .where('number', '=', number)
    .where('site_id', '=', siteId)
    .where('kind', 'in', kinds)
    .where('withdrawn_at', 'is', null)
  const shown = now === null ? query : query.where('starts_at', '<=', now)
  const found = await shown.executeTakeFirst()
  return found?.details ?? null
}
