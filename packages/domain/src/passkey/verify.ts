import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { PasskeyPlace } from './options.ts'
import { ALGORITHMS } from './rules.ts'

/** What a browser gives for a new key, as WebAuthn writes it in JSON. */
export type NewKeyAnswer = {
  readonly id: string
  readonly rawId: string
  readonly type: 'public-key'
  readonly response: {
    readonly clientDataJSON: string
    readonly attestationObject: string
    readonly transports: readonly string[]
  }
}

/** What it gives for a key it has used. */
export type UsedKeyAnswer = {
  readonly id: string
  readonly rawId: string
  readonly type: 'public-key'
  readonly response: {
    readonly clientDataJSON: string
    readonly authenticatorData: string
    readonly signature: string
    readonly userHandle: string
  }
}

export type VerifiedKey = {
  readonly id: string
  readonly publicKey: Buffer
  readonly counter: bigint
}

/** A device without a name of its maker may sign for itself; nobody else is asked to vouch. */
const FORMATS: ReadonlySet<string> = new Set(['none', 'packed'])

/** The new key, when all of it is as asked; null for anything else. */
export async function verifyNewKey(
  answer: NewKeyAnswer,
  challenge: string,
  { host, origin }: PasskeyPlace,
): Promise<VerifiedKey | null> {
  const { transports, ...response } = answer.response
  const verified = await orNull(() =>
    verifyRegistrationResponse({
      response: {
        ...answer,
        response: { ...response, transports: [...transports] },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...ALGORITHMS],
    }),
  )
  if (!verified?.verified || !FORMATS.has(verified.registrationInfo.fmt)) return null
  const { id, publicKey, counter } = verified.registrationInfo.credential
  if (id !== answer.id) return null
  return { id, publicKey: Buffer.from(publicKey), counter: BigInt(counter) }
}

/**
 * The counter a key has signed for; null when it has not signed this. Whether the counter may be
 * that is judged afterwards: only of a signature that is right does it mean anything.
 */
export async function verifyUsedKey(
  answer: UsedKeyAnswer,
  challenge: string,
  { host, origin }: PasskeyPlace,
  publicKey: Uint8Array,
): Promise<bigint | null> {
  const verified = await orNull(() =>
    verifyAuthenticationResponse({
      response: { ...answer, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      credential: { id: answer.id, publicKey: new Uint8Array(publicKey), counter: 0 },
      requireUserVerification: true,
    }),
  )
  return verified?.verified ? BigInt(verified.authenticationInfo.newCounter) : null
}

/** The library throws whatever it does not accept, down to bytes that cannot be read. */
async function orNull<Verified>(verify: () => Promise<Verified>): Promise<Verified | null> {
  try {
    return await verify()
  } catch {
    return null
  }
}
