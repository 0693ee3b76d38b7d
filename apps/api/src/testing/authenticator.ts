import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import type { CreationOptionsWire, RequestOptionsWire } from '@oriel/contract/member/passkey'
import type * as z from 'zod/mini'
import { writeCbor } from './cbor.ts'

type CreationOptions = z.output<typeof CreationOptionsWire>
type RequestOptions = z.output<typeof RequestOptionsWire>

/** What a browser or a device that does not play by the rules may do. */
export type Trick = {
  readonly origin?: string
  readonly rpId?: string
  readonly challenge?: string
  readonly type?: string
  readonly crossOrigin?: boolean
  readonly isPresent?: boolean
  readonly isVerified?: boolean
  readonly counter?: number
  readonly userHandle?: string
  readonly signedWith?: KeyObject
  /** Changes the bytes that were signed, afterwards. */
  readonly tamper?: 'signature' | 'authenticatorData' | 'clientDataJSON'
}

/** One key on one device, as the device keeps it. */
type Kept = { id: Buffer; key: KeyObject; publicKey: Buffer; userHandle: string; counter: number }

const FLAGS = { present: 0x01, verified: 0x04, hasKey: 0x40 } as const
const ID_BYTES = 32
const NO_MAKER = Buffer.alloc(16)

/**
 * A phone with a browser, in software: keys of ES256, real signatures, the bytes WebAuthn asks for.
 * It holds one key for the page it is at.
 */
export function createAuthenticator(origin: string) {
  let kept: Kept | null = null
  const holding = (): Kept => {
    if (!kept) throw new Error('this authenticator has no key yet')
    return kept
  }
  return {
    get id(): string {
      return holding().id.toString('base64url')
    },

    /** `navigator.credentials.create`; a key made before is shown again with `again`. */
    create(options: CreationOptions, trick: Trick = {}, again = false) {
      if (!again) kept = newKey(options.user.id)
      const { id, publicKey } = holding()
      const clientData = writeClientData('webauthn.create', origin, options.challenge, trick)
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const keyData = Buffer.concat([NO_MAKER, length, id, publicKey])
      const authData = Buffer.concat([writeHead(options.rp.id, FLAGS.hasKey, 0, trick), keyData])
      const attestation = writeCbor([
        ['fmt', 'none'],
        ['attStmt', []],
        ['authData', authData],
      ])
      return {
        ...named(id),
        response: {
          clientDataJSON: clientData.toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      }
    },

    /** `navigator.credentials.get`, with the key it holds. */
    get(options: RequestOptions, trick: Trick = {}) {
      const device = holding()
      device.counter += 1
      const clientDataJSON = writeClientData('webauthn.get', origin, options.challenge, trick)
      const authenticatorData = writeHead(options.rpId, 0, device.counter, trick)
      const signed = Buffer.concat([authenticatorData, sha256(clientDataJSON)])
      const signature = sign('sha256', signed, trick.signedWith ?? device.key)
      const bytes = { clientDataJSON, authenticatorData, signature }
      if (trick.tamper) flipLastBit(bytes[trick.tamper])
      return {
        ...named(device.id),
        response: {
          clientDataJSON: clientDataJSON.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: trick.userHandle ?? device.userHandle,
        },
      }
    },
  }
}
export type Authenticator = ReturnType<typeof createAuthenticator>

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest()

const named = (id: Buffer) => ({
  id: id.toString('base64url'),
  rawId: id.toString('base64url'),
  type: 'public-key' as const,
})

function newKey(userHandle: string): Kept {
  const { privateKey: key, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  // COSE (RFC 9053): an elliptic curve key for ES256 on P-256, and its two coordinates.
  const written = writeCbor([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ])
  return { id: randomBytes(ID_BYTES), key, publicKey: written, userHandle, counter: 0 }
}

function writeClientData(type: string, origin: string, challenge: string, trick: Trick): Buffer {
  const said = {
    type: trick.type ?? type,
    challenge: trick.challenge ?? challenge,
    origin: trick.origin ?? origin,
    crossOrigin: trick.crossOrigin ?? false,
  }
  return Buffer.from(JSON.stringify(said))
}

/** Whom it is for, what the device made sure of, and how often the key was used. */
function writeHead(rpId: string, flags: number, counter: number, trick: Trick): Buffer {
  const present = (trick.isPresent ?? true) ? FLAGS.present : 0
  const verified = (trick.isVerified ?? true) ? FLAGS.verified : 0
  const count = Buffer.alloc(4)
  count.writeUInt32BE(trick.counter ?? counter)
  const hash = sha256(trick.rpId ?? rpId)
  return Buffer.concat([hash, Buffer.from([flags | present | verified]), count])
}

function flipLastBit(bytes: Buffer): void {
  const last = bytes.length - 1
  bytes[last] = (bytes[last] ?? 0) ^ 1
}
