import { createClient, type Answer, type Client } from '@oriel/contract/client'
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
  /** For whoever remembers answers in a better way, or does not want them kept at all. */
  plainClientFor(host: string, locale: Locale): Client
}

/**
 * The site's way to the api. Pages are rendered for guests, so what is read for one may be shared:
 * a thousand visits a second cost one read.
 */
export function createApi(origins: readonly string[]): Api {
  const shared = new Map<string, { until: number; answer: Promise<Answer<AnyEndpoint>> }>()
  let turn = 0
  const connect = (host: string, locale: Locale, origin: string): Client =>
    createClient({
      origin,
      lang: () => locale,
      token: () => null,
      timeoutMs: TIMEOUT_MS,
      headers: () => {
        const traceparent = currentTraceparent()
        return { 'x-forwarded-host': host, ...(traceparent ? { traceparent } : {}) }
      },
    })
  /** An api that is away is passed over; reads may be asked twice. */
  const ask = async (host: string, locale: Locale, call: AnyEndpoint, input: unknown) => {
    turn += 1
    let answer: Answer<AnyEndpoint> | null = null
    for (let index = 0; index < origins.length; index += 1) {
      const origin = origins[(turn + index) % origins.length] ?? ''
      answer = await connect(host, locale, origin)(call, input as never)
      if (answer.ok || answer.reason !== 'network_error') break
    }
    if (!answer) throw new Error('no api address is configured')
    return answer
  }
  return {
    plainClientFor: (host, locale) =>
      ((call: AnyEndpoint, input: unknown) => ask(host, locale, call, input)) as Client,
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
