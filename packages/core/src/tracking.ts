import { TRACKING_COOKIES } from './consent.ts'
import { readCookie, writeCookie } from './cookie.ts'

/** S9.076: 90 days. */
export const TRACKING_COOKIE_S = 7_776_000
const CLICK_ID = /^[\w.-]{1,500}$/
const RANDOM_DIGITS = 10

/** What a site may tell the network; each site chooses among them. */
export const trackingEvents = ['PageView', 'CompleteRegistration', 'Login'] as const
export type TrackingEvent = (typeof trackingEvents)[number]

const [BROWSER_COOKIE, CLICK_COOKIE] = TRACKING_COOKIES

/**
 * S3.084, S3.085: the cookies of the advertising network, in its own format: version, domain level,
 * time, and either a random number or the click id. They are written only with consent.
 */
export function trackingCookies(
  cookies: string,
  search: URLSearchParams,
  now: Date,
  random: () => number = Math.random,
): string[] {
  const options = { maxAgeS: TRACKING_COOKIE_S, sameSite: 'Lax', secure: true } as const
  const written: string[] = []
  if (readCookie(cookies, BROWSER_COOKIE) === null) {
    const number = String(Math.floor(random() * 10 ** RANDOM_DIGITS)).padStart(RANDOM_DIGITS, '0')
    written.push(writeCookie(BROWSER_COOKIE, `fb.1.${now.getTime()}.${number}`, options))
  }
  const click = search.get('fbclid')
  if (click !== null && CLICK_ID.test(click)) {
    written.push(writeCookie(CLICK_COOKIE, `fb.1.${now.getTime()}.${click}`, options))
  }
  return written
}
