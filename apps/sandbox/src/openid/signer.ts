import { createHash, generateKeyPairSync, sign, type JsonWebKey } from 'node:crypto'

export type Signer = {
  /** The public half, as /jwks shows it. */
  readonly publicKey: JsonWebKey
  /** A signed token: always ES256, there is no other way to make one. */
  write(claims: Readonly<Record<string, unknown>>): string
}

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A key of its own for each start: nothing signed here is worth keeping. */
export function createSigner(): Signer {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { crv, kty, x, y } = publicKey.export({ format: 'jwk' })
  // RFC 7638: the name of a key is a hash of it, its parts in this order.
  const kid = createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url')
  const head = encode({ alg: 'ES256', typ: 'JWT', kid })
  return {
    publicKey: { kty, crv, x, y, kid, alg: 'ES256', use: 'sig' } as JsonWebKey,
    write(claims) {
      const signed = `${head}.${encode(claims)}`
      const key = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const
      return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`
    },
  }
}
