import { createClient, type CallAnswer, type Client } from '@oriel/contract/client'
import type { AnyEndpoint } from '@oriel/contract/endpoint'
import type { Locale } from '@oriel/core/locale'
import { currentTraceparent } from '@oriel/service/trace'

/** How long a read made for one visitor serves the others of the same site and language. */
const SHARED_MS = 1_000
const SHARED_MAX = 5_000
/** A page may wait this long for the api; the visitor's own limit of 30 s is far above. */
const TIMEOUT_MS = 5_000

export type Api = {
  /** For pages: what is read for one visitor serves others for a moment. */
  clientFor(host: string, locale: Locale): Client
  /**
   * For whoever remembers answers in a better way, or does not want them kept at all. What is asked
   * for one visitor alone says where they are: the api counts by it, and would else count us.
   */
  plainClientFor(host: string, locale: Locale, forwardedFor?: string): Client
  /** One call passed through for one visitor, with their cookies there and the api's back. */
  pass(address: string, asked: Passing): Promise<Passed>
}

export type Passing = {
  readonly host: string
  readonly forwardedFor: string
  readonly protocol: string
  readonly headers: Readonly<Record<string, string | undefined>>
  /** The visitor's token, for calls of members. */
  readonly authorization?: string
  readonly body: unknown
}
export type Passed = {
  readonly status: number
  readonly body: string
  readonly cookies: readonly string[]
}

/**
 * The site's way to the api. Pages are rendered for guests, so what is read for one may be shared:
 * a thousand visits a second cost one read.
 */
export function createApi(origins: readonly string[]): Api {
  const shared = new Map<string, { until: number; answer: Promise<CallAnswer<AnyEndpoint>> }>()
  let turn = 0
  const connect = (host: string, locale: Locale, origin: string, forwardedFor?: string): Client =>
    createClient({
      origin,
      lang: () => locale,
      token: () => null,
      timeoutMs: TIMEOUT_MS,
      headers: () => {
        const traceparent = currentTraceparent()
        return {
          'x-forwarded-host': host,
          ...(forwardedFor ? { 'x-forwarded-for': forwardedFor } : {}),
          ...(traceparent ? { traceparent } : {}),
        }
      },
    })
  /** An api that is away is passed over; reads may be asked twice. */
  const ask = async (
    host: string,
    locale: Locale,
    call: AnyEndpoint,
    input: unknown,
    forwardedFor?: string,
  ) => {
    turn += 1
    let answer: CallAnswer<AnyEndpoint> | null = null
    for (let index = 0; index < origins.length; index += 1) {
      const origin = origins[(turn + index) % origins.length] ?? ''
      answer = await connect(host, locale, origin, forwardedFor)(call, input as never)
      if (answer.ok || answer.reason !== 'network_error') break
    }
    if (!answer) throw new Error('no api address is configured')
    return answer
  }
  return {
    pass(address, asked) {
      turn += 1
      return passOn((origins[turn % origins.length] ?? '') + address, asked)
    },
    plainClientFor: (host, locale, forwardedFor) =>
      ((call: AnyEndpoint, input: unknown) =>
        ask(host, locale, call, input, forwardedFor)) as Client,
    clientFor: (host, locale) =>
      (async (call: AnyEndpoint, input: unknown) => {
        const key = `${host} ${locale} ${call.path} ${JSON.stringify(input)}`
        const now = performance.now()
        const known = shared.get(key)
        if (known && known.until > now) return known.answer
        const answer = ask(host, locale, call, input)
        if (shared.size >= SHARED_MAX) shared.clear()
        shared.set(key, { until: now + SHARED_MS, answer })
        // A failure is told to those who waited for it and to nobody after.
        void answer.then(
          ({ ok }) => ok || shared.delete(key),
          () => shared.delete(key),
        )
        return answer
      }) as Client,
  }
}

/** Not asked twice: what it does may be done once only. */
async function passOn(url: string, asked: Passing): Promise<Passed> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: passedHeaders(asked),
    body: JSON.stringify(asked.body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const cookies = answer.headers.getSetCookie()
  return { status: answer.status, body: await answer.text(), cookies }
}

const PASSED_ON = ['cookie', 'user-agent', 'accept-language', 'lang'] as const

function passedHeaders(passing: Passing): Headers {
  const { host, forwardedFor, protocol, headers, authorization } = passing
  const traceparent = currentTraceparent()
  const passed = new Headers({
    'content-type': 'application/json',
    'x-forwarded-host': host,
    'x-forwarded-for': forwardedFor,
    'x-forwarded-proto': protocol,
    ...(traceparent ? { traceparent } : {}),
    ...(authorization ? { authorization } : {}),
  })
  for (const name of PASSED_ON) {
    const value = headers[name]
    if (value !== undefined) passed.set(name, value)
  }
  return passed
}
