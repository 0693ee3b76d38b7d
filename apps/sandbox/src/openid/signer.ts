import { createHash, generateKeyPairSync, sign, type JsonWebKey, type KeyObject } from 'node:crypto'

export type Algorithm = 'ES256' | 'RS256'

export type Signer = {
  /** The public half, as /jwks shows it. */
  publicKey(): JsonWebKey
  /** A signed token, always with the signer's one algorithm. */
  write(claims: Readonly<Record<string, unknown>>): string
}

const RSA_BITS = 2_048
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A new key at each start: nothing signed here is worth keeping. */
export function createSigner(alg: Algorithm): Signer {
  // An RSA key takes a fifth of a second: it is made when it is first needed.
  let made: ReturnType<typeof makeKey> | undefined
  const key = () => (made ??= makeKey(alg))
  return {
    publicKey: () => key().published,
    write(claims) {
      const { privateKey, published } = key()
      const text = `${encode({ alg, typ: 'JWT', kid: published['kid'] })}.${encode(claims)}`
      // ES256 asks for this encoding of the signature. It changes nothing for RSA.
      const with_ = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const
      return `${text}.${sign('sha256', Buffer.from(text), with_).toString('base64url')}`
    },
  }
}

function makeKey(alg: Algorithm): {
  readonly privateKey: KeyObject
  readonly published: JsonWebKey
} {
  const { publicKey, privateKey } =
    alg === 'ES256'
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
      : generateKeyPairSync('rsa', { modulusLength: RSA_BITS })
  const parts = requiredParts(publicKey)
  const kid = createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
  return { privateKey, published: { ...parts, kid, alg, use: 'sig' } }
}

/** RFC 7638: a key is named by a hash of its required parts, in the order of the alphabet. */
function requiredParts(key: KeyObject): JsonWebKey {
  const { crv, e, kty, n, x, y } = key.export({ format: 'jwk' })
  return (kty === 'RSA' ? { e, kty, n } : { crv, kty, x, y }) as JsonWebKey
}
