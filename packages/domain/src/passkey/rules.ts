import { perAddress, type Place, type Rate } from '@oriel/domain/rate'

const MINUTE_MS = 60_000

/** As many devices as one person has, and not a list that nobody looks through. */
export const PASSKEYS_MAX = 10
export const CHALLENGE_LIFE_MS = 5 * MINUTE_MS
const LABEL_MAX = 60
/** A page asks for one each time its sign-in window opens; a whole café may share an address. */
const CHALLENGES_PER_ADDRESS_MAX = 120

/** COSE numbers of EdDSA, ES256 and RS256: together every authenticator there is. */
export const ALGORITHMS = [-8, -7, -257] as const

export const challengeRates = (from: Place): Rate[] =>
  perAddress(from, {
    name: 'passkey challenge',
    max: CHALLENGES_PER_ADDRESS_MAX,
    perMs: 15 * MINUTE_MS,
  })

/** The name of the device, on one line, for its member to know it again. */
export const labelOf = (device: string): string =>
  Array.from(device.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim())
    .slice(0, LABEL_MAX)
    .join('')

/**
 * A counter that stands still or goes back is a second copy of the key. Keys that are meant to be
 * on several devices do not count at all and always say zero.
 */
export const isCounterAhead = (kept: bigint, given: bigint): boolean =>
  given > kept || (given === 0n && kept === 0n)

/** What the browser says it was asked to sign, and where; null for anything it would not write. */
export function readClientData(
  encoded: string,
): { readonly challenge: string; readonly isFramed: boolean } | null {
  try {
    const said: unknown = JSON.parse(Buffer.from(encoded, 'base64url').toString())
    if (typeof said !== 'object' || said === null) return null
    if (!('challenge' in said) || typeof said.challenge !== 'string') return null
    return {
      challenge: said.challenge,
      isFramed: 'crossOrigin' in said && said.crossOrigin === true,
    }
  } catch {
    return null
  }
}

/** The authenticator keeps this beside the key; it says nothing about who it belongs to. */
export const userHandleOf = (memberId: string): string =>
  Buffer.from(memberId.replaceAll('-', ''), 'hex').toString('base64url')
