import { createHash, timingSafeEqual } from 'node:crypto'

/** The one site that may let its members sign in here. */
export type Client = {
  readonly id: string
  readonly secret: string
  /** Compared letter by letter: no prefix, no pattern. */
  readonly redirects: readonly string[]
}

export type OpenidOptions = {
  /** As browsers reach it: what id_tokens name as their issuer. */
  readonly issuer: string
  readonly client: Client
  readonly now: () => Date
}

export type AuthorizeRequest = {
  readonly clientId: string
  readonly redirectUri: string
  readonly state: string
  readonly nonce: string
  readonly challenge: string
}

/** `page`: there is nowhere safe to lead back to, so the fault is shown here. */
export type Checked =
  | { readonly ok: true; readonly request: AuthorizeRequest }
  | { readonly ok: false; readonly show: 'page'; readonly error: string }
  | {
      readonly ok: false
      readonly show: 'redirect'
      readonly error: string
      readonly redirectUri: string
      readonly state: string
    }

const PARAMETER_MAX = 512
const CHALLENGE = /^[A-Za-z0-9_-]{43}$/
const VERIFIER = /^[A-Za-z0-9._~-]{43,128}$/

/** OpenID Connect Core 3.1.2.1 with PKCE (RFC 7636), which is not optional here. */
export function checkAuthorize(query: URLSearchParams, client: Client): Checked {
  const one = (name: string): string => {
    const values = query.getAll(name)
    return values.length === 1 && (values[0] ?? '').length <= PARAMETER_MAX ? (values[0] ?? '') : ''
  }
  const redirectUri = one('redirect_uri')
  if (one('client_id') !== client.id) return { ok: false, show: 'page', error: 'unknown client' }
  if (!client.redirects.includes(redirectUri)) {
    return { ok: false, show: 'page', error: 'unknown address to return to' }
  }
  const state = one('state')
  const error = errorOf(one, query)
  if (error) return { ok: false, show: 'redirect', error, redirectUri, state }
  const challenge = one('code_challenge')
  return {
    ok: true,
    request: { clientId: client.id, redirectUri, state, nonce: one('nonce'), challenge },
  }
}

/** The same request as it was read, and nothing that stood beside it. */
export const writeAuthorize = (request: AuthorizeRequest): Readonly<Record<string, string>> => ({
  response_type: 'code',
  scope: 'openid',
  client_id: request.clientId,
  redirect_uri: request.redirectUri,
  state: request.state,
  nonce: request.nonce,
  code_challenge: request.challenge,
  code_challenge_method: 'S256',
})

function errorOf(one: (name: string) => string, query: URLSearchParams): string | null {
  // A request inside a token could be unsigned; none is read.
  if (query.has('request')) return 'request_not_supported'
  if (query.has('request_uri')) return 'request_uri_not_supported'
  if (one('response_type') !== 'code') return 'unsupported_response_type'
  if (!one('scope').split(' ').includes('openid')) return 'invalid_scope'
  if (one('state') === '' || one('nonce') === '') return 'invalid_request'
  if (one('code_challenge_method') !== 'S256') return 'invalid_request'
  return CHALLENGE.test(one('code_challenge')) ? null : 'invalid_request'
}

export const fitsChallenge = (verifier: string, challenge: string): boolean =>
  VERIFIER.test(verifier) &&
  isSame(createHash('sha256').update(verifier).digest('base64url'), challenge)

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Takes the same time whatever is wrong. */
export const isSame = (left: string, right: string): boolean =>
  timingSafeEqual(digest(left), digest(right))
