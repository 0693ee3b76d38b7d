import {
  NONCE_PATTERN,
  requestHead,
  SIGNING_HEADERS,
  SIGNING_WINDOW_MS,
  TIME_PATTERN,
} from '@oriel/contract/provider-signing'
import type { Studio } from '../studio.ts'
import { findOperator, findSecret, type Operator } from './operators.ts'
import { isSignature } from '@oriel/contract/provider-client'

export type Caller = {
  readonly operator: Operator
  readonly secret: Buffer
  readonly nonce: string
}
export type Unproven = 'bad_signature' | 'stale' | 'replayed'

type Headers = Readonly<Record<string, string | string[] | undefined>>

/** Who is calling, by a signature over exactly what came. Each call is good once. */
export async function provenCaller(
  studio: Studio,
  path: string,
  headers: Headers,
  body: Buffer,
): Promise<Caller | Unproven> {
  const said = (name: keyof typeof SIGNING_HEADERS): string => {
    const value = headers[SIGNING_HEADERS[name]]
    return typeof value === 'string' ? value : ''
  }
  const [code, time, nonce] = [said('operator'), said('time'), said('nonce')]
  if (!NONCE_PATTERN.test(nonce) || !TIME_PATTERN.test(time)) return 'bad_signature'
  const now = studio.now()
  const operator = await findOperator(studio, code)
  const secret = operator && (await findSecret(studio, operator.id, said('key'), now))
  if (!operator || !secret) return 'bad_signature'
  const head = requestHead({ path, operator: code, time, nonce })
  if (!isSignature(said('signature'), secret, head, body)) return 'bad_signature'
  if (Math.abs(now.getTime() - Number(time)) > SIGNING_WINDOW_MS) return 'stale'
  return (await useNonce(studio, operator.id, nonce, now))
    ? { operator, secret, nonce }
    : 'replayed'
}

async function useNonce(
  { pool }: Studio,
  operatorId: number,
  nonce: string,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    'INSERT INTO used_nonces VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [operatorId, nonce, now],
  )
  return rowCount === 1
}

/** What is older than the window is refused by its time. */
const KEPT_MS = 4 * SIGNING_WINDOW_MS

export async function sweepNonces({ pool, now }: Studio): Promise<void> {
  await pool.query('DELETE FROM used_nonces WHERE seen_at < $1', [
    new Date(now().getTime() - KEPT_MS),
  ])
}
