import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'

type Kept = {
  readonly tokenHash: Buffer
  readonly answerMark: Buffer
  readonly expiresAt: Date
}

export async function insertCaptcha(rows: Rows, captcha: Kept): Promise<void> {
  const { tokenHash: token_hash, answerMark: answer_mark, expiresAt: expires_at } = captcha
  await rows.insertInto('captchas').values({ token_hash, answer_mark, expires_at }).execute()
}

/** Of many who come at once, Postgres lets one delete the row; the others find nothing. */
export async function deleteCaptcha(
  rows: Rows,
  tokenHash: Buffer,
): Promise<Omit<Kept, 'tokenHash'> | null> {
  const row = await rows
    .deleteFrom('captchas')
    .where('token_hash', '=', tokenHash)
    .returning(['answer_mark', 'expires_at'])
    .executeTakeFirst()
  return row ? { answerMark: row.answer_mark, expiresAt: row.expires_at } : null
}

const SWEPT_MAX = 5_000

export async function deleteExpired(rows: Rows, now: Date): Promise<number> {
  const swept = await sql`DELETE FROM captchas WHERE token_hash IN (
    SELECT token_hash FROM captchas WHERE expires_at <= ${now} LIMIT ${SWEPT_MAX})`.execute(rows)
  return Number(swept.numAffectedRows ?? 0n)
}
