import { generateKeyPairSync, sign } from 'node:crypto'
import { createProvider, type Provider } from '../openid/provider.ts'
import { NOON } from './open-door.ts'

const ISSUER = 'https://id.example'
const CLIENT = 'oriel'
const KID = 'one'

/** Another house, as far as our side can see it: it signs whatever a test wants it to say. */
export type OtherHouse = {
  readonly provider: Provider
  /** What the next token says, besides what a right one says. */
  says(claims: Record<string, unknown>, header?: Record<string, unknown>): void
  /** The next token is signed by somebody else. */
  forges(): void
  readonly asked: { path: string; body: string; authorization: string }[]
}

const write = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString('base64url')

export function openOtherHouse(): OtherHouse {
  const [own, foreign] = [pair(), pair()]
  const asked: { path: string; body: string; authorization: string }[] = []
  let claims: Record<string, unknown> = {}
  let header: Record<string, unknown> = {}
  let key = own.privateKey
  const token = (): string => {
    const seconds = NOON.getTime() / 1000
    const right = { iss: ISSUER, aud: CLIENT, sub: 'minh', iat: seconds, exp: seconds + 300 }
    const text = `${write({ alg: 'ES256', kid: KID, ...header })}.${write({ ...right, ...claims })}`
    const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' })
    return `${text}.${signature.toString('base64url')}`
  }
  const answer = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const path = url.slice(ISSUER.length)
    const authorization = new Headers(init.headers).get('authorization') ?? ''
    asked.push({ path, body: (init.body ?? '') as string, authorization })
    if (path === '/jwks') {
      const jwk = own.publicKey.export({ format: 'jwk' })
      return Response.json({ keys: [{ ...jwk, kid: KID }] })
    }
    return Response.json({ id_token: token() })
  }
  const settings = { issuer: ISSUER, url: ISSUER, clientId: CLIENT, clientSecret: 'a:b' }
  return {
    provider: createProvider(settings, answer as typeof fetch),
    asked,
    says(said, head = {}) {
      claims = said
      header = head
      key = own.privateKey
    },
    forges() {
      key = foreign.privateKey
    },
  }
}

const pair = () => generateKeyPairSync('ec', { namedCurve: 'P-256' })
