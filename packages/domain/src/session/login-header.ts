import { timingSafeEqual } from 'node:crypto'
import type { SiteId } from '@oriel/core/id'
import type { Database } from '@oriel/db/database'
import type { Keys } from '@oriel/keys/keys'
import { hashSecret, newSecret } from '@oriel/keys/secret'
import { headerLives } from './sign-in-rules.ts'

const HEADER = /^(\d{13})\.([A-Za-z0-9_-]{20,64})\.([A-Za-z0-9_-]{43})$/

const markOf = (keys: Keys, siteId: SiteId, ends: string, nonce: string): string =>
  keys.mark('code', `login header ${siteId} ${ends} ${nonce}`).toString('base64url')

/**
 * S7.064: the header that a sign-in is sent with. It is valid once and expires soon. It proves
 * itself: nothing is kept for who only asks for one, however often.
 */
export function issueLoginHeader(keys: Keys, siteId: SiteId, now: Date): string {
  const [ends, nonce] = [String(headerLives(now).getTime()), newSecret()]
  return `${ends}.${nonce}.${markOf(keys, siteId, ends, nonce)}`
}

/** Whether it is ours, in time, and comes for the first time. */
export async function takeLoginHeader(
  { database, keys }: { readonly database: Database; readonly keys: Keys },
  siteId: SiteId,
  header: string,
  now: Date,
): Promise<boolean> {
  const [, ends, nonce, mark] = HEADER.exec(header) ?? []
  if (ends === undefined || nonce === undefined || mark === undefined) return false
  const expiresAt = new Date(Number(ends))
  // As it was written: its last letter has bits to spare, and a header has one use, however spelt.
  const expected = Buffer.from(markOf(keys, siteId, ends, nonce))
  const isOurs = timingSafeEqual(expected, Buffer.from(mark))
  if (!isOurs || expiresAt <= now) return false
  const first = await database.rows
    .insertInto('login_headers')
    .values({ header_hash: hashSecret(header), site_id: siteId, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return first.numInsertedOrUpdatedRows === 1n
}
