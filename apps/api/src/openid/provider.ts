import type { Log } from '@oriel/core/log'
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type IDToken,
} from 'openid-client'
import { isSafe } from './address.ts'
import { CLOCK_TOLERANCE_S, createClient, type ProviderSettings } from './client.ts'

/** What the browser was sent to the provider with. The answer must fit all of it. */
type SignInRequest = {
  readonly redirect: string
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}
/** What the browser brought back. `iss` is empty where the provider does not send it. */
type SignInAnswer = { readonly code: string; readonly state: string; readonly iss: string }

export type Provider = {
  readonly issuer: string
  /** Where to send the browser; null while the provider cannot be read. */
  authorizeUrl(asked: SignInRequest, now: Date): Promise<string | null>
  /** The subject that signed in; null when anything does not fit. */
  subjectOf(asked: SignInRequest, answer: SignInAnswer, now: Date): Promise<string | null>
}

const SUBJECT_MAX = 255

/** OpenID Connect with discovery: authorization code, PKCE, state and nonce. */
export function createProvider(settings: ProviderSettings, log: Log): Provider {
  const clientAt = createClient(settings)
  const orNull = (work: Promise<string>): Promise<string | null> =>
    work.catch((error: unknown) => {
      // The error itself carries tokens and claims.
      log.warn(faultOf(error), 'openid sign-in failed')
      return null
    })

  const authorizeUrl = async (asked: SignInRequest, now: Date): Promise<string> => {
    const client = await clientAt(now)
    const url = buildAuthorizationUrl(client, {
      scope: 'openid',
      redirect_uri: asked.redirect,
      state: asked.state,
      nonce: asked.nonce,
      code_challenge: await calculatePKCECodeChallenge(asked.verifier),
      code_challenge_method: 'S256',
    })
    if (!isSafe(url)) throw new TypeError('the provider names an unsafe address')
    return url.href
  }

  const subjectOf = async (
    asked: SignInRequest,
    answer: SignInAnswer,
    now: Date,
  ): Promise<string> => {
    const { code, state, iss } = answer
    const back = new URL(asked.redirect)
    back.search = new URLSearchParams({ code, state, ...(iss !== '' && { iss }) }).toString()
    const tokens = await authorizationCodeGrant(await clientAt(now), back, {
      expectedState: asked.state,
      expectedNonce: asked.nonce,
      pkceCodeVerifier: asked.verifier,
    })
    const claims = tokens.claims()
    if (!claims || !isUsable(claims, now)) throw new Error('unusable subject or issue time')
    return claims.sub
  }

  return {
    issuer: settings.issuer,
    authorizeUrl: (asked, now) => orNull(authorizeUrl(asked, now)),
    subjectOf: (asked, answer, now) => orNull(subjectOf(asked, answer, now)),
  }
}

/** The library accepts an issue time in the future and a subject of any length. */
const isUsable = ({ sub, iat }: IDToken, now: Date): boolean =>
  sub.length > 0 && sub.length <= SUBJECT_MAX && iat < now.getTime() / 1000 + CLOCK_TOLERANCE_S

function faultOf(error: unknown): { readonly fault: string; readonly code: string } {
  if (!(error instanceof Error)) return { fault: 'unknown', code: '' }
  return { fault: error.message, code: codeOf(error) || codeOf(error.cause) }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''
