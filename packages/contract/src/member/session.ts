import * as z from 'zod/mini'
import type { MemberId } from '@oriel/core/id'
import { endpoint } from '../endpoint.ts'
import { CurrencyCode, Instant, SiteNumber } from '../wire.ts'

const Text = (max: number) => z.string().check(z.maxLength(max))
const Hint = z.optional(Text(200))

/**
 * S3.050: what a device reports about itself. It is only a hint: the connection shows where it is.
 */
export const DeviceInfo = {
  remote_addr: Hint,
  host: Hint,
  device: Hint,
  system_group: Hint,
  /** Of wrapped apps only. */
  udid: Hint,
  login_type: Hint,
  cdn: Hint,
  system: Hint,
  browser: Hint,
  system_version: Hint,
}

/** S3.051: the login response. The token alone opens nothing: a cookie goes with it. */
export const SignedInWire = z.object({
  member_id: z.custom<MemberId>((value) => typeof value === 'string'),
  member_account: z.string(),
  member_currency: CurrencyCode,
  token: z.string(),
})

/** S3.004, plus `totp`: the code of an authenticator app, for members who have set one up. */
export const stepQuestions = [
  'member_name',
  'identity_id',
  'member_phone',
  'member_email',
  'withdraw_password',
  'totp',
] as const

export const LoginStepWire = z.object({
  member_login_id: z.string(),
  question: z.enum(stepQuestions),
  /** How many questions are left, this one among them. */
  available_questions_count: z.int(),
})

/** The header that /login and its kind are sent with. */
export const LOGIN_HEADER = 'x-login-header'

export const loginHeaderCall = endpoint({
  path: '/get_login_header',
  auth: 'none',
  summary: 'A value for the header x-login-header, good for one sign-in within 60 seconds.',
  input: z.object({ site_id: z.optional(SiteNumber) }),
  data: z.object({ header: z.string() }),
  errors: {},
})

const CaptchaGiven = { captcha_token: Text(500) }

export const loginCall = endpoint({
  path: '/login',
  auth: 'none',
  summary: 'Signs in with account, password and captcha; any other session of the member ends.',
  input: z.object({
    site_id: z.optional(SiteNumber),
    account: Text(100),
    password: Text(200),
    answer: Text(50),
    ...CaptchaGiven,
    ...DeviceInfo,
  }),
  data: SignedInWire,
  errors: {
    '101': 'account_error',
    '102': 'account_disabled',
    '103': 'account_frozen',
    '105': 'verify_failed',
    '106': 'network_not_allowed',
    '107': 'different_device',
    '201': 'country_closed',
    '202': 'network_closed',
    '203': 'login_too_often',
    '204': 'site_closed',
    '802': 'transfer_verification',
  },
  told: { different_device: LoginStepWire },
})

export const doubleValidationCall = endpoint({
  path: '/login/double_validation',
  auth: 'none',
  summary: 'Answers the question a sign-in has left open.',
  input: z.object({
    member_login_id: Text(100),
    answer: Text(200),
    captcha_answer: Text(50),
    captcha_token: Text(500),
    ...DeviceInfo,
  }),
  data: SignedInWire,
  errors: {
    '101': 'login_step_unknown',
    '102': 'account_disabled',
    '103': 'step_answer_wrong',
    '104': 'step_answer_unreadable',
    '105': 'verify_failed',
    '106': 'network_not_allowed',
    '202': 'network_closed',
    '204': 'site_closed',
    '205': 'totp_wrong',
    '206': 'totp_used',
    '998': 'step_failed',
  },
})

export const skipQuestionCall = endpoint({
  path: '/login/double_validation/skip',
  auth: 'none',
  summary: 'Asks for another question instead. It never signs in.',
  input: z.object({ member_login_id: Text(100) }),
  data: LoginStepWire,
  errors: { '101': 'login_step_unknown', '998': 'step_failed' },
})

export const logoutCall = endpoint({
  path: '/logout',
  auth: 'member',
  summary: 'Ends this session.',
  input: z.object({}),
  data: z.object({}),
  errors: {},
})

export const sessionListCall = endpoint({
  path: '/member/session/list',
  auth: 'member',
  summary: 'Where this member has been signed in, the newest first, and the devices known.',
  input: z.object({
    after: z.optional(z.uuid()),
    count: z._default(z.int().check(z.minimum(1), z.maximum(50)), 10),
  }),
  data: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        is_current: z.boolean(),
        opened_with: z.enum(['password', 'registration', 'passkey', 'hand_over', 'openid']),
        device: z.string(),
        ip: z.nullable(z.string()),
        created_at: Instant,
        seen_at: Instant,
        ended_at: z.nullable(Instant),
        ended_because: z.nullable(z.enum(['logout', 'elsewhere', 'password', 'staff'])),
      }),
    ),
    next: z.nullable(z.string()),
  }),
  errors: {},
})

export const handOverCall = endpoint({
  path: '/member/hand_over',
  auth: 'member',
  summary: 'A code, good once within 60 seconds on this site, that another window signs in with.',
  input: z.object({}),
  data: z.object({ enc: z.string() }),
  errors: {},
})

/** Asked by the site’s own server for /get_info_data and for addresses with tk. */
export const takeHandOverCall = endpoint({
  path: '/login/hand_over',
  auth: 'none',
  summary: 'Exchanges a hand-over code for a session of its own. Says only that it failed.',
  input: z.object({ code: Text(1_000), ...DeviceInfo }),
  data: SignedInWire,
  errors: { '101': 'hand_over_failed' },
})

export const proveCall = endpoint({
  path: '/member/session/prove',
  auth: 'member',
  summary:
    'The member shows once more who they are, by password or by the code of an authenticator app. ' +
    'For five minutes it opens what is refused with 428.',
  input: z.object({ password: z._default(Text(200), ''), code: z._default(Text(20), '') }),
  data: z.object({}),
  errors: {
    '101': 'password_wrong',
    '102': 'password_too_often',
    '103': 'totp_unset',
    '104': 'totp_wrong',
    '105': 'totp_used',
  },
})
