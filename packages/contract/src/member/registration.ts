import { registerFields } from '@oriel/core/register-field'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { REGISTER_CODES, SMS_CODES, VERIFICATION_CODES } from '../registration-reasons.ts'
import { Amount, CurrencyCode, Flag, SiteNumber } from '../wire.ts'
import { AgentNumber, RecommendCode } from './agent.ts'
import { DeviceInfo, SignedInWire } from './session.ts'

const Site = { site_id: z.optional(SiteNumber) }
const Text = (max: number) => z.string().check(z.maxLength(max))
const Given = z._default(Text(200), '')
const Secret = Text(500)

export const RegisterSettingWire = z.object({
  name: z.enum(registerFields),
  currency: CurrencyCode,
  is_display: Flag,
  is_required: Flag,
  is_unique: Flag,
  is_member_center: Flag,
  is_verification: Flag,
  /** Phones only. */
  is_member_center_verification: z.optional(Flag),
})

export const registerSettingsCall = endpoint({
  path: '/arks/web/register-settings',
  auth: 'none',
  summary: 'What the registration form asks for in each currency, and the site’s rules for it.',
  input: z.object(Site),
  data: z.object({
    list: z.array(RegisterSettingWire),
    rules: z.object({
      password_policy: z.enum(['classic', 'strong']),
      minimum_age: z.int(),
      /** The site’s calendar day, which birthdays are compared with. */
      today: z.string(),
      site_name: z.string(),
      currencies: z.array(
        z.object({
          currency: CurrencyCode,
          /** Exactly so many digits; null: any number of them. */
          phone_digits: z.nullable(z.int()),
          /** Stands before the phone, without its plus. */
          calling_code: z.nullable(z.string()),
          /** Whether members may bring friends. */
          recommend: Flag,
          /** Play money for who signs up with it. */
          welcome: z.nullable(Amount),
        }),
      ),
    }),
  }),
  errors: {},
})

export const registerBackgroundCall = endpoint({
  path: '/arks/web/model/register-background/detail',
  auth: 'none',
  summary: 'The picture above the registration form on phones.',
  input: z.object({ ...Site, template: z.optional(Text(40)) }),
  data: z.object({
    /** The address without width and ending, as for other pictures of the site. */
    base: z.string(),
    photo_path: z.string(),
  }),
  errors: {},
})

/** Either the answer to a captcha for registering, or the proof that an earlier one was right. */
const Proof = {
  captcha_token: z.optional(Secret),
  answer: z.optional(Text(50)),
  proof: z.optional(Secret),
}

/** S3.044, S3.047: the personal fields of the form, by their wire names. */
const Details = {
  member_name: Given,
  member_email: Given,
  member_phone: Given,
  member_qq: Given,
  member_telegram: Given,
  member_whats_app: Given,
  member_skype: Given,
  member_fb: Given,
  member_zalo: Given,
  member_wechat: Given,
  member_others: Given,
  identity_id: Given,
}

/** Which fields are wrong and what to say under them, by the names of the wire. */
export const FailuresWire = z.array(z.object({ field: z.string(), message: z.string() }))
const Told = z.object({ failures: FailuresWire })
const Checked = z.object({ failures: FailuresWire, proof: z.nullable(z.string()) })

const toldFor = <Shape extends z.ZodMiniType>(codes: Record<string, string>, shape: Shape) =>
  Object.fromEntries(Object.values(codes).map((reason) => [reason, shape]))

export const registerVerificationCall = endpoint({
  path: '/register/verification',
  auth: 'none',
  summary:
    'Checks single fields before submitting. Whether a name, phone, e-mail or identity is taken ' +
    'is told only to who has solved a captcha; the proof given back stands for it ten minutes.',
  input: z.strictObject({
    ...Site,
    ...Details,
    ...Proof,
    member_account: Given,
    member_currency: CurrencyCode,
    verification: z._default(z.literal(1), 1),
  }),
  data: z.object({ proof: z.nullable(z.string()) }),
  errors: VERIFICATION_CODES,
  told: toldFor(VERIFICATION_CODES, Checked),
})

const SmsTold = z.object({ proof: z.nullable(z.string()), wait_s: z.int() })

export const registerSmsCall = endpoint({
  path: '/register/sms',
  auth: 'none',
  summary: 'Sends a code of six digits to a phone. It is good for ten minutes and five tries.',
  input: z.strictObject({
    ...Site,
    ...Proof,
    member_phone: Given,
    currency: CurrencyCode,
    type: z._default(z.literal('register_member'), 'register_member'),
  }),
  data: SmsTold,
  errors: SMS_CODES,
  told: { sms_too_soon: SmsTold, sms_no_balance: SmsTold, sms_not_served: SmsTold },
})

export const registerCall = endpoint({
  path: '/register',
  auth: 'none',
  summary: 'Makes a member of a visitor and signs them in. Keys it does not know are refused.',
  input: z.strictObject({
    ...Site,
    ...Details,
    ...DeviceInfo,
    member_account: Given,
    password: Given,
    check_password: Given,
    member_currency: CurrencyCode,
    member_birthday: Given,
    withdraw_password: Given,
    /** The code that came by SMS. */
    verify_code: Given,
    member_agent: z._default(AgentNumber, ''),
    recommend_code: z._default(RecommendCode, ''),
    answer: Text(50),
    captcha_token: Secret,
    /** What the box was ticked for: each agreement with the version that was shown. */
    agreements: z._default(
      z.array(z.strictObject({ id: z.int(), version: z.int() })).check(z.maxLength(20)),
      [],
    ),
    /** What went wrong in the form before, for support. */
    error_track: z.optional(Text(2_000)),
  }),
  data: SignedInWire,
  errors: REGISTER_CODES,
  told: toldFor(REGISTER_CODES, Told),
})
