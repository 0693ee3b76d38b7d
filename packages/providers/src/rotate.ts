import type { Database, Rows } from '@oriel/db/database'
import {
  addProviderKey,
  claimTurn,
  endProviderKey,
  endTurn,
  findLink,
  findProviderKeys,
  keyIdAt,
  openSecret,
  type ProviderKey,
  type ProviderLink,
} from '@oriel/domain/provider'
import type { Keys } from '@oriel/keys/keys'
import { newSecret } from '@oriel/keys/secret'
import type { Wire } from './asking.ts'
import { createSpeak as speakJungle, Nothing } from './jungle-wire.ts'
import { LIMITS } from './limits.ts'
import { createSpeak as speakPocket, Turned } from './pocket-wire.ts'

const MINUTE_MS = 60_000

/** Gives the provider the new key; both are good there until the overlap is over. */
export type HandOver = (
  link: ProviderLink,
  old: ProviderKey,
  key: ProviderKey,
  overlapMs: number,
) => Promise<boolean>

export type Rotated =
  | { readonly ok: true; readonly keyId: string; readonly ends: Date }
  | { readonly ok: false; readonly reason: 'no_link' | 'no_key' | 'not_told' }

/**
 * Turns the key to a provider. The provider learns it before we use it, and the old one ends on
 * both sides after the overlap: no call in between is refused for its key.
 */
export async function rotateKey(
  { rows, keys, now }: { rows: Rows; keys: Keys; now: () => Date },
  providerId: string,
  handOver: HandOver,
  overlapMs: number,
): Promise<Rotated> {
  const link = await findLink(rows, providerId)
  if (!link) return { ok: false, reason: 'no_link' }
  const known = await findProviderKeys(rows, keys, providerId)
  const [old] = known
  if (!old) return { ok: false, reason: 'no_key' }
  const key = { keyId: keyIdAt(now()), secret: newSecret() }
  if (!(await handOver(link, old, key, overlapMs))) return { ok: false, reason: 'not_told' }
  await addProviderKey(rows, keys, providerId, key)
  const ends = new Date(now().getTime() + overlapMs)
  for (const { keyId } of known) await endProviderKey(rows, providerId, keyId, ends)
  return { ok: true, keyId: key.keyId, ends }
}

/** A provider that is away is asked each minute, well within the shortest overlap. */
const TRIES_MAX = 20

/**
 * Tells a provider the key that people agreed to. Who did not hear its answer hands over the same
 * one again; the old one signs until the provider has said that it knows the new one.
 */
export async function turnNextKey(
  { database, keys, now }: { database: Database; keys: Keys; now: () => Date },
  handOver: HandOver,
): Promise<boolean> {
  const turn = await claimTurn(database.rows)
  if (!turn) return false
  const { providerId, keyId } = turn
  const link = await findLink(database.rows, providerId)
  const known = await findProviderKeys(database.rows, keys, providerId)
  const secret = openSecret(keys, providerId, keyId, turn.sealed)
  const overlapMs = turn.overlapMinutes * MINUTE_MS
  const [old] = known
  const isTold =
    link && old && secret !== null && (await handOver(link, old, { keyId, secret }, overlapMs))
  if (!isTold) {
    if (turn.tries >= TRIES_MAX) await endTurn(database.rows, turn.id, 'failed')
    return true
  }
  await database.transaction(async (work) => {
    await addProviderKey(work, keys, providerId, { keyId, secret })
    const ends = new Date(now().getTime() + overlapMs)
    for (const one of known) await endProviderKey(work, providerId, one.keyId, ends)
    await endTurn(work, turn.id, 'done')
  })
  return true
}

/** Providers that take a new key over the wire, proven by the old one. */
export const handOverByWire =
  (fetch: Wire['fetch'] = globalThis.fetch): HandOver =>
  async (link, old, { secret }, overlapMs) => {
    const wire = { fetch, now: () => new Date(), limits: LIMITS }
    const { transferMs } = LIMITS
    if (link.dialect === 'pocket') {
      const fields = { new_secret: secret, overlap_ms: String(overlapMs) }
      const speak = speakPocket(link, old, wire)
      return (await speak('/v1/Operator/TurnKey', fields, Turned, transferMs)).kind === 'data'
    }
    if (link.dialect !== 'jungle') return false
    const fields = { NewKey: secret, OverlapMs: String(overlapMs) }
    const speak = speakJungle(link, old, wire)
    return (await speak('POST', 'TurnAgentKey', fields, Nothing, transferMs)).kind === 'data'
  }
