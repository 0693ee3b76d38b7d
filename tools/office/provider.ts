import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { noteOffice } from '@oriel/domain/audit'
import { COMMAND_LINE } from '@oriel/domain/proposal'
import { openKeys } from '@oriel/keys/keys'
import { handOverByWire, rotateKey, type HandOver } from '@oriel/providers/rotate'
import type { Office } from '../office.ts'
import { findRunning } from '../running.ts'

const MINUTE_MS = 60_000
const TURN_KEY = path.resolve(import.meta.dirname, '../../apps/studio/src/turn-key.ts')

const REASONS = {
  no_link: 'the house has no link to it',
  no_key: 'there is no key that is valid now',
  not_told: 'the provider could not be told, and nothing was changed: see docs/operations.md',
} as const

/** `pnpm office rotate-key GPOR`: tells the provider, uses the new key, and ends the old one. */
export async function rotate(
  { database }: Office,
  providerId: string,
  overlapMinutes: number,
): Promise<string[]> {
  const { keyFile, studioDatabaseUrl } = findRunning()
  if (!keyFile) throw new Error('KEY_FILE is not set')
  if (!(overlapMinutes >= 0)) throw new Error('--overlap is a number of minutes')
  const byWire = handOverByWire()
  const handOver: HandOver = (link, old, key, overlapMs) =>
    link.dialect === 'studio'
      ? tellStudio({ keyFile, studioDatabaseUrl }, link.operator, key, overlapMs)
      : byWire(link, old, key, overlapMs)
  const house = { rows: database.rows, keys: openKeys(keyFile), now: () => new Date() }
  const turned = await rotateKey(house, providerId, handOver, overlapMinutes * MINUTE_MS)
  await noteOffice(database.rows, {
    siteId: null,
    actor: COMMAND_LINE,
    permission: 'key.rotate',
    subject: { kind: 'provider', id: providerId },
    outcome: turned.ok ? 'done' : turned.reason,
    after: turned.ok ? { key: turned.keyId } : null,
  })
  if (!turned.ok) throw new Error(`${providerId}: ${REASONS[turned.reason]}`)
  return [
    `${providerId} is asked with key ${turned.keyId}; the old one ends ${turned.ends.toISOString()}`,
  ]
}

/** The studio's own command takes it; the secret goes by its input, where nobody else reads. */
async function tellStudio(
  { keyFile, studioDatabaseUrl }: { keyFile: string; studioDatabaseUrl?: string | undefined },
  operator: string,
  { keyId, secret }: { readonly keyId: string; readonly secret: string },
  overlapMs: number,
): Promise<boolean> {
  if (!studioDatabaseUrl) return false
  const env = { ...process.env, STUDIO_DATABASE_URL: studioDatabaseUrl, KEY_FILE: keyFile }
  const child = spawn(process.execPath, [TURN_KEY, operator, keyId, String(overlapMs)], {
    env,
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  child.stdin.end(secret)
  const [code] = (await once(child, 'close')) as [number | null]
  return code === 0
}
