import { createClient, type Client, type ClientOptions } from '@oriel/contract/client'
import { DEFAULT_LOCALE, isLocale, type Locale } from '@oriel/core/locale'
import { endSession, readSession } from './session.ts'

/** The page's language as the server set it. */
export function pageLocale(): Locale {
  const said = document.documentElement.dataset['locale'] ?? ''
  return isLocale(said) ? said : DEFAULT_LOCALE
}

/** S7.086: a 401 aborts the pending requests to these paths. */
const CALLED_OFF = [
  '/arks/web/member/letter',
  '/arks/web/bulletin/member',
  '/arks/web/activity/roulette',
  '/arks/web/activity/red_envelope_promotion',
  '/member/profile/common/layout',
]
let pending = new AbortController()

const options = {
  origin: '',
  lang: pageLocale,
  token: () => readSession()?.token ?? null,
  onUnauthorized(token) {
    // Of a session that was left, or that another has followed, nothing is over now.
    if (readSession()?.token !== token) return
    const over = pending
    pending = new AbortController()
    over.abort()
    endSession('expired')
  },
} satisfies ClientOptions
const client = createClient(options)

/** The browser's way to the doors. */
export const call: Client = (endpoint, input, signal, headers) => {
  if (!CALLED_OFF.includes(endpoint.path)) return client(endpoint, input, signal, headers)
  const both = signal ? AbortSignal.any([signal, pending.signal]) : pending.signal
  return client(endpoint, input, both, headers)
}

/** For the last word of a page that goes: it is sent even when the page is gone before it. */
export const callLast: Client = createClient({
  ...options,
  fetch: (input, init) => fetch(input, { ...init, keepalive: true }),
})
