/** What a captcha is shown for. One that was shown for signing in registers nobody. */
export const captchaTypes = ['login', 'register', 'client', 'gift'] as const
export type CaptchaType = (typeof captchaTypes)[number]

/** A picture to read, or work for the device of somebody who cannot read it or would rather not. */
export const captchaKinds = ['picture', 'work'] as const
export type CaptchaKind = (typeof captchaKinds)[number]

export const CAPTCHA_CHARACTERS = 5
export const CAPTCHA_LIFE_MS = 120_000

/** Find the number, up to `maxNumber`, for which the hash of salt and number is the challenge. */
export type CaptchaWork = {
  readonly algorithm: 'SHA-256'
  readonly salt: string
  /** In hex digits. */
  readonly challenge: string
  readonly maxNumber: number
}
