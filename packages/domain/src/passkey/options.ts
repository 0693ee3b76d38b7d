import type { SiteId } from '@oriel/core/id'
import { ALGORITHMS, CHALLENGE_LIFE_MS } from './rules.ts'

/** Where a passkey is made or used: the host without its port, and exactly this origin. */
export type PasskeyPlace = {
  readonly siteId: SiteId
  readonly siteName: string
  readonly host: string
  readonly origin: string
}

type KnownKey = { readonly id: string; readonly transports: readonly string[] }

/** What `navigator.credentials.create` is asked with, as WebAuthn writes it in JSON. */
export const creationOptions = (
  { host, siteName }: PasskeyPlace,
  user: { readonly handle: string; readonly account: string },
  known: readonly KnownKey[],
  challenge: string,
) => ({
  rp: { id: host, name: siteName },
  user: { id: user.handle, name: user.account, displayName: user.account },
  challenge,
  pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
  timeout: CHALLENGE_LIFE_MS,
  // One that is on the device already is not made twice.
  excludeCredentials: known.map(({ id, transports }) => ({
    type: 'public-key' as const,
    id,
    transports: [...transports],
  })),
  authenticatorSelection: {
    residentKey: 'required' as const,
    requireResidentKey: true,
    userVerification: 'required' as const,
  },
  // Which make of device somebody has is none of our business.
  attestation: 'none' as const,
})
export type CreationOptions = ReturnType<typeof creationOptions>

/** Without a list of keys: the device offers those it has for this host. */
export const requestOptions = ({ host }: PasskeyPlace, challenge: string) => ({
  rpId: host,
  challenge,
  timeout: CHALLENGE_LIFE_MS,
  userVerification: 'required' as const,
})
export type RequestOptions = ReturnType<typeof requestOptions>
