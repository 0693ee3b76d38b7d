import type { MemberId, SiteId } from '@oriel/core/id'
import { textFor, type Locale } from '@oriel/core/locale'
import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'
import { fillText, type LetterId, type LetterKind, type LetterTexts } from './rules.ts'
import { readTexts, type Version } from './store.ts'

/** Readers are counted so far; a figure of so many means "at least". */
export const READS_COUNTED_MAX = 10_000

export type SentLetter = {
  readonly id: LetterId
  readonly kind: LetterKind
  readonly sentTo: 'one' | 'list' | 'audience'
  readonly addressed: number | null
  readonly account: string | null
  /** Whose it is, where it is to one. */
  readonly memberId: MemberId | null
  readonly currency: string | null
  readonly language: string | null
  readonly registeredFrom: Date | null
  readonly registeredUntil: Date | null
  readonly sentBy: string
  readonly sentAt: Date
  readonly expiresAt: Date
  readonly read: number
  readonly title: string
}
type Cursor = { readonly after: string | null; readonly count: number }
type SentPage = { readonly list: readonly SentLetter[]; readonly next: string | null }

/** How many have read it, by the index of its reads. */
const LINE = sql`l.id, l.kind, l.sent_to AS "sentTo", l.addressed, l.currency, l.language,
  l.registered_from AS "registeredFrom", l.registered_until AS "registeredUntil",
  l.sent_by AS "sentBy", l.sent_at AS "sentAt", l.expires_at AS "expiresAt",
  own.account, own.id AS "memberId",
  (SELECT count(*)::int FROM (
    (SELECT FROM letter_reads r WHERE r.letter_id = l.id AND l.sent_to = 'audience'
      AND r.read_at IS NOT NULL LIMIT ${READS_COUNTED_MAX})
    UNION ALL
    (SELECT FROM letter_members n WHERE n.letter_id = l.id AND l.sent_to <> 'audience'
      AND n.read_at IS NOT NULL LIMIT ${READS_COUNTED_MAX})) few) AS read`

/** The one member of a letter to one. */
const OWN = sql`LEFT JOIN LATERAL (SELECT m.account, m.id FROM letter_members n
  JOIN members m ON m.id = n.member_id
  WHERE n.letter_id = l.id AND l.sent_to = 'one' LIMIT 1) own ON true`

/** What people of the house sent at a site, to one member or to many, the newest first. */
export async function listSent(
  rows: Rows,
  siteId: SiteId,
  {
    after,
    count,
    locale,
    isToOne,
  }: Cursor & { readonly locale: Locale; readonly isToOne: boolean },
): Promise<SentPage> {
  const isOlder =
    after === null
      ? sql``
      : sql`AND (l.sent_at, l.id) < (SELECT b.sent_at, b.id FROM letters b WHERE b.id = ${after})`
  const { rows: found } = await sql<SentLetter>`
    SELECT ${LINE} FROM letters l ${OWN} WHERE l.site_id = ${siteId} AND l.is_by_staff
      AND (l.sent_to = 'one') = ${isToOne} ${isOlder}
    ORDER BY l.sent_at DESC, l.id DESC LIMIT ${count + 1}`.execute(rows)
  return pageOf(rows, found, count, locale)
}

/** Letters that name one member, also those of the house, the newest first. */
export async function listSentTo(
  rows: Rows,
  { siteId, memberId }: { readonly siteId: SiteId; readonly memberId: MemberId },
  { after, count, locale }: Cursor & { readonly locale: Locale },
): Promise<SentPage> {
  const isOlder =
    after === null
      ? sql``
      : sql`AND (n.sent_at, n.letter_id) < (SELECT b.sent_at, b.letter_id FROM letter_members b
          WHERE b.member_id = ${memberId} AND b.letter_id = ${after})`
  const { rows: found } = await sql<SentLetter>`
    SELECT ${LINE} FROM (SELECT n.letter_id FROM letter_members n WHERE n.member_id = ${memberId}
      ${isOlder} ORDER BY n.sent_at DESC, n.letter_id DESC LIMIT ${count + 1}) mine
    JOIN letters l ON l.id = mine.letter_id ${OWN} WHERE l.site_id = ${siteId}
    ORDER BY l.sent_at DESC, l.id DESC`.execute(rows)
  return pageOf(rows, found, count, locale)
}

async function pageOf(
  rows: Rows,
  found: readonly SentLetter[],
  count: number,
  locale: Locale,
): Promise<SentPage> {
  const lines = found.slice(0, count)
  const said = await readTexts(
    rows,
    lines.map(({ id }) => id),
  )
  const list = lines.map((line) => {
    const one = said.get(line.id)
    const text = one && textFor(one.texts, locale)
    return { ...line, title: text ? fillText(text, one.values ?? {}).title : '' }
  })
  return { list, next: found.length > count ? (list.at(-1)?.id ?? null) : null }
}

export type SentDetail = SentLetter & { readonly texts: LetterTexts }

/** One letter as its readers have it, in each language it was written in. */
export async function findSent(
  rows: Rows,
  siteId: SiteId,
  id: LetterId,
): Promise<SentDetail | null> {
  const { rows: found } = await sql<SentLetter>`
    SELECT ${LINE} FROM letters l ${OWN} WHERE l.id = ${id} AND l.site_id = ${siteId}`.execute(rows)
  const [line] = found
  if (!line) return null
  const said = (await readTexts(rows, [id])).get(id)
  const texts = Object.fromEntries(
    Object.entries(said?.texts ?? {}).map(([language, text]) => [
      language,
      fillText(text, said?.values ?? {}),
    ]),
  ) as LetterTexts
  return { ...line, title: textFor(texts, 'en_US')?.title ?? '', texts }
}

/** Templates of a site as they are used now; a name that is not published has no row. */
export async function listTemplates(rows: Rows, siteId: SiteId): Promise<Version[]> {
  const { rows: found } = await sql<Version>`
    SELECT DISTINCT ON (name) name, number, kind, texts, published_by AS "publishedBy",
      published_at AS "publishedAt"
    FROM letter_templates WHERE site_id = ${siteId} ORDER BY name, number DESC`.execute(rows)
  return found
}
