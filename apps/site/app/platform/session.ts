import type { Currency } from '@oriel/core/currency'
import { CURRENCY_COOKIE, CURRENCY_COOKIE_S, writeCookie } from '@oriel/core/cookie'

/**
 * S3.065: what a signed-in browser stores. The token alone opens nothing: a cookie goes with it.
 */
const KEYS = {
  token: 'token',
  memberId: 'member_id',
  account: 'member_account',
  currency: 'currency',
} as const
/** Known only once the member's layout was read. */
const LAYOUT_KEYS = { memberType: 'member_type', agentType: 'agent_type' } as const

export type Session = {
  readonly token: string
  readonly memberId: string
  readonly account: string
  readonly currency: Currency
}

/** S3.051: the login response. */
export type SignedIn = {
  readonly token: string
  readonly member_id: string
  readonly member_account: string
  readonly member_currency: Currency
}

/** Why nobody is signed in any more. */
export type Ending = 'logout' | 'expired' | 'elsewhere'

const CHANGED = 'session-changed'

/** An ending nobody has heard of: who says it may be loaded later than it happens. */
let untold: Ending | null = null

export const readEnding = (): Ending | null => untold
export function forgetEnding(): void {
  untold = null
  window.dispatchEvent(new CustomEvent(CHANGED))
}

export function readSession(): Session | null {
  const [token, memberId, account, currency] = Object.values(KEYS).map((key) =>
    localStorage.getItem(key),
  )
  if (!token || !memberId) return null
  return { token, memberId, account: account ?? '', currency: (currency ?? '') as Currency }
}

export function keepSession(signedIn: SignedIn): void {
  localStorage.setItem(KEYS.token, signedIn.token)
  localStorage.setItem(KEYS.memberId, signedIn.member_id)
  localStorage.setItem(KEYS.account, signedIn.member_account)
  localStorage.setItem(KEYS.currency, signedIn.member_currency)
  // The next page is rendered in the member's currency.
  const options = { maxAgeS: CURRENCY_COOKIE_S }
  document.cookie = writeCookie(CURRENCY_COOKIE, signedIn.member_currency, options)
  untold = null
  window.dispatchEvent(new CustomEvent(CHANGED))
}

/** Another of the member's wallets is the active one. */
export function keepCurrency(currency: Currency): void {
  localStorage.setItem(KEYS.currency, currency)
  document.cookie = writeCookie(CURRENCY_COOKIE, currency, { maxAgeS: CURRENCY_COOKIE_S })
}

export function keepLayout(layout: { member_type: number; agent_type: number }): void {
  localStorage.setItem(LAYOUT_KEYS.memberType, String(layout.member_type))
  localStorage.setItem(LAYOUT_KEYS.agentType, String(layout.agent_type))
}

/** Does nothing when nobody is signed in, so that many who hear 401 end one session once. */
export function endSession(ending: Ending): void {
  if (!readSession()) return
  for (const key of [...Object.values(KEYS), ...Object.values(LAYOUT_KEYS)]) {
    localStorage.removeItem(key)
  }
  // S4.015: without the cookie the currency follows IP country and locale again.
  document.cookie = writeCookie(CURRENCY_COOKIE, '', { maxAgeS: 0 })
  untold = ending
  window.dispatchEvent(new CustomEvent(CHANGED, { detail: ending }))
}

/** Hears of sign-ins and endings in this page, and (without a reason) in other ones. */
export function onSessionChange(hear: (ending: Ending | null) => void): () => void {
  const here = (event: Event) => hear((event as CustomEvent<Ending | null>).detail ?? null)
  const elsewhere = ({ key }: StorageEvent) => {
    if (key === KEYS.token || key === null) hear(null)
  }
  window.addEventListener(CHANGED, here)
  window.addEventListener('storage', elsewhere)
  return () => {
    window.removeEventListener(CHANGED, here)
    window.removeEventListener('storage', elsewhere)
  }
}

const FINGERPRINT_DIGITS = 16

/** What tells this session from others, as realtime events name it. */
export async function ownFingerprint(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'))
  return hex.join('').slice(0, FINGERPRINT_DIGITS)
}
