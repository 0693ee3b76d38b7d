import type { Currency } from '@oriel/core/currency'
import { newId, type Id, type SiteId } from '@oriel/core/id'
import type { Locale } from '@oriel/core/locale'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Database, Rows } from '@oriel/db/database'
import {
  checkContent,
  cleanTexts,
  type ContentDraft,
  type ContentKind,
  type ContentRefusal,
} from './rules.ts'
import { pageOf, readCursor, writeCursor } from './cursor.ts'
import * as store from './store.ts'

export { Art, detailsOf } from './details.ts'
export { findContentDetails } from './look.ts'
export { checkTarget } from './rules.ts'
export type { ContentDraft, ContentKind, ContentRefusal, ContentTexts } from './rules.ts'

export type ContentId = Id<'content'>

/** Who reads: what is not for them is not listed for them. */
export type Reader = {
  readonly siteId: SiteId
  readonly isMember: boolean
  /** `both`: only what is for either device. */
  readonly device: 'both' | 'desktop' | 'mobile'
  readonly locale: Locale
  /** Null: only what is for every currency. */
  readonly currency: Currency | null
  readonly now: Date
}

/** A content as one reader sees it: one language, chosen for them. */
export type Content = {
  readonly id: ContentId
  readonly number: number
  readonly version: number
  readonly details: unknown
  readonly title: string
  readonly body: string
  readonly device: 0 | 1 | 2
  readonly sort: number
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly updatedAt: Date
}

/** Who acts, when, and where links may lead. */
export type By = {
  readonly staff: string
  readonly now: Date
  readonly allowedOrigins: readonly string[]
}

export const CONTENTS_PER_PAGE_MAX = 100

export async function publishContent(
  database: Database,
  kind: ContentKind,
  draft: ContentDraft,
  by: By,
): Promise<Outcome<ContentId, ContentRefusal>> {
  const reason = checkContent(draft)
  if (reason) return refuse(reason)
  const id: ContentId = newId()
  await database.transaction(async (work) => {
    const texts = cleanTexts(draft.texts, by.allowedOrigins)
    await store.insert(work, { id, kind, draft: { ...draft, texts }, now: by.now })
    await store.note(work, id, 1, 'published', by)
  })
  return done(id)
}

export async function editContent(
  database: Database,
  kind: ContentKind,
  id: ContentId,
  draft: ContentDraft,
  by: By,
): Promise<Outcome<void, ContentRefusal | 'content_unknown'>> {
  const reason = checkContent(draft)
  if (reason) return refuse(reason)
  return database.transaction(async (work) => {
    const version = await store.lock(work, draft.siteId, kind, id)
    if (version === null) return refuse('content_unknown')
    const texts = cleanTexts(draft.texts, by.allowedOrigins)
    await store.update(work, { id, kind, draft: { ...draft, texts }, now: by.now }, version + 1)
    await store.note(work, id, version + 1, 'edited', by)
    return done()
  })
}

export async function withdrawContent(
  database: Database,
  siteId: SiteId,
  kind: ContentKind,
  id: ContentId,
  by: Pick<By, 'staff' | 'now'>,
): Promise<Outcome<void, 'content_unknown'>> {
  return database.transaction(async (work) => {
    const version = await store.lock(work, siteId, kind, id)
    if (version === null) return refuse('content_unknown')
    await store.withdraw(work, id, version + 1, by.now)
    await store.note(work, id, version + 1, 'withdrawn', by)
    return done()
  })
}

/** What a content's details must say, in part. */
export type Having = Readonly<Record<string, unknown>>
export type ContentPage = { readonly contents: readonly Content[]; readonly next: string | null }
type Asked = { readonly after: string | null; readonly limit: number }

/** What shows now to this reader, in the operator's order. */
export const listContents = (
  rows: Rows,
  kind: ContentKind,
  reader: Reader,
  having: Having | null = null,
): Promise<Content[]> =>
  store.list(rows, kind, reader, { having, after: null, limit: CONTENTS_PER_PAGE_MAX })

/** The same, a page at a time. */
export async function pageContents(
  rows: Rows,
  kind: ContentKind,
  reader: Reader,
  asked: Asked & { readonly having: Having | null },
): Promise<ContentPage> {
  const after = readCursor(asked.after)
  const limit = Math.min(asked.limit, CONTENTS_PER_PAGE_MAX)
  const page = { having: asked.having, after, limit: limit + 1 }
  const found = await store.list(rows, kind, reader, page)
  return pageOf(found, limit, ({ sort, number }) => writeCursor([sort, number]))
}

/** What has ever shown to this reader and was not withdrawn, the newest first. */
export async function pageHistory(
  rows: Rows,
  kind: ContentKind,
  reader: Reader,
  asked: Asked,
): Promise<ContentPage> {
  const limit = Math.min(asked.limit, CONTENTS_PER_PAGE_MAX)
  const page = { after: readCursor(asked.after), limit: limit + 1 }
  const found = await store.listPast(rows, kind, reader, page)
  return pageOf(found, limit, ({ startsAt, number }) => writeCursor([startsAt.getTime(), number]))
}

/** One of them by its number, if it shows to this reader. */
export const findContent = (
  rows: Rows,
  kind: ContentKind,
  reader: Reader,
  number: number,
): Promise<Content | null> => store.find(rows, kind, reader, number)

/** How many show to this reader, by what one of their details says. */
export const countContents = (
  rows: Rows,
  kind: ContentKind,
  reader: Reader,
  detail: string,
): Promise<ReadonlyMap<string, number>> => store.countBy(rows, kind, reader, detail)

/** Which of these numbers show to this reader: nobody is led to what is not for them. */
export const findShowing = async (
  rows: Rows,
  kind: ContentKind,
  reader: Reader,
  numbers: readonly number[],
): Promise<ReadonlySet<number>> =>
  numbers.length === 0 ? new Set() : store.showing(rows, kind, reader, numbers)
