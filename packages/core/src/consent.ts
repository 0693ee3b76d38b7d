import { readCookie, writeCookie } from './cookie.ts'

/** What a visitor said about being measured for advertising. Nothing said is a no. */
export const consentChoices = ['granted', 'denied'] as const
export type ConsentChoice = (typeof consentChoices)[number]

export const CONSENT_COOKIE = 'consent'
/** 180 days; then the question is asked again. */
export const CONSENT_COOKIE_S = 15_552_000
/** S3.084: the cookies of the advertising network. They are written only with consent. */
export const TRACKING_COOKIES = ['_fbp', '_fbc'] as const

export function readConsent(cookies: string | null | undefined): ConsentChoice | null {
  const said = readCookie(cookies, CONSENT_COOKIE)
  return consentChoices.find((choice) => choice === said) ?? null
}

/** The one question to ask before anything is measured, in browsers and on servers. */
export const mayTrack = (cookies: string | null | undefined): boolean =>
  readConsent(cookies) === 'granted'

/** What a choice writes. A no, and a question asked anew, also take back what a yes had left. */
export function consentCookies(choice: ConsentChoice | null, secure: boolean): string[] {
  const gone = { maxAgeS: 0, secure }
  const kept = { maxAgeS: CONSENT_COOKIE_S, secure }
  const own =
    choice === null
      ? writeCookie(CONSENT_COOKIE, '', gone)
      : writeCookie(CONSENT_COOKIE, choice, kept)
  if (choice === 'granted') return [own]
  return [own, ...TRACKING_COOKIES.map((name) => writeCookie(name, '', gone))]
}
