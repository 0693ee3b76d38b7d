import type { AnnouncementId, SiteId } from '@oriel/core/id'
import { textFor, type Locale } from '@oriel/core/locale'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Database, Rows } from '@oriel/db/database'
import { noteOffice } from '@oriel/domain/audit'
import { hashSecret, newSecret } from '@oriel/keys/secret'
import { sql } from 'kysely'
import { findVersion, lockHead, type Texts } from './version-store.ts'
import type { Writer } from './write.ts'

/** Addresses that ran out and are removed whenever one is made. */
const SWEPT_MAX = 100

/** A secret that opens one version once, within five minutes. */
export async function linkPreview(
  database: Database,
  who: Writer,
  {
    siteId,
    id,
    number,
  }: { readonly siteId: SiteId; readonly id: AnnouncementId; readonly number: number },
): Promise<Outcome<string, 'announcement_unknown'>> {
  const token = newSecret()
  return database.transaction(async (work) => {
    const newest = await lockHead(work, siteId, id)
    if (newest === null || (await findVersion(work, id, number)) === null) {
      return refuse('announcement_unknown')
    }
    await sql`DELETE FROM announcement_previews WHERE token_hash IN (
      SELECT token_hash FROM announcement_previews WHERE good_until < house_now()
      LIMIT ${SWEPT_MAX})`.execute(work)
    await sql`INSERT INTO announcement_previews (token_hash, site_id, announcement_id, number, good_until)
      VALUES (${hashSecret(token)}, ${siteId}, ${id}, ${number},
        house_now() + interval '5 minutes')`.execute(work)
    await noteOffice(work, {
      ...who,
      siteId,
      permission: 'content.write',
      subject: { kind: 'announcement', id },
      outcome: 'previewed',
      after: { version: number },
    })
    return done(token)
  })
}

export type Previewed = { readonly id: AnnouncementId; readonly content: string }

/** Spends an address. A second time, too late or at another site: there is nothing. */
export async function takePreview(
  rows: Rows,
  siteId: SiteId,
  token: string,
  locale: Locale,
): Promise<Previewed | null> {
  const { rows: found } = await sql<{ id: AnnouncementId; texts: Texts }>`
    WITH spent AS (DELETE FROM announcement_previews WHERE token_hash = ${hashSecret(token)}
      AND site_id = ${siteId} AND good_until > house_now() RETURNING announcement_id, number)
    SELECT v.announcement_id AS id, v.texts
    FROM spent JOIN announcement_versions v USING (announcement_id, number)`.execute(rows)
  const [row] = found
  return row ? { id: row.id, content: textFor(row.texts, locale) ?? '' } : null
}
