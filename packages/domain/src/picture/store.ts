import type { PictureId, SiteId } from '@oriel/core/id'
import type { Rows, Work } from '@oriel/db/database'
import type { Master } from './master.ts'
import type { By, PictureChange, StoredPicture } from './picture.ts'

const CHANGES_MAX = 50

/** Named by its content, so a second one is the same one. */
export async function insert(work: Work, id: PictureId, master: Master, by: By): Promise<void> {
  await work
    .insertInto('pictures')
    .values({ id, ...master, staff: by.staff, at: by.now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

export async function has(work: Work, id: PictureId): Promise<boolean> {
  const row = await work.selectFrom('pictures').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

export async function replace(
  work: Work,
  siteId: SiteId,
  subject: string,
  picture: PictureId,
): Promise<void> {
  await work
    .insertInto('site_pictures')
    .values({ site_id: siteId, subject, picture_id: picture })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'subject']).doUpdateSet({ picture_id: picture }),
    )
    .execute()
}

/** False when there was nothing to forget. */
export async function forget(work: Work, siteId: SiteId, subject: string): Promise<boolean> {
  const { numDeletedRows } = await work
    .deleteFrom('site_pictures')
    .where('site_id', '=', siteId)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function note(
  work: Work,
  siteId: SiteId,
  subject: string,
  picture: PictureId | null,
  { staff, now }: By,
): Promise<void> {
  await work
    .insertInto('site_picture_changes')
    .values({ site_id: siteId, subject, picture_id: picture, staff, at: now })
    .execute()
}

export async function findShown(
  rows: Rows,
  siteId: SiteId,
  id: PictureId,
): Promise<StoredPicture | null> {
  const found = await rows
    .selectFrom('pictures as p')
    .select(['p.type', 'p.width', 'p.height', 'p.bytes'])
    .where('p.id', '=', id)
    .where((row) =>
      row.exists(
        row
          .selectFrom('site_pictures as s')
          .select('s.subject')
          .where('s.site_id', '=', siteId)
          .whereRef('s.picture_id', '=', 'p.id'),
      ),
    )
    .executeTakeFirst()
  return found ?? null
}

export async function listChanges(
  rows: Rows,
  siteId: SiteId,
  subject: string,
): Promise<PictureChange[]> {
  const found = await rows
    .selectFrom('site_picture_changes')
    .select(['picture_id', 'staff', 'at'])
    .where('site_id', '=', siteId)
    .where('subject', '=', subject)
    .orderBy('id', 'desc')
    .limit(CHANGES_MAX)
    .execute()
  return found.map(({ picture_id, staff, at }) => {
    return { picture: picture_id as PictureId | null, staff, now: at }
  })
}
