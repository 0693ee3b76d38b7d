import type { AnnouncementId, SiteId } from '@oriel/core/id'
import { textFor } from '@oriel/core/locale'
import type { Rows } from '@oriel/db/database'
import { findSite } from '@oriel/domain/site'
import { sql } from 'kysely'
import { checkVersion, stateOf, type Check, type VersionState } from './version-rules.ts'
import { stepOf, versionOf, type Step, type Texts, type Version } from './version-store.ts'

export type AnnouncementLine = {
  readonly id: AnnouncementId
  readonly number: bigint
  readonly newest: number
  readonly text: string
  readonly languages: number
  readonly state: VersionState
  /** What members read, where that is another version than the newest. */
  readonly shown: { readonly number: number; readonly state: VersionState } | null
  readonly writtenBy: string
  readonly writtenAt: Date
  readonly startsAt: Date | null
  readonly endsAt: Date | null
}

/** What the office has written for a site, the newest first. */
export async function listAnnouncements(
  rows: Rows,
  siteId: SiteId,
  { after, count }: { readonly after: bigint | null; readonly count: number },
  now: Date,
): Promise<{ readonly list: AnnouncementLine[]; readonly next: bigint | null }> {
  let query = rows
    .selectFrom('announcement_heads')
    .select(['id', 'number', 'newest'])
    .where('site_id', '=', siteId)
    .orderBy('number', 'desc')
    .limit(count + 1)
  if (after !== null) query = query.where('number', '<', after)
  const found = await query.execute()
  const heads = found.slice(0, count)
  const told = await tellVersions(
    rows,
    heads.map(({ id }) => id as AnnouncementId),
    now,
  )
  const list = heads.flatMap(({ id, number, newest }) => {
    const own = told.filter(({ version }) => version.id === id)
    const last = own.find(({ version }) => version.number === newest)
    const shown = own.find(({ isShown }) => isShown)
    if (!last) return []
    const { version, state, steps } = last
    const published = steps.find(({ step }) => step === 'published')
    return [
      {
        id: version.id,
        number,
        newest,
        text: textFor(version.texts, 'en_US') ?? '',
        languages: Object.keys(version.texts).length,
        state,
        shown:
          shown && shown !== last ? { number: shown.version.number, state: shown.state } : null,
        writtenBy: version.writtenBy,
        writtenAt: version.writtenAt,
        startsAt: published?.startsAt ?? version.startsAt,
        endsAt: published ? published.endsAt : version.endsAt,
      },
    ]
  })
  return { list, next: found.length > count ? (list.at(-1)?.number ?? null) : null }
}

/** A version with what happened to it. */
export type Told = {
  readonly version: Version
  readonly steps: readonly Step[]
  readonly state: VersionState
  readonly isShown: boolean
  /** What changed since the version before it. */
  readonly changed: readonly string[]
}

/** The versions a page shows; older ones are in the trail. */
const VERSIONS_MAX = 100

async function tellVersions(
  rows: Rows,
  ids: readonly AnnouncementId[],
  now: Date,
  count = 1,
): Promise<Told[]> {
  if (ids.length === 0) return []
  // The last ones, and the one that members read however old it is.
  const { rows: found } = await sql<Parameters<typeof versionOf>[0] & { is_shown: boolean }>`
    SELECT v.*, coalesce(a.shown = v.number, false) AS is_shown
    FROM announcement_heads h LEFT JOIN announcements a ON a.id = h.id
    JOIN announcement_versions v ON v.announcement_id = h.id
      AND (v.number > h.newest - ${count} OR v.number = a.shown)
    WHERE h.id = ANY(${ids}) ORDER BY h.number DESC, v.number DESC`.execute(rows)
  const steps = await rows
    .selectFrom('announcement_steps')
    .selectAll()
    .where('announcement_id', 'in', ids)
    .orderBy('at')
    .execute()
  return found.map((row) => {
    const own = steps
      .filter((one) => one.announcement_id === row.announcement_id && one.number === row.number)
      .map(stepOf)
    const version = versionOf(row)
    const before = found.find(
      (one) => one.announcement_id === row.announcement_id && one.number === row.number - 1,
    )
    return {
      version,
      steps: own,
      state: stateOf(own, row.is_shown, now),
      isShown: row.is_shown,
      changed: before ? changedOf(versionOf(before), version) : [],
    }
  })
}

/** Languages whose text is another, and fields by name. */
function changedOf(before: Version, after: Version): string[] {
  const languages = new Set([...Object.keys(before.texts), ...Object.keys(after.texts)])
  const said = ({ texts }: { readonly texts: Texts }, language: string) =>
    texts[language as keyof Texts]
  const other = [...languages].filter((one) => said(before, one) !== said(after, one))
  const isSame = (name: 'displayBeforeLogin' | 'displayAfterLogin' | 'sort' | 'fallsBack') =>
    before[name] === after[name]
  const isSameTime = (name: 'startsAt' | 'endsAt') =>
    before[name]?.getTime() === after[name]?.getTime()
  return [
    ...other,
    ...(isSameTime('startsAt') && isSameTime('endsAt') ? [] : ['times']),
    ...(isSame('displayBeforeLogin') && isSame('displayAfterLogin') ? [] : ['audience']),
    ...(isSame('sort') ? [] : ['sort']),
    ...(isSame('fallsBack') ? [] : ['fallback']),
  ]
}

export type OneAnnouncement = {
  readonly number: bigint
  readonly newest: number
  readonly versions: readonly Told[]
  /** What the newest version is held against. */
  readonly checks: readonly Check[]
}

/** One announcement with its versions; null where the site has no such. */
export async function readAnnouncement(
  rows: Rows,
  siteId: SiteId,
  id: AnnouncementId,
  now: Date,
): Promise<OneAnnouncement | null> {
  const head = await rows
    .selectFrom('announcement_heads')
    .select(['number', 'newest'])
    .where('id', '=', id)
    .where('site_id', '=', siteId)
    .executeTakeFirst()
  const site = await findSite(rows, siteId)
  if (!head || !site) return null
  const versions = await tellVersions(rows, [id], now, VERSIONS_MAX)
  const last = versions.find(({ version }) => version.number === head.newest)
  return { ...head, versions, checks: last ? checkVersion(last.version, site.languages) : [] }
}
