import type { Database } from '@oriel/db/database'
import { listSettledAfter, type SettledName } from '@oriel/domain/seamless'
import { sql } from 'kysely'
import { recordSettled, type Books } from './book.ts'

const MARK = 'seamless'
/** Rounds looked at together; each is one look into an index. */
const SLICE = 1_000
const SLICES_MAX = 1_000

/**
 * Looks, once for each seamless round that is over, that it is kept, and keeps those whose fact was
 * lost. Begins where it stopped. Gives how many were missing.
 */
export async function sweepSettled(books: Books): Promise<number> {
  let missing = 0
  for (let slices = 0; slices < SLICES_MAX; slices += 1) {
    const from = await readMark(books.database)
    const { rounds, until, more } = await listSettledAfter(books.database.rows, from, SLICE)
    for (const name of await listUnkept(books.database, rounds)) {
      await recordSettled(books, name)
      missing += 1
    }
    await moveMark(books.database, until)
    if (!more) break
  }
  return missing
}

/** The first look begins a day ago: what is older was looked at by those before us. */
async function readMark({ rows }: Database): Promise<Date> {
  const { rows: found } = await sql<{ at: Date }>`
    SELECT coalesce((SELECT at FROM round_marks WHERE name = ${MARK}),
      house_now() - interval '1 day') AS at`.execute(rows)
  return found[0]?.at ?? new Date(Number.NaN)
}

const moveMark = ({ rows }: Database, at: Date) =>
  sql`INSERT INTO round_marks AS m (name, at) VALUES (${MARK}, ${at})
    ON CONFLICT (name) DO UPDATE SET at = greatest(m.at, excluded.at)`.execute(rows)

async function listUnkept(
  { rows }: Database,
  rounds: readonly SettledName[],
): Promise<SettledName[]> {
  const { rows: found } = await sql<SettledName>`
    SELECT a.provider_id AS "providerId", a.round_id AS "roundId", a.member_id AS "memberId"
    FROM unnest(${rounds.map(({ providerId }) => providerId)}::text[],
      ${rounds.map(({ roundId }) => roundId)}::text[],
      ${rounds.map(({ memberId }) => memberId)}::uuid[]) AS a (provider_id, round_id, member_id)
    WHERE NOT EXISTS (SELECT FROM round_claims k WHERE k.provider_id = a.provider_id
      AND k.round_id = a.round_id AND k.member_id = a.member_id)`.execute(rows)
  return found
}
