import type { Currency } from '@oriel/core/currency'
import type { SiteId } from '@oriel/core/id'
import type { Database } from '@oriel/db/database'
import type { Keys } from '@oriel/keys/keys'
import type { EnvelopeId } from './rules.ts'
import { openSeed } from './seed.ts'
import { findSealed } from './store.ts'

type Known = {
  readonly siteId: SiteId
  readonly currency: Currency
  readonly slots: number
  readonly seed: string
}
export type FindEnvelope = (id: EnvelopeId) => Promise<Known | null>

const REMEMBERED_MAX = 200

/** An envelope never changes, so its opened seed is kept; an unknown one is asked for again. */
export function rememberEnvelopes(database: Pick<Database, 'rows'>, keys: Keys): FindEnvelope {
  const known = new Map<EnvelopeId, Known>()
  return async (id) => {
    const remembered = known.get(id)
    if (remembered) return remembered
    const found = await findSealed(database.rows, id)
    if (!found) return null
    const { sealed, ...facts } = found
    const opened = { ...facts, seed: openSeed(keys, id, sealed) }
    if (known.size >= REMEMBERED_MAX) known.clear()
    known.set(id, opened)
    return opened
  }
}
