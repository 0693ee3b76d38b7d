import { DEFAULT_LOCALE } from '@oriel/core/locale'
import type { SiteId } from '@oriel/core/id'
import type { Rows, Work } from '@oriel/db/database'
import { sql } from 'kysely'
import type { By, Content, ContentId, Having, Reader } from './content.ts'
import { DEVICE_CODES, type ContentDraft, type ContentKind } from './rules.ts'

type Stored = {
  readonly id: ContentId
  readonly kind: ContentKind
  readonly draft: ContentDraft
  readonly now: Date
}

const rowOf = ({ draft, now }: Stored) => ({
  details: JSON.stringify(draft.details),
  device: DEVICE_CODES[draft.device],
  for_guests: draft.forGuests,
  for_members: draft.forMembers,
  currencies: draft.currencies ? [...draft.currencies] : null,
  sort: draft.sort,
  starts_at: draft.startsAt,
  ends_at: draft.endsAt,
  updated_at: now,
})

export async function insert(work: Work, stored: Stored): Promise<void> {
  const { id, kind, draft } = stored
  await work
    .insertInto('contents')
    .values({ id, kind, site_id: draft.siteId, ...rowOf(stored) })
    .execute()
  await insertTexts(work, stored)
}

async function insertTexts(work: Work, { id, draft }: Stored): Promise<void> {
  const texts = Object.entries(draft.texts).map(([language, { title, body }]) => {
    return { content_id: id, language, title, body }
  })
  await work.insertInto('content_texts').values(texts).execute()
}

/** Its version, held until the transaction ends; null when there is none to change. */
export async function lock(
  work: Work,
  siteId: SiteId,
  kind: ContentKind,
  id: ContentId,
): Promise<number | null> {
  const row = await work
    .selectFrom('contents')
    .select('version')
    .where('id', '=', id)
    .where('site_id', '=', siteId)
    .where('kind', '=', kind)
    .where('withdrawn_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row?.version ?? null
}

export async function update(work: Work, stored: Stored, version: number): Promise<void> {
  await work
    .updateTable('contents')
    .set({ ...rowOf(stored), version })
    .where('id', '=', stored.id)
    .execute()
  await work.deleteFrom('content_texts').where('content_id', '=', stored.id).execute()
  await insertTexts(work, stored)
}

export async function withdraw(
  work: Work,
  id: ContentId,
  version: number,
  now: Date,
): Promise<void> {
  await work
    .updateTable('contents')
    .set({ withdrawn_at: now, updated_at: now, version })
    .where('id', '=', id)
    .execute()
}

export async function note(
  work: Work,
  id: ContentId,
  version: number,
  change: 'published' | 'edited' | 'withdrawn',
  { staff, now }: Pick<By, 'staff' | 'now'>,
): Promise<void> {
  await work
    .insertInto('content_changes')
    .values({ content_id: id, version, change, staff, at: now })
    .execute()
}

/** Contents for the reader that have begun, each with the text in the language that suits best. */
const begun = (rows: Rows, kind: ContentKind, reader: Reader) =>
  rows
    .selectFrom('contents as c')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('content_texts as t')
          .select(['t.title', 't.body'])
          .whereRef('t.content_id', '=', 'c.id')
          .orderBy(sql`t.language = ${reader.locale}`, 'desc')
          .orderBy(sql`t.language = ${DEFAULT_LOCALE}`, 'desc')
          .orderBy('t.language')
          .limit(1)
          .as('text'),
      (join) => join.onTrue(),
    )
    .select(['c.id', 'c.number', 'c.version', 'c.details', 'text.title', 'text.body'])
    .select(['c.device', 'c.sort', 'c.starts_at', 'c.ends_at', 'c.updated_at'])
    .where(isFor(kind, reader))

/** The right site, kind, audience, device and currency, and its time has come. */
const isFor = (kind: ContentKind, reader: Reader) => sql<boolean>`
  c.site_id = ${reader.siteId} AND c.kind = ${kind} AND c.withdrawn_at IS NULL
  AND ${sql.ref(reader.isMember ? 'c.for_members' : 'c.for_guests')}
  AND c.device IN (${DEVICE_CODES.both}, ${DEVICE_CODES[reader.device]})
  AND (c.currencies IS NULL OR ${reader.currency}::text = ANY (c.currencies))
  AND c.starts_at <= ${reader.now}`

const isNotOver = (reader: Reader) => sql<boolean>`
  (c.ends_at IS NULL OR c.ends_at > ${reader.now})`

/** Null asks for nothing in particular. */
const has = (having: Having | null) => sql<boolean>`
  c.details @> ${JSON.stringify(having ?? {})}::jsonb`

const shown = (rows: Rows, kind: ContentKind, reader: Reader) =>
  begun(rows, kind, reader).where(isNotOver(reader))

type ShownRow = Awaited<ReturnType<ReturnType<typeof begun>['executeTakeFirstOrThrow']>>

const contentOf = (row: ShownRow): Content => ({
  id: row.id as ContentId,
  number: row.number,
  version: row.version,
  details: row.details,
  title: row.title,
  body: row.body,
  device: row.device as Content['device'],
  sort: row.sort,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  updatedAt: row.updated_at,
})

/** In the operator's order; `after` is the last of the page before. */
export async function list(
  rows: Rows,
  kind: ContentKind,
  reader: Reader,
  page: {
    having: Having | null
    after: readonly [sort: number, number: number] | null
    limit: number
  },
): Promise<Content[]> {
  const [sort, number] = page.after ?? [null, null]
  const found = await shown(rows, kind, reader)
    .where(has(page.having))
    .where(
      sql<boolean>`(${sort}::bigint IS NULL
        OR (c.sort, c.number) < (${sort}::bigint, ${number}::int))`,
    )
    .orderBy('c.sort', 'desc')
    .orderBy('c.number', 'desc')
    .limit(page.limit)
    .execute()
  return found.map(contentOf)
}

/** Also those that are over, from the last that began back to the first. */
export async function listPast(
  rows: Rows,
  kind: ContentKind,
  reader: Reader,
  page: { after: readonly [startedMs: number, number: number] | null; limit: number },
): Promise<Content[]> {
  const [started, number] = page.after ? [new Date(page.after[0]), page.after[1]] : [null, null]
  const found = await begun(rows, kind, reader)
    .where(
      sql<boolean>`(${started}::timestamptz IS NULL
        OR (c.starts_at, c.number) < (${started}::timestamptz, ${number}::int))`,
    )
    .orderBy('c.starts_at', 'desc')
    .orderBy('c.number', 'desc')
    .limit(page.limit)
    .execute()
  return found.map(contentOf)
}

export async function find(
  rows: Rows,
  kind: ContentKind,
  reader: Reader,
  number: number,
): Promise<Content | null> {
  const found = await shown(rows, kind, reader).where('c.number', '=', number).executeTakeFirst()
  return found ? contentOf(found) : null
}

/** How many show to the reader, by what one of their details says. */
export async function countBy(
  rows: Rows,
  kind: ContentKind,
  reader: Reader,
  detail: string,
): Promise<Map<string, number>> {
  const found = await rows
    .selectFrom('contents as c')
    .select([
      sql<string>`c.details ->> ${detail}::text`.as('value'),
      sql<number>`count(*)::int`.as('count'),
    ])
    .where(isFor(kind, reader))
    .where(isNotOver(reader))
    .groupBy('value')
    .execute()
  return new Map(found.map(({ value, count }) => [value, count]))
}

/** Which of these numbers show to the reader. */
export async function showing(
  rows: Rows,
  kind: ContentKind,
  reader: Reader,
  numbers: readonly number[],
): Promise<Set<number>> {
  const found = await rows
    .selectFrom('contents as c')
    .select('c.number')
    .where(isFor(kind, reader))
    .where(isNotOver(reader))
    .where('c.number', 'in', numbers)
    .execute()
  return new Set(found.map(({ number }) => number))
}
