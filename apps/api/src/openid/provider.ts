import { createHash, createPublicKey, verify, type JsonWebKey } from 'node:crypto'
import * as z from 'zod/mini'

/** Another house that says who somebody is. */
export type ProviderSettings = {
  /** Exactly as its tokens name it, and where browsers find it. */
  readonly issuer: string
  /** Where our servers reach it. */
  readonly url: string
  readonly clientId: string
  readonly clientSecret: string
}

export type Provider = {
  readonly issuer: string
  authorizeUrl(asked: { redirect: string; state: string; nonce: string; verifier: string }): string
  /** Who signed in there; null for anything that does not fit. */
  subjectOf(given: {
    code: string
    redirect: string
    nonce: string
    verifier: string
    now: Date
  }): Promise<string | null>
}

const WAIT_MS = 10_000
const CLOCK_SKEW_S = 60
const ALGORITHM = 'ES256'

const TokenAnswer = z.object({ id_token: z.string() })
const KeySet = z.object({ keys: z.array(z.looseObject({ kid: z.string(), kty: z.string() })) })
const Header = z.object({ alg: z.literal(ALGORITHM), kid: z.string() })
const Claims = z.object({
  iss: z.string(),
  aud: z.string(),
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  exp: z.number(),
  iat: z.number(),
  nonce: z.string(),
})

/** OpenID Connect, authorization code with PKCE; one client, one algorithm. */
export function createProvider(settings: ProviderSettings, send: typeof fetch = fetch): Provider {
  const { issuer, url, clientId, clientSecret } = settings
  const ask = (path: string, init: RequestInit = {}) =>
    send(url + path, { ...init, redirect: 'error', signal: AbortSignal.timeout(WAIT_MS) })
  return {
    issuer,
    authorizeUrl({ redirect, state, nonce, verifier }) {
      const query = new URLSearchParams({
        response_type: 'code',
        scope: 'openid',
        client_id: clientId,
        redirect_uri: redirect,
        state,
        nonce,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      })
      return `${issuer}/authorize?${query}`
    },
    async subjectOf({ code, redirect, nonce, verifier, now }) {
      const said = `${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`
      const basic = Buffer.from(said).toString('base64')
      const answer = await ask('/token', {
        method: 'POST',
        headers: {
          authorization: `Basic ${basic}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code,
          redirect_uri: redirect,
          code_verifier: verifier,
        }).toString(),
      })
      const tokens = z.safeParse(TokenAnswer, await answer.json().catch(() => null))
      if (!answer.ok || !tokens.success) return null
      const keys = z.safeParse(KeySet, await (await ask('/jwks')).json())
      if (!keys.success) return null
      const claims = readToken(tokens.data.id_token, keys.data.keys)
      if (!claims) return null
      const seconds = now.getTime() / 1000
      const fits =
        claims.iss === issuer &&
        claims.aud === clientId &&
        claims.nonce === nonce &&
        claims.exp > seconds - CLOCK_SKEW_S &&
        claims.iat < seconds + CLOCK_SKEW_S
      return fits ? claims.sub : null
    },
  }
}

type Key = JsonWebKey & { readonly kid: string }

/** The claims of a token that one of these keys has signed with the one algorithm we take. */
function readToken(token: string, keys: readonly Key[]): z.output<typeof Claims> | null {
  const [head = '', body = '', signature = '', ...rest] = token.split('.')
  const header = z.safeParse(Header, readPart(head))
  if (rest.length > 0 || !header.success) return null
  const jwk = keys.find(({ kid }) => kid === header.data.kid)
  if (!jwk) return null
  const key = createPublicKey({ key: jwk, format: 'jwk' })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const claims = isSigned ? z.safeParse(Claims, readPart(body)) : null
  return claims?.success ? claims.data : null
}

function readPart(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString())
  } catch {
    return null
  }
}
