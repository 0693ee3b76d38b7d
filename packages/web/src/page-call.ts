import { createClient, type Client, type ClientOptions } from '@oriel/contract/client'
import { pageLocale } from './page-locale.ts'

export type PageCall = {
  /** The browser's typed call to the api. */
  readonly call: Client
  /** For the last call of a page that closes: the browser sends it even after the page is gone. */
  readonly callLast: Client
}

type PageSession = {
  readonly token: () => string | null
  /** Called after a 401 to the token of the session that this page still has. */
  readonly onExpired: () => void
  /** Paths of calls that are cancelled when the session has expired. */
  readonly cancelled: readonly string[]
}

/** The typed call of an app's pages, with the session of that app. */
export function createPageCall({ token, onExpired, cancelled }: PageSession): PageCall {
  let pending = new AbortController()
  const options = {
    origin: '',
    lang: pageLocale,
    token,
    onUnauthorized(refused) {
      // A 401 to a session that ended or was replaced meanwhile says nothing about the present one.
      if (token() !== refused) return
      const expired = pending
      pending = new AbortController()
      expired.abort()
      onExpired()
    },
  } satisfies ClientOptions
  const client = createClient(options)
  return {
    call(endpoint, input, signal, headers) {
      if (!cancelled.includes(endpoint.path)) return client(endpoint, input, signal, headers)
      const both = signal ? AbortSignal.any([signal, pending.signal]) : pending.signal
      return client(endpoint, input, both, headers)
    },
    callLast: createClient({
      ...options,
      fetch: (input, init) => fetch(input, { ...init, keepalive: true }),
    }),
  }
}
