import { textFor, type Locale } from '@oriel/core/locale'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Database, Rows } from '@oriel/db/database'
import { announce } from '@oriel/db/outbox'
import { sql } from 'kysely'
import { changedFact } from './fact.ts'
import { fillText, type LetterId, type LetterText } from './rules.ts'
import { mineOf, readTexts, type Reader } from './store.ts'

export type MemberLetter = LetterText & {
  readonly id: LetterId
  readonly isRead: boolean
  readonly sentAt: Date
}
export type LetterCounts = { readonly total: number; readonly unread: number }
export type LetterPage = LetterCounts & { readonly list: readonly MemberLetter[] }

/**
 * By when they were sent. Ids are older than that: a letter has one from when somebody began to
 * write it. Anything else never reaches a statement.
 */
const ORDERS = {
  asc: sql`"sentAt" ASC, id ASC`,
  desc: sql`"sentAt" DESC, id DESC`,
} as const
export type LetterOrder = keyof typeof ORDERS

type Asked = {
  readonly locale: Locale
  readonly page: number
  readonly count: number
  readonly order: LetterOrder
}

/** A page of what a member has, with how many there are; both from one reading. */
export async function listLetters(
  rows: Rows,
  reader: Reader,
  { locale, page, count, order }: Asked,
): Promise<LetterPage> {
  // The counts stand beside every row, and alone where the page has none.
  const { rows: read } = await sql<{
    id: LetterId | null
    sentAt: Date
    readAt: Date | null
    total: number
    unread: number
  }>`WITH mine AS MATERIALIZED (${mineOf(reader)}),
      counts AS (SELECT count(*)::int AS total,
        (count(*) FILTER (WHERE "readAt" IS NULL))::int AS unread FROM mine),
      page AS (SELECT * FROM mine ORDER BY ${ORDERS[order]}
        LIMIT ${count} OFFSET ${(page - 1) * count})
    SELECT page.*, counts.* FROM counts LEFT JOIN page ON true
    ORDER BY ${ORDERS[order]}`.execute(rows)
  const [{ total, unread } = { total: 0, unread: 0 }] = read
  const found = read.flatMap(({ id, ...rest }) => (id === null ? [] : [{ id, ...rest }]))
  const said = await readTexts(
    rows,
    found.map(({ id }) => id),
  )
  const list = found.flatMap(({ id, sentAt, readAt }) => {
    const one = said.get(id)
    const text = one && textFor(one.texts, locale)
    if (!text) return []
    return [
      { ...(one.values ? fillText(text, one.values) : text), id, sentAt, isRead: readAt !== null },
    ]
  })
  return { list, total, unread }
}

export async function countLetters(rows: Rows, reader: Reader): Promise<LetterCounts> {
  const { rows: found } = await sql<LetterCounts>`
    SELECT count(*)::int AS total, (count(*) FILTER (WHERE "readAt" IS NULL))::int AS unread
    FROM (${mineOf(reader)}) mine`.execute(rows)
  return found[0] ?? { total: 0, unread: 0 }
}

/** Marks a letter as read. One that the member does not have is unknown, whoever has it. */
export const readLetter = (
  database: Database,
  reader: Reader,
  id: LetterId,
): Promise<Outcome<void, 'letter_unknown'>> =>
  database.transaction(async (work) => {
    const { memberId } = reader
    const { rows: found } = await sql<{ readAt: Date | null; isNamed: boolean }>`
      SELECT "readAt", "isNamed" FROM (${mineOf(reader, id)}) mine`.execute(work)
    const [letter] = found
    if (!letter) return refuse('letter_unknown')
    if (letter.readAt !== null) return done()
    // A delete that came between stays a delete.
    const { rows: marked } = letter.isNamed
      ? await sql`UPDATE letter_members SET read_at = house_now() WHERE member_id = ${memberId}
          AND letter_id = ${id} AND read_at IS NULL AND deleted_at IS NULL
          RETURNING letter_id`.execute(work)
      : await sql`INSERT INTO letter_reads (member_id, letter_id, read_at)
          VALUES (${memberId}, ${id}, house_now()) ON CONFLICT DO NOTHING
          RETURNING letter_id`.execute(work)
    if (marked.length > 0) await announce(work, changedFact({ ...reader, what: 'read' }))
    return done()
  })

/** Deletes letters for this member alone. All of them are theirs, or none is deleted. */
export const destroyLetters = (
  database: Database,
  reader: Reader,
  asked: readonly LetterId[],
): Promise<Outcome<number, 'letter_unknown'>> =>
  database.transaction(async (work) => {
    const { memberId } = reader
    const ids = [...new Set(asked)].toSorted()
    const { rows: found } = await sql<{ id: LetterId; isNamed: boolean }>`
      SELECT id, "isNamed" FROM (${mineOf(reader)}) mine
      WHERE id = ANY (${ids}::uuid[]) ORDER BY id`.execute(work)
    if (found.length < ids.length) return refuse('letter_unknown')
    const [named, spread] = [true, false].map((isNamed) =>
      found.filter((one) => one.isNamed === isNamed).map(({ id }) => id),
    )
    await sql`UPDATE letter_members SET deleted_at = house_now() WHERE member_id = ${memberId}
      AND letter_id = ANY (${named}::uuid[]) AND deleted_at IS NULL`.execute(work)
    await sql`INSERT INTO letter_reads (member_id, letter_id, deleted_at)
      SELECT ${memberId}, id, house_now() FROM unnest(${spread}::uuid[]) id
      ON CONFLICT (member_id, letter_id) DO UPDATE SET deleted_at = EXCLUDED.deleted_at
      WHERE letter_reads.deleted_at IS NULL`.execute(work)
    await announce(work, changedFact({ ...reader, what: 'deleted' }))
    return done(ids.length)
  })
