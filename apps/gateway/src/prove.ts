import {
  NONCE_PATTERN,
  requestHead,
  SIGNING_HEADERS,
  SIGNING_WINDOW_MS,
  TIME_PATTERN,
} from '@oriel/contract/provider-signing'
import { isSignature } from '@oriel/contract/provider-client'
import type { SignedOnce } from '@oriel/domain/seamless'
import type { KnownProvider } from './providers.ts'

/** Who calls, and the secret that the answer is signed with. */
export type Proven = SignedOnce & { readonly secret: string }
export type Unproven = 'bad_signature' | 'stale'

type Headers = Readonly<Record<string, string | string[] | undefined>>

/**
 * Who is calling, by a signature over exactly what came, with any secret that is valid now. That a
 * call is good once is for whoever moves the money to see, in the same statement.
 */
export function prove(
  provider: KnownProvider | null,
  path: string,
  headers: Headers,
  body: Buffer,
  nowMs: number,
): Proven | Unproven {
  const said = (name: keyof typeof SIGNING_HEADERS): string => {
    const value = headers[SIGNING_HEADERS[name]]
    return typeof value === 'string' ? value : ''
  }
  const [operator, time, nonce] = [said('operator'), said('time'), said('nonce')]
  if (!NONCE_PATTERN.test(nonce) || !TIME_PATTERN.test(time)) return 'bad_signature'
  if (!provider || provider.operator !== operator) return 'bad_signature'
  const head = requestHead({ path, operator, time, nonce })
  const secret = provider.secrets.find((one) => isSignature(said('signature'), one, head, body))
  if (secret === undefined) return 'bad_signature'
  const signedAtMs = Number(time)
  if (Math.abs(nowMs - signedAtMs) > SIGNING_WINDOW_MS) return 'stale'
  return { providerId: provider.providerId, nonce, signedAtMs, secret }
}
