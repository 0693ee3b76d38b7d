import { createHmac, generateKeyPairSync, sign, type JsonWebKey } from 'node:crypto'

type Part = Readonly<Record<string, unknown>>
type Sign = (text: Buffer) => Buffer

export type TokenKeys = {
  /** The public halves, as a key set lists them. */
  readonly published: readonly JsonWebKey[]
  /** Signs as the header's `alg` says, with the key a forger would take for it. */
  sign(header: Part, claims: Part): string
}

const RSA_BITS = 2_048
const write = (part: Part): string => Buffer.from(JSON.stringify(part)).toString('base64url')

export function createTokenKeys(): TokenKeys {
  const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const rsa = generateKeyPairSync('rsa', { modulusLength: RSA_BITS })
  const publicPem = rsa.publicKey.export({ format: 'pem', type: 'spki' })
  const signers: Readonly<Record<string, { kid: string; sign: Sign }>> = {
    ES256: {
      kid: 'ec',
      sign: (text) => sign('sha256', text, { key: ec.privateKey, dsaEncoding: 'ieee-p1363' }),
    },
    RS256: { kid: 'rsa', sign: (text) => sign('sha256', text, rsa.privateKey) },
    // The public key as a shared secret: what a verifier mixes up that takes any algorithm.
    HS256: { kid: 'rsa', sign: (text) => createHmac('sha256', publicPem).update(text).digest() },
    none: { kid: 'ec', sign: () => Buffer.alloc(0) },
  }
  return {
    published: [
      { ...ec.publicKey.export({ format: 'jwk' }), kid: 'ec' },
      { ...rsa.publicKey.export({ format: 'jwk' }), kid: 'rsa' },
    ],
    sign(header, claims) {
      const signer = signers[String(header['alg'])]
      if (!signer) throw new Error(`no signer for ${String(header['alg'])}`)
      const text = `${write({ kid: signer.kid, ...header })}.${write(claims)}`
      return `${text}.${signer.sign(Buffer.from(text)).toString('base64url')}`
    },
  }
}
