import type {
  CreationOptionsWire,
  NewKeyWire,
  RequestOptionsWire,
  UsedKeyWire,
} from '@oriel/contract/member/passkey'
import {
  readCreationOptions,
  readRequestOptions,
  writeNewKey,
  writeUsedKey,
} from '@oriel/web/webauthn-json'
import type * as z from 'zod/mini'

type CreationOptions = z.output<typeof CreationOptionsWire>
type RequestOptions = z.output<typeof RequestOptionsWire>
type NewKey = z.output<typeof NewKeyWire>
type UsedKey = z.output<typeof UsedKeyWire>

/** `cancelled`: browsers say the same to who cancels, who waits too long and who has no key. */
export type DeviceReason = 'cancelled' | 'already_here' | 'impossible'
export type FromDevice<Key> =
  | { readonly ok: true; readonly value: Key }
  | { readonly ok: false; readonly reason: DeviceReason }

type Devices = Pick<CredentialsContainer, 'create' | 'get'>

/** Work machines have browsers that read and write WebAuthn's JSON themselves. */
export const isPasskeyPossible = (): boolean =>
  globalThis.isSecureContext &&
  typeof globalThis.PublicKeyCredential?.parseRequestOptionsFromJSON === 'function'

/** Lets a passkey of this person sign. */
export const signWithPasskey = (
  options: RequestOptions,
  signal: AbortSignal,
  devices: Devices = navigator.credentials,
): Promise<FromDevice<UsedKey>> =>
  fromDevice(async () => {
    const publicKey = readRequestOptions(options)
    const key = await devices.get({ publicKey, signal })
    return key && writeUsedKey(key as PublicKeyCredential)
  })

/** Makes a passkey on this device. */
export const makePasskey = (
  options: CreationOptions,
  signal: AbortSignal,
  devices: Devices = navigator.credentials,
): Promise<FromDevice<NewKey>> =>
  fromDevice(async () => {
    const publicKey = readCreationOptions(options)
    const key = await devices.create({ publicKey, signal })
    return key && writeNewKey(key as PublicKeyCredential)
  })

async function fromDevice<Key>(askDevice: () => Promise<Key | null>): Promise<FromDevice<Key>> {
  try {
    const key = await askDevice()
    return key ? { ok: true, value: key } : { ok: false, reason: 'cancelled' }
  } catch (error) {
    return { ok: false, reason: reasonOf(error) }
  }
}

function reasonOf(error: unknown): DeviceReason {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled'
  return name === 'InvalidStateError' ? 'already_here' : 'impossible'
}
