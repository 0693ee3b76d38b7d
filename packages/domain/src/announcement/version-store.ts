import type { AnnouncementId, SiteId } from '@oriel/core/id'
import type { Locale } from '@oriel/core/locale'
import type { Rows, Work } from '@oriel/db/database'
import { sql, type Selectable } from 'kysely'
import type { AnnouncementStepsTable, AnnouncementVersionsTable } from '@oriel/db/tables'

export type Texts = Readonly<Partial<Record<Locale, string>>>

/** What somebody writes; each save is one of these. */
export type VersionDraft = {
  readonly texts: Texts
  /** Accepted: languages without a text show the English one. */
  readonly fallsBack: boolean
  readonly displayBeforeLogin: boolean
  readonly displayAfterLogin: boolean
  readonly sort: number
  /** Null: when it is published. */
  readonly startsAt: Date | null
  readonly endsAt: Date | null
}

export type Version = VersionDraft & {
  readonly id: AnnouncementId
  readonly number: number
  readonly copiedFrom: number | null
  readonly writtenBy: string
  readonly staffId: string | null
  readonly personId: string | null
  readonly writtenAt: Date
}

export type StepKind = 'submitted' | 'published' | 'withdrawn'
export type Step = {
  readonly step: StepKind
  readonly by: string
  readonly at: Date
  readonly startsAt: Date | null
  readonly endsAt: Date | null
}

export async function openHead(work: Work, siteId: SiteId, id: AnnouncementId): Promise<void> {
  await work.insertInto('announcement_heads').values({ id, site_id: siteId, newest: 1 }).execute()
}

/** The number of the newest version, held until the work ends; null where the site has no such. */
export async function lockHead(
  work: Work,
  siteId: SiteId,
  id: AnnouncementId,
): Promise<number | null> {
  const row = await work
    .selectFrom('announcement_heads')
    .select('newest')
    .where('id', '=', id)
    .where('site_id', '=', siteId)
    .forUpdate()
    .executeTakeFirst()
  return row?.newest ?? null
}

/** The number of the next version. */
export async function raiseHead(work: Work, id: AnnouncementId): Promise<number> {
  const { newest } = await work
    .updateTable('announcement_heads')
    .set({ newest: sql`newest + 1` })
    .where('id', '=', id)
    .returning('newest')
    .executeTakeFirstOrThrow()
  return newest
}

export async function insertVersion(work: Work, one: Version): Promise<void> {
  await work
    .insertInto('announcement_versions')
    .values({
      announcement_id: one.id,
      number: one.number,
      texts: JSON.stringify(one.texts),
      falls_back: one.fallsBack,
      display_before_login: one.displayBeforeLogin,
      display_after_login: one.displayAfterLogin,
      sort: one.sort,
      starts_at: one.startsAt,
      ends_at: one.endsAt,
      copied_from: one.copiedFrom,
      written_by: one.writtenBy,
      staff_id: one.staffId,
      person_id: one.personId,
      written_at: one.writtenAt,
    })
    .execute()
}

export async function insertStep(
  work: Work,
  one: {
    readonly id: AnnouncementId
    readonly number: number
    readonly step: StepKind
    readonly by: string
    readonly at: Date
    readonly staffId?: string | null | undefined
    readonly proposalId?: string | null | undefined
    readonly startsAt?: Date | null
    readonly endsAt?: Date | null
  },
): Promise<void> {
  await work
    .insertInto('announcement_steps')
    .values({
      announcement_id: one.id,
      number: one.number,
      step: one.step,
      by: one.by,
      staff_id: one.staffId ?? null,
      proposal_id: one.proposalId ?? null,
      at: one.at,
      starts_at: one.startsAt ?? null,
      ends_at: one.endsAt ?? null,
    })
    .execute()
}

export async function findVersion(
  rows: Rows,
  id: AnnouncementId,
  number: number,
): Promise<Version | null> {
  const row = await rows
    .selectFrom('announcement_versions')
    .selectAll()
    .where('announcement_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst()
  return row ? versionOf(row) : null
}

/** What happened to a version, in order of time. */
export async function listSteps(rows: Rows, id: AnnouncementId, number: number): Promise<Step[]> {
  const found = await rows
    .selectFrom('announcement_steps')
    .selectAll()
    .where('announcement_id', '=', id)
    .where('number', '=', number)
    .orderBy('at')
    .execute()
  return found.map(stepOf)
}

export const versionOf = (row: Selectable<AnnouncementVersionsTable>): Version => ({
  id: row.announcement_id as AnnouncementId,
  number: row.number,
  texts: row.texts as Texts,
  fallsBack: row.falls_back,
  displayBeforeLogin: row.display_before_login,
  displayAfterLogin: row.display_after_login,
  sort: row.sort,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  copiedFrom: row.copied_from,
  writtenBy: row.written_by,
  staffId: row.staff_id,
  personId: row.person_id,
  writtenAt: row.written_at,
})

export const stepOf = (row: Selectable<AnnouncementStepsTable>): Step => ({
  step: row.step as StepKind,
  by: row.by,
  at: row.at,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
})
