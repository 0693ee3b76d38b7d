import type { Client, Failure } from '@oriel/contract/client'
import {
  addPasskeyCall as addCall,
  passkeyLoginCall,
  passkeyLoginOptionsCall,
  passkeyOptionsCall,
  passkeyProofCall,
  passkeyProofOptionsCall,
  type PasskeyWire,
} from '@oriel/contract/member/passkey'
import type { ReasonOf } from '@oriel/contract/endpoint'
import type { Done } from '@oriel/core/outcome'
import type * as z from 'zod/mini'
import type { DeviceInfo } from '../../platform/browser/device-info.ts'
import type { SignedIn } from '../../platform/session.ts'
import {
  readCreationOptions,
  readRequestOptions,
  writeNewKey,
  writeUsedKey,
} from '@oriel/web/webauthn-json'

/** What the device itself says no with. Who cancels knows it, and needs no sentence for it. */
type DeviceReason = 'cancelled' | 'already_here' | 'impossible'
type CallReason = Failure<
  | ReasonOf<typeof passkeyLoginCall>
  | ReasonOf<typeof passkeyOptionsCall>
  | ReasonOf<typeof addCall>
  | ReasonOf<typeof passkeyProofCall>
>['reason']

export type PasskeyTrouble = {
  readonly ok: false
  readonly reason: DeviceReason | CallReason
  /** The server's own sentence, where it was the server. */
  readonly message: string | null
}
export type PasskeyTried<Value> = Done<Value> | PasskeyTrouble

export type PasskeyWorld = {
  readonly call: Client
  readonly credentials: Pick<CredentialsContainer, 'create' | 'get'>
  readonly device: () => DeviceInfo
  /** Tells the device that we do not know a key of it, so that it is not offered again. */
  readonly forget: (rpId: string, id: string) => void
}

/** A challenge is good for five minutes; an offer is made anew before that. */
export const OFFER_ANEW_MS = 4 * 60_000

/** Signs in by a press of a button: the device asks which key, and for its owner's proof. */
export async function signInWithPasskey(
  world: PasskeyWorld,
  signal: AbortSignal,
): Promise<PasskeyTried<SignedIn>> {
  const asked = await world.call(passkeyLoginOptionsCall, {}, signal)
  if (!asked.ok) return signal.aborted ? CANCELLED : trouble(asked)
  return useKey(world, asked.value.options, { signal })
}

/**
 * Offers keys among what the browser fills in, without a word, until one is used or the window
 * closes. Null when nothing came of it: nobody asked, so nobody is told.
 */
export async function offerPasskey(
  world: PasskeyWorld,
  closed: AbortSignal,
): Promise<PasskeyTried<SignedIn> | null> {
  while (!closed.aborted) {
    const anew = AbortSignal.timeout(OFFER_ANEW_MS)
    const signal = AbortSignal.any([closed, anew])
    const asked = await world.call(passkeyLoginOptionsCall, {}, signal)
    if (!asked.ok) return null
    const tried = await useKey(world, asked.value.options, { signal, mediation: 'conditional' })
    if (tried.ok || tried.reason !== 'cancelled') return isLocal(tried) ? null : tried
    if (!anew.aborted) return null
  }
  return null
}

type Options = Parameters<typeof readRequestOptions>[0]
type How = Pick<CredentialRequestOptions, 'signal' | 'mediation'>

async function useKey(
  world: PasskeyWorld,
  options: Options,
  how: How,
): Promise<PasskeyTried<SignedIn>> {
  const got = await fromDevice(() =>
    world.credentials.get({ publicKey: readRequestOptions(options), ...how }),
  )
  if (!got.ok) return got
  const credential = writeUsedKey(got.value)
  const answer = await world.call(passkeyLoginCall, { credential, ...world.device() })
  if (answer.ok) return answer
  if (answer.reason === 'passkey_unknown') world.forget(options.rpId, credential.id)
  return trouble(answer)
}

/** Makes a key on this device for the member who is signed in and knows their password. */
export async function addPasskey(
  world: PasskeyWorld,
  password: string,
  signal: AbortSignal,
): Promise<PasskeyTried<z.output<typeof PasskeyWire>>> {
  const asked = await world.call(passkeyOptionsCall, { password }, signal)
  if (!asked.ok) return signal.aborted ? CANCELLED : trouble(asked)
  const publicKey = readCreationOptions(asked.value.options)
  const made = await fromDevice(() => world.credentials.create({ publicKey, signal }))
  if (!made.ok) return made
  const input = { credential: writeNewKey(made.value), ...world.device() }
  const answer = await world.call(addCall, input)
  return answer.ok ? { ok: true, value: answer.value.passkey } : trouble(answer)
}

/** Shows with a key that the member who is signed in holds this device. */
export async function provePasskey(
  world: PasskeyWorld,
  signal: AbortSignal,
): Promise<PasskeyTried<object>> {
  const asked = await world.call(passkeyProofOptionsCall, {}, signal)
  if (!asked.ok) return signal.aborted ? CANCELLED : trouble(asked)
  const publicKey = readRequestOptions(asked.value.options)
  const got = await fromDevice(() => world.credentials.get({ publicKey, signal }))
  if (!got.ok) return got
  const answer = await world.call(passkeyProofCall, { credential: writeUsedKey(got.value) })
  return answer.ok ? answer : trouble(answer)
}

async function fromDevice(
  ask: () => Promise<Credential | null>,
): Promise<PasskeyTried<PublicKeyCredential>> {
  try {
    const credential = await ask()
    return credential ? { ok: true, value: credential as PublicKeyCredential } : CANCELLED
  } catch (error) {
    return { ok: false, reason: reasonOf(error), message: null }
  }
}

/** Browsers say the same for who cancels, who waits too long and who has no key. */
function reasonOf(error: unknown): DeviceReason {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled'
  return name === 'InvalidStateError' ? 'already_here' : 'impossible'
}

const CANCELLED: PasskeyTrouble = { ok: false, reason: 'cancelled', message: null }

const isLocal = (tried: PasskeyTried<unknown>): boolean => !tried.ok && tried.message === null

const trouble = ({ reason, message }: Failure<CallReason>): PasskeyTrouble => ({
  ok: false,
  reason,
  message,
})
