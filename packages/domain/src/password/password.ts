import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto'
import { promisify } from 'node:util'
import type { Keys } from '@oriel/keys/keys'
import { createPool, type Pool } from './pool.ts'
import { readKept, writeKept, type Cost } from './kept.ts'

export { provePassword, type PasswordReason } from './prove.ts'

/**
 * Passwords are hashed with Argon2id and the hash is marked with a key that is not in the database:
 * a stolen table alone cannot be tried, however short the password.
 */
export type Passwords = {
  /** Null when too many wait already: the caller says so, and nobody waits for minutes. */
  hash(password: string): Promise<string | null>
  /** `kept` is null where there is no such account: that takes as long as a wrong password. */
  verify(password: string, kept: string | null): Promise<'right' | 'wrong' | 'busy'>
  /** Whether a right password should be hashed again, because the cost has grown since. */
  isOld(kept: string): boolean
}

/** OWASP's least for Argon2id, about 40 ms of one core. */
export const COST: Cost = { memoryKib: 19_456, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const TAG_BYTES = 32
/**
 * More at once only wait for the same cores and take the memory of all. On two cores a single one
 * lets in a quarter less and helps nobody else: `pnpm bench login`.
 */
export const HASHES_AT_ONCE = 2
const WAITING_MAX = 50

const derive = promisify(argon2) as (
  algorithm: 'argon2id',
  parameters: Argon2Parameters,
) => Promise<Buffer>

export function createPasswords(
  keys: Keys,
  pool: Pool = createPool(HASHES_AT_ONCE, WAITING_MAX),
  cost: Cost = COST,
): Passwords {
  const tagOf = async (password: string, salt: Buffer, with_: Cost): Promise<Buffer> => {
    const tag = await derive('argon2id', {
      message: password.normalize('NFKC'),
      nonce: salt,
      memory: with_.memoryKib,
      passes: with_.passes,
      parallelism: with_.parallelism,
      tagLength: TAG_BYTES,
    })
    return keys.mark('password', tag.toString('hex'))
  }
  // What an unknown account is compared with: made of chance, so nothing fits.
  const nobody = writeKept({ cost, salt: randomBytes(SALT_BYTES), tag: randomBytes(TAG_BYTES) })
  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES)
      const tag = await pool.run(() => tagOf(password, salt, cost))
      return tag && writeKept({ cost, salt, tag })
    },
    async verify(password, kept) {
      const known = readKept(kept ?? nobody)
      const tag = await pool.run(() => tagOf(password, known.salt, known.cost))
      if (!tag) return 'busy'
      return timingSafeEqual(tag, known.tag) && kept !== null ? 'right' : 'wrong'
    },
    isOld(kept) {
      const { cost: used } = readKept(kept)
      return used.memoryKib < cost.memoryKib || used.passes < cost.passes
    },
  }
}
