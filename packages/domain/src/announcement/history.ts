import type { AnnouncementId, SiteId } from '@oriel/core/id'
import { DEFAULT_LOCALE, type Locale } from '@oriel/core/locale'
import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'

export type PastAnnouncement = {
  readonly id: AnnouncementId
  readonly content: string
  readonly shownAt: Date
  readonly isShowing: boolean
}

type HistoryQuery = {
  readonly siteId: SiteId
  readonly locale: Locale
  readonly after: string | null
  readonly count: number
}

/** What members were told so far, the newest first. What was taken back was never said. */
export async function listHistory(
  rows: Rows,
  { siteId, locale, after, count }: HistoryQuery,
): Promise<{ readonly list: PastAnnouncement[]; readonly next: string | null }> {
  const isLater =
    after === null
      ? sql``
      : sql`AND (a.starts_at, a.id) < (SELECT b.starts_at, b.id FROM announcements b
          WHERE b.id = ${after}::uuid AND b.site_id = ${siteId})`
  const { rows: found } = await sql<PastAnnouncement>`
    SELECT a.id, a.starts_at AS "shownAt", (a.ends_at IS NULL OR a.ends_at > house_now()) AS "isShowing",
      (SELECT t.content FROM announcement_texts t WHERE t.announcement_id = a.id
        ORDER BY t.language = ${locale} DESC, t.language = ${DEFAULT_LOCALE} DESC, t.language
        LIMIT 1) AS content
    FROM announcements a WHERE a.site_id = ${siteId} AND a.withdrawn_at IS NULL
      AND a.display_after_login AND a.starts_at <= house_now() ${isLater}
    ORDER BY a.starts_at DESC, a.id DESC LIMIT ${count + 1}`.execute(rows)
  const list = found.slice(0, count)
  return { list, next: found.length > count ? (list.at(-1)?.id ?? null) : null }
}
