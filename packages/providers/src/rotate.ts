import type { Rows } from '@oriel/db/database'
import {
  addProviderKey,
  endProviderKey,
  findLink,
  findProviderKeys,
  type ProviderKey,
  type ProviderLink,
} from '@oriel/domain/provider'
import type { Keys } from '@oriel/keys/keys'
import { newSecret } from '@oriel/keys/secret'
import type { Wire } from './asking.ts'
import { createSpeak as speakJungle, Nothing } from './jungle-wire.ts'
import { LIMITS } from './limits.ts'
import { createSpeak as speakPocket, Turned } from './pocket-wire.ts'

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

/** Named by its time: 20261115T030201123. */
const keyIdAt = (moment: Date): string => moment.toISOString().replaceAll(/[-:.Z]/g, '')

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
