import type { AnnouncementId, SiteId } from '@oriel/core/id'
import { DEFAULT_LOCALE, type Locale } from '@oriel/core/locale'
import type { Rows, Work } from '@oriel/db/database'
import { sql, type Selectable } from 'kysely'
import type { AnnouncementsTable } from '@oriel/db/tables'
import type { By } from './announcement.ts'
import type { Announcement } from './fact.ts'
import type { ReaderKind } from './rules.ts'

export type Change = 'published' | 'edited' | 'withdrawn' | 'started' | 'ended'
export type MarqueeOrder = { field: 'sort' | 'id'; direction: 'asc' | 'desc' }
export type MarqueeQuery = {
  siteId: SiteId
  audience: ReaderKind
  locale: Locale
  order: MarqueeOrder
  now: Date
}
export type MarqueeItem = {
  readonly id: AnnouncementId
  readonly version: number
  readonly content: string
  readonly displayBeforeLogin: boolean
  readonly displayAfterLogin: boolean
  readonly sort: number
}

/** A marquee longer than this is read by nobody. */
const MARQUEE_MAX = 50
const DUE_MAX = 200

export async function listMarquee(rows: Rows, query: MarqueeQuery): Promise<MarqueeItem[]> {
  const { now, order } = query
  const flag = query.audience === 'guest' ? 'display_before_login' : 'display_after_login'
  const found = await rows
    .selectFrom('announcements as a')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('announcement_texts as t')
          .select('t.content')
          .whereRef('t.announcement_id', '=', 'a.id')
          .orderBy(sql`t.language = ${query.locale}`, 'desc')
          .orderBy(sql`t.language = ${DEFAULT_LOCALE}`, 'desc')
          .orderBy('t.language')
          .limit(1)
          .as('text'),
      (join) => join.onTrue(),
    )
    .select(['a.id', 'a.version', 'a.sort', 'text.content'])
    .select(['a.display_before_login', 'a.display_after_login'])
    .where('a.site_id', '=', query.siteId)
    .where('a.withdrawn_at', 'is', null)
    .where('a.starts_at', '<=', now)
    .where((row) => row.or([row('a.ends_at', 'is', null), row('a.ends_at', '>', now)]))
    .where(`a.${flag}`, '=', true)
    .orderBy(`a.${order.field}`, order.direction)
    .orderBy('a.id', order.direction)
    .limit(MARQUEE_MAX)
    .execute()
  return found.map((row) => ({
    id: row.id as AnnouncementId,
    version: row.version,
    content: row.content,
    displayBeforeLogin: row.display_before_login,
    displayAfterLogin: row.display_after_login,
    sort: row.sort,
  }))
}

const columns = (announcement: Announcement, now: Date) => ({
  display_before_login: announcement.displayBeforeLogin,
  display_after_login: announcement.displayAfterLogin,
  sort: announcement.sort,
  starts_at: announcement.startsAt,
  ends_at: announcement.endsAt,
  withdrawn_at: announcement.withdrawn ? now : null,
  version: announcement.version,
  shown: announcement.shown,
  told_showing: announcement.showing,
  updated_at: now,
})

export async function insert(work: Work, announcement: Announcement, now: Date): Promise<void> {
  const { id, siteId: site_id } = announcement
  await work
    .insertInto('announcements')
    .values({ id, site_id, ...columns(announcement, now) })
    .execute()
  await insertTexts(work, announcement)
}

export async function update(work: Work, announcement: Announcement, now: Date): Promise<void> {
  const { id } = announcement
  await work
    .updateTable('announcements')
    .set(columns(announcement, now))
    .where('id', '=', id)
    .execute()
  await work.deleteFrom('announcement_texts').where('announcement_id', '=', id).execute()
  await insertTexts(work, announcement)
}

async function insertTexts(work: Work, { id, texts }: Announcement): Promise<void> {
  const rows = Object.entries(texts).map(([language, content]) => {
    return { announcement_id: id, language, content }
  })
  await work.insertInto('announcement_texts').values(rows).execute()
}

export async function note(
  work: Work,
  { id, version }: Announcement,
  change: Change,
  by: By,
): Promise<void> {
  const row = { announcement_id: id, version, change, staff: by.staff, at: by.now }
  await work.insertInto('announcement_changes').values(row).execute()
}

export async function lock(
  work: Work,
  siteId: SiteId,
  id: AnnouncementId,
): Promise<Announcement | null> {
  const row = await work
    .selectFrom('announcements')
    .selectAll()
    .where('id', '=', id)
    .where('site_id', '=', siteId)
    .forUpdate()
    .executeTakeFirst()
  return row ? withTexts(work, row) : null
}

/** Announcements whose showing differs from what readers were told. */
export async function lockDue(work: Work, now: Date): Promise<Announcement[]> {
  const rows = await work
    .selectFrom('announcements')
    .selectAll()
    .where('withdrawn_at', 'is', null)
    .where((row) =>
      row.or([
        row.and([
          row('told_showing', '=', false),
          row('starts_at', '<=', now),
          row.or([row('ends_at', 'is', null), row('ends_at', '>', now)]),
        ]),
        row.and([row('told_showing', '=', true), row('ends_at', '<=', now)]),
      ]),
    )
    .orderBy('id')
    .limit(DUE_MAX)
    .forUpdate()
    .skipLocked()
    .execute()
  const found: Announcement[] = []
  for (const row of rows) found.push(await withTexts(work, row))
  return found
}

async function withTexts(work: Work, row: Selectable<AnnouncementsTable>): Promise<Announcement> {
  const texts = await work
    .selectFrom('announcement_texts')
    .select(['language', 'content'])
    .where('announcement_id', '=', row.id)
    .execute()
  return {
    id: row.id as AnnouncementId,
    siteId: row.site_id as SiteId,
    version: row.version,
    shown: row.shown,
    texts: Object.fromEntries(texts.map(({ language, content }) => [language, content])),
    displayBeforeLogin: row.display_before_login,
    displayAfterLogin: row.display_after_login,
    sort: row.sort,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    withdrawn: row.withdrawn_at !== null,
    showing: row.told_showing,
  }
}
