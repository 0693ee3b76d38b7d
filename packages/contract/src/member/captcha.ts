import { captchaKinds, captchaTypes, type CaptchaType } from '@oriel/core/captcha'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { CAPTCHA_TYPES } from '../limits.ts'
import { SiteNumber } from '../wire.ts'

/**
 * S9.028: 1 login, 2 register. Ours are 3, for the forms that recover an account, and 4, for a gift
 * that many accounts of one network take.
 */
export const CAPTCHA_NUMBERS = { ...CAPTCHA_TYPES, client: 3, gift: 4 } as const

const TypeNumber = z.codec(z.literal([1, 2, 3, 4]), z.custom<CaptchaType>(), {
  decode: (number) => captchaTypes[number - 1] ?? 'login',
  encode: (type) => CAPTCHA_NUMBERS[type],
})

/** The work of a captcha of type 4, where a gift was refused with `work_needed`. */
export const WorkShown = z.object({
  token: z.string().check(z.maxLength(200)),
  answer: z.string().check(z.maxLength(20)),
})

export const captchaCall = endpoint({
  path: '/captcha',
  auth: 'none',
  summary: 'A picture to read, or work for the device. Its token is good once, for two minutes.',
  input: z.object({
    type: TypeNumber,
    site_id: z.optional(SiteNumber),
    kind: z._default(z.enum(captchaKinds), 'picture'),
    /** Whom the form is about, where it is known: an account that is attacked takes more work. */
    account: z.optional(z.string().check(z.maxLength(60))),
  }),
  data: z.object({
    token: z.string(),
    /** The picture as SVG; empty for work. */
    captcha: z.string(),
    /** What the field says before anything is typed. */
    placeholder: z.string(),
    /** The number for which SHA-256 of salt and number is the challenge; it is the answer. */
    work: z.nullable(
      z.object({
        algorithm: z.literal('SHA-256'),
        salt: z.string(),
        challenge: z.string(),
        max_number: z.int(),
      }),
    ),
  }),
  errors: { '101': 'captcha_too_often' },
})
