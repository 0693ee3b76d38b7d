import type { AnyEndpoint } from '@oriel/contract/endpoint'
import { isFreshProof, type Session } from '@oriel/domain/session'

/**
 * What protects an account is changed by who has shown in the last minutes who they are: a page
 * that was left open, or a stolen session, changes none of it. Calls that carry the password or a
 * fresh challenge do not declare it: what they carry is the proof.
 */
export const mustProveFirst = (
  call: AnyEndpoint,
  session: Session | null,
  now: () => Date,
): boolean => call.needsProof && session !== null && !isFreshProof(session.provenAt, now())
