import type { SiteId } from '@oriel/core/id'
import type { Rows, Work } from '@oriel/db/database'
import { sql } from 'kysely'

/** An event that its consumer gave up on, as the bus keeps it. */
export type BuriedLetter = {
  readonly number: number
  readonly siteId: SiteId | null
  readonly consumer: string
  readonly subject: string
  readonly error: string
  readonly at: Date
  readonly body: string
}

/** The highest number that is known; 0 before the first. */
export async function readMark(rows: Rows): Promise<number> {
  const { rows: found } = await sql<{ mark: number }>`
    SELECT coalesce(max(number), 0)::float8 AS mark FROM dead_letters`.execute(rows)
  return found[0]?.mark ?? 0
}

/** Keeps letters once. A bus that was set up anew counts from one: its letters replace the old. */
export async function keepLetters(rows: Rows, letters: readonly BuriedLetter[]): Promise<void> {
  for (const { number, siteId, consumer, subject, error, at, body } of letters) {
    await sql`
      INSERT INTO dead_letters (number, site_id, consumer, subject, error, body, died_at)
      VALUES (${number}, ${siteId}, ${consumer}, ${subject}, ${error}, ${body}, ${at})
      ON CONFLICT (number) DO UPDATE SET site_id = excluded.site_id, consumer = excluded.consumer,
        subject = excluded.subject, error = excluded.error, body = excluded.body,
        died_at = excluded.died_at, asked_at = NULL, asked_by = NULL, over_at = NULL, outcome = NULL
      WHERE dead_letters.died_at <> excluded.died_at`.execute(rows)
  }
}

const ASKED_MAX = 50

/** Letters that a person wants to be sent again. */
export async function listAsked(rows: Rows): Promise<number[]> {
  const { rows: found } = await sql<{ number: number }>`
    SELECT number::float8 AS number FROM dead_letters
    WHERE over_at IS NULL AND asked_at IS NOT NULL
    ORDER BY asked_at LIMIT ${ASKED_MAX}`.execute(rows)
  return found.map(({ number }) => number)
}

export const endLetter = (rows: Rows, number: number, outcome: 'replayed' | 'gone') =>
  sql`UPDATE dead_letters SET over_at = house_now(), outcome = ${outcome}
    WHERE number = ${number} AND over_at IS NULL`.execute(rows)

export type Letter = {
  readonly consumer: string
  readonly subject: string
  readonly error: string
  readonly state: 'waits' | 'asked' | 'replayed' | 'gone'
}

/** Locks a letter that a site may see. */
export async function lockLetter(
  work: Work,
  siteId: SiteId | null,
  number: number,
): Promise<Letter | null> {
  const { rows: found } = await sql<Letter>`
    SELECT consumer, subject, error,
      coalesce(outcome, CASE WHEN asked_at IS NULL THEN 'waits' ELSE 'asked' END) AS state
    FROM dead_letters WHERE number = ${number}
      AND (site_id IS NULL OR ${siteId}::integer IS NULL OR site_id = ${siteId})
    FOR UPDATE`.execute(work)
  return found[0] ?? null
}

/** False when it was asked for before, or is over. */
export async function askAgain(work: Rows, number: number, by: string): Promise<boolean> {
  const { rows: found } = await sql`
    UPDATE dead_letters SET asked_at = house_now(), asked_by = ${by}
    WHERE number = ${number} AND asked_at IS NULL AND over_at IS NULL RETURNING number`.execute(
    work,
  )
  return found.length > 0
}
