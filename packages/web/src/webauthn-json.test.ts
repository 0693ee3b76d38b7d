import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  fromBase64Url,
  readCreationOptions,
  readRequestOptions,
  toBase64Url,
  writeNewKey,
  writeUsedKey,
} from './webauthn-json.ts'

const bytes = (...values: number[]): ArrayBuffer => Uint8Array.from(values).buffer

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('base64url', () => {
  /** RFC 4648, and the two letters by which it differs from base64. */
  test.each([
    [[], ''],
    [[0x66], 'Zg'],
    [[0x66, 0x6f], 'Zm8'],
    [[0x66, 0x6f, 0x6f], 'Zm9v'],
    [[0xfb, 0xff, 0xfe], '-__-'],
    [[0, 0, 0, 0], 'AAAAAA'],
  ])('%j is written %s and read back', (values, text) => {
    expect(toBase64Url(bytes(...values))).toBe(text)
    expect([...fromBase64Url(text)]).toEqual(values)
  })

  test('every byte comes back', () => {
    const all = Array.from({ length: 256 }, (_, byte) => byte)
    expect([...fromBase64Url(toBase64Url(bytes(...all)))]).toEqual(all)
  })
})

const creation = {
  rp: { id: 'oriel.example', name: 'Oriel' },
  user: { id: '-__-', name: 'anna88', displayName: 'anna88' },
  challenge: 'Zm9v',
  pubKeyCredParams: [{ type: 'public-key' as const, alg: -7 }],
  timeout: 300_000,
  excludeCredentials: [{ type: 'public-key' as const, id: 'Zm8', transports: ['internal'] }],
  authenticatorSelection: {
    residentKey: 'required' as const,
    requireResidentKey: true,
    userVerification: 'required' as const,
  },
  attestation: 'none' as const,
}
const request = {
  rpId: 'oriel.example',
  challenge: 'Zm9v',
  timeout: 300_000,
  userVerification: 'required' as const,
}

describe('options', () => {
  test('an older browser gets bytes where the wire has text, and the rest as it is', () => {
    expect(readCreationOptions(creation)).toEqual({
      ...creation,
      challenge: Uint8Array.of(0x66, 0x6f, 0x6f),
      user: { ...creation.user, id: Uint8Array.of(0xfb, 0xff, 0xfe) },
      excludeCredentials: [
        { type: 'public-key', id: Uint8Array.of(0x66, 0x6f), transports: ['internal'] },
      ],
    })
    expect(readRequestOptions(request)).toEqual({
      ...request,
      challenge: Uint8Array.of(0x66, 0x6f, 0x6f),
    })
  })

  test('a newer browser reads them itself', () => {
    vi.stubGlobal('PublicKeyCredential', {
      parseCreationOptionsFromJSON: (json: unknown) => ({ created: json }),
      parseRequestOptionsFromJSON: (json: unknown) => ({ requested: json }),
    })
    expect(readCreationOptions(creation)).toEqual({ created: creation })
    expect(readRequestOptions(request)).toEqual({ requested: request })
  })
})

describe('answers', () => {
  const rawId = bytes(0x66, 0x6f, 0x6f)
  const clientDataJSON = bytes(1)
  const named = { id: 'Zm9v', rawId: 'Zm9v', type: 'public-key' }
  const asCredential = (value: object) => value as unknown as PublicKeyCredential

  test('of an older browser are written from their bytes', () => {
    const made = { attestationObject: bytes(2), clientDataJSON, getTransports: () => ['usb'] }
    expect(writeNewKey(asCredential({ rawId, response: made }))).toEqual({
      ...named,
      response: { clientDataJSON: 'AQ', attestationObject: 'Ag', transports: ['usb'] },
    })
    const used = { clientDataJSON, authenticatorData: bytes(2), signature: bytes(3) }
    const written = { clientDataJSON: 'AQ', authenticatorData: 'Ag', signature: 'Aw' }
    for (const [userHandle, text] of [
      [bytes(4), 'BA'],
      [null, ''],
    ] as const) {
      const response = { ...used, userHandle }
      expect(writeUsedKey(asCredential({ rawId, response }))).toEqual({
        ...named,
        response: { ...written, userHandle: text },
      })
    }
  })

  test('of a newer one are taken as it writes them, without what nobody asked for', () => {
    const made = { clientDataJSON: 'AQ', attestationObject: 'Ag', transports: ['internal'] }
    const more = { publicKey: 'xx', publicKeyAlgorithm: -7 }
    const toJSON = () => ({ response: { ...made, ...more }, clientExtensionResults: {} })
    expect(writeNewKey(asCredential({ rawId, toJSON }))).toEqual({ ...named, response: made })
    const used = {
      clientDataJSON: 'AQ',
      authenticatorData: 'Ag',
      signature: 'Aw',
      userHandle: 'BA',
    }
    const written = writeUsedKey(asCredential({ rawId, toJSON: () => ({ response: used }) }))
    expect(written).toEqual({ ...named, response: used })
  })
})
