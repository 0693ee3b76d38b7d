import { argon2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { COST } from '@oriel/domain/password'
import { answerWith } from '../lib/child.ts'
import type { Done } from '../load/logins.ts'

export type HashTurn = { readonly seconds: number; readonly atOnce: number }

const derive = promisify(argon2)
const SALT_BYTES = 16
const TAG_BYTES = 32

/** Nothing but the hash, at our cost, so many at once. */
answerWith(async ({ seconds, atOnce }: HashTurn) => {
  const begun = performance.now()
  const end = begun + seconds * 1000
  let count = 0
  const keepHashing = async () => {
    while (performance.now() < end) {
      await derive('argon2id', {
        message: 'oriel123',
        nonce: randomBytes(SALT_BYTES),
        memory: COST.memoryKib,
        passes: COST.passes,
        parallelism: COST.parallelism,
        tagLength: TAG_BYTES,
      })
      count += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, keepHashing))
  return { count, seconds: (performance.now() - begun) / 1000 } satisfies Done
})
