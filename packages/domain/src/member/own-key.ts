import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { MemberId } from '@oriel/core/id'
import type { Rows, Work } from '@oriel/db/database'
import type { Keys } from '@oriel/keys/keys'

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * A member's own key, itself sealed with the ring. Where it is destroyed, all that was sealed with
 * it opens nowhere, in backups neither.
 */
export type OwnKey = {
  /** `about` is not kept: who opens must say the same. */
  readonly seal: (text: string, about: string) => Buffer
  readonly open: (sealed: Uint8Array, about: string) => string
}

/** Made with the first thing that needs it. */
export async function takeOwnKey(work: Work, keys: Keys, memberId: MemberId): Promise<OwnKey> {
  const fresh = randomBytes(KEY_BYTES)
  await work
    .insertInto('member_keys')
    .values({ member_id: memberId, sealed: keys.seal('member-key', fresh, memberId) })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute()
  const key = await findOwnKey(work, keys, memberId)
  if (!key) throw new Error('a member has no key')
  return key
}

/** Null where nothing was ever sealed for the member, or the member is gone. */
export async function findOwnKey(
  rows: Rows,
  keys: Keys,
  memberId: MemberId,
): Promise<OwnKey | null> {
  const row = await rows
    .selectFrom('member_keys')
    .select('sealed')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row ? openOwnKey(keys, memberId, row.sealed) : null
}

export function openOwnKey(keys: Keys, memberId: MemberId, sealed: Uint8Array): OwnKey {
  const key = keys.open('member-key', sealed, memberId)
  if (!key) throw new Error('a member’s key does not open: the ring lacks the key it was sealed by')
  return {
    seal: (text, about) => seal(key, text, `${memberId} ${about}`),
    open: (bytes, about) => open(key, Buffer.from(bytes), `${memberId} ${about}`),
  }
}

function seal(key: Buffer, text: string, about: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(about))
  return Buffer.concat([nonce, cipher.update(text), cipher.final(), cipher.getAuthTag()])
}

function open(key: Buffer, sealed: Buffer, about: string): string {
  const nonce = sealed.subarray(0, NONCE_BYTES)
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(about)).setAuthTag(sealed.subarray(-TAG_BYTES))
  const body = sealed.subarray(NONCE_BYTES, -TAG_BYTES)
  return Buffer.concat([decipher.update(body), decipher.final()]).toString()
}
