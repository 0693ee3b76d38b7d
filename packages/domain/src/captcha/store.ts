import type { Rows } from '@oriel/db/database'
import { prune } from '@oriel/db/prune'
import { sql } from 'kysely'

type Kept = {
  readonly tokenHash: Buffer
  readonly answerMark: Buffer
  readonly expiresAt: Date
  /** Of the work a device was given; null for a picture. */
  readonly workBits: number | null
}

export async function insertCaptcha(rows: Rows, captcha: Kept): Promise<void> {
  const values = {
    token_hash: captcha.tokenHash,
    answer_mark: captcha.answerMark,
    expires_at: captcha.expiresAt,
    work_bits: captcha.workBits,
  }
  await rows.insertInto('captchas').values(values).execute()
}

/** Of many who come at once, Postgres lets one delete the row; the others find nothing. */
export async function deleteCaptcha(
  rows: Rows,
  tokenHash: Buffer,
): Promise<Omit<Kept, 'tokenHash'> | null> {
  const row = await rows
    .deleteFrom('captchas')
    .where('token_hash', '=', tokenHash)
    .returning(['answer_mark', 'expires_at', 'work_bits'])
    .executeTakeFirst()
  if (!row) return null
  return { answerMark: row.answer_mark, expiresAt: row.expires_at, workBits: row.work_bits }
}

export const deleteExpired = (rows: Rows, now: Date): Promise<number> =>
  prune(
    rows,
    (count) => sql`DELETE FROM captchas WHERE token_hash IN (
      SELECT token_hash FROM captchas WHERE expires_at <= ${now} LIMIT ${count})`,
  )
