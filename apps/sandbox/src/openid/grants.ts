import { randomBytes } from 'node:crypto'
import type { Person } from './people.ts'
import { fitsChallenge, type AuthorizeRequest } from './rules.ts'

type Grant = AuthorizeRequest & { readonly person: Person; readonly expiresAtMs: number }

export type Grants = {
  /** A code for what this person has allowed. */
  give(request: AuthorizeRequest, person: Person): string
  /** Null for a code that is unknown, used, too old, or not this client's to use in this way. */
  take(
    code: string,
    proof: { readonly redirectUri: string; readonly verifier: string },
  ): Grant | null
}

const CODE_LIVES_MS = 60_000
const CODES_MAX = 1_000
const CODE_BYTES = 32

export function createGrants(now: () => Date): Grants {
  const grants = new Map<string, Grant>()
  return {
    give(request, person) {
      const code = randomBytes(CODE_BYTES).toString('base64url')
      grants.set(code, { ...request, person, expiresAtMs: now().getTime() + CODE_LIVES_MS })
      const [oldest] = grants.keys()
      if (grants.size > CODES_MAX && oldest !== undefined) grants.delete(oldest)
      return code
    },
    take(code, { redirectUri, verifier }) {
      const grant = grants.get(code)
      // Gone whatever comes of it: nobody tries a second verifier on the same code.
      grants.delete(code)
      if (!grant || now().getTime() >= grant.expiresAtMs) return null
      const fits = grant.redirectUri === redirectUri && fitsChallenge(verifier, grant.challenge)
      return fits ? grant : null
    },
  }
}
