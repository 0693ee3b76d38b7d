import type {
  CreationOptionsWire,
  NewKeyWire,
  RequestOptionsWire,
  UsedKeyWire,
} from '@oriel/contract/member/passkey'
import type * as z from 'zod/mini'

type CreationOptions = z.output<typeof CreationOptionsWire>
type RequestOptions = z.output<typeof RequestOptionsWire>
type NewKey = z.output<typeof NewKeyWire>
type UsedKey = z.output<typeof UsedKeyWire>

export function toBase64Url(bytes: ArrayBuffer): string {
  const text = Array.from(new Uint8Array(bytes), (byte) => String.fromCodePoint(byte)).join('')
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.codePointAt(0) ?? 0)
}

/** Browsers read and write WebAuthn's JSON themselves; those before 2025 do not. */
type Platform = Partial<
  Pick<
    typeof PublicKeyCredential,
    | 'parseCreationOptionsFromJSON'
    | 'parseRequestOptionsFromJSON'
    | 'isConditionalMediationAvailable'
    | 'signalUnknownCredential'
  >
>
export const platform = (): Platform => globalThis.PublicKeyCredential ?? {}

export function readCreationOptions(json: CreationOptions): PublicKeyCredentialCreationOptions {
  const known = platform()
  if (known.parseCreationOptionsFromJSON) return known.parseCreationOptionsFromJSON(json)
  return {
    ...json,
    challenge: fromBase64Url(json.challenge),
    user: { ...json.user, id: fromBase64Url(json.user.id) },
    excludeCredentials: json.excludeCredentials.map(({ id, type, transports }) => ({
      id: fromBase64Url(id),
      type,
      transports: transports as AuthenticatorTransport[],
    })),
  }
}

export function readRequestOptions(json: RequestOptions): PublicKeyCredentialRequestOptions {
  const known = platform()
  if (known.parseRequestOptionsFromJSON) return known.parseRequestOptionsFromJSON(json)
  return { ...json, challenge: fromBase64Url(json.challenge) }
}

/** Some password managers answer in the browser's place, without all of its methods. */
const isWritable = (credential: PublicKeyCredential): boolean =>
  typeof credential.toJSON === 'function'

/** Not everybody says how a key is reached. */
type NewKeySaid = Pick<NewKey['response'], 'clientDataJSON' | 'attestationObject'> & {
  readonly transports?: readonly string[]
}

export function writeNewKey(credential: PublicKeyCredential): NewKey {
  const said: NewKeySaid = isWritable(credential)
    ? (credential.toJSON() as RegistrationResponseJSON).response
    : newKeyByHand(credential.response as AuthenticatorAttestationResponse)
  const { clientDataJSON, attestationObject, transports = [] } = said
  const response = { clientDataJSON, attestationObject, transports: [...transports] }
  return { ...nameOf(credential), response }
}

function newKeyByHand(response: AuthenticatorAttestationResponse) {
  return {
    clientDataJSON: toBase64Url(response.clientDataJSON),
    attestationObject: toBase64Url(response.attestationObject),
    transports: typeof response.getTransports === 'function' ? response.getTransports() : [],
  }
}

export function writeUsedKey(credential: PublicKeyCredential): UsedKey {
  const said = isWritable(credential)
    ? (credential.toJSON() as AuthenticationResponseJSON).response
    : usedKeyByHand(credential.response as AuthenticatorAssertionResponse)
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = said
  return {
    ...nameOf(credential),
    response: { clientDataJSON, authenticatorData, signature, userHandle },
  }
}

const usedKeyByHand = (response: AuthenticatorAssertionResponse) => ({
  clientDataJSON: toBase64Url(response.clientDataJSON),
  authenticatorData: toBase64Url(response.authenticatorData),
  signature: toBase64Url(response.signature),
  userHandle: response.userHandle === null ? '' : toBase64Url(response.userHandle),
})

const nameOf = ({ rawId }: PublicKeyCredential) => {
  const id = toBase64Url(rawId)
  return { id, rawId: id, type: 'public-key' as const }
}
