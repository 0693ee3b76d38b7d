import type { PictureId, SiteId } from '@oriel/core/id'
import type { Rows } from '@oriel/db/database'

/** Which pictures a site shows in place of drawn ones, by subject: `game:12`. */
export type ReplacedPictures = ReadonlyMap<string, PictureId>

/** Read with the site itself, so that every page of it knows them. */
export async function listReplacedPictures(rows: Rows, siteId: SiteId): Promise<ReplacedPictures> {
  const found = await rows
    .selectFrom('site_pictures')
    .select(['subject', 'picture_id'])
    .where('site_id', '=', siteId)
    .execute()
  return new Map(found.map(({ subject, picture_id }) => [subject, picture_id as PictureId]))
}
