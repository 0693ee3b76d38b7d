import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { SiteNumber } from '../wire.ts'

const Text = (max: number) => z.string().check(z.maxLength(max))
const Given = z._default(Text(200), '')
const Person = { captcha_token: Given, captcha_answer: Given }

/** Whether an account is there, and which part was wrong, is told to nobody. */
export const transferVerifyCall = endpoint({
  path: '/arks/web/vx/verify',
  auth: 'none',
  summary:
    'Proves who somebody is by withdraw password and a contact; the token is good once, for ten ' +
    'minutes, for this account. Five tries a day for an account. The captcha is of type 3.',
  input: z.object({
    site_id: z.optional(SiteNumber),
    account: Given,
    withdraw_password: Given,
    member_email: Given,
    member_phone: Given,
    ...Person,
  }),
  data: z.object({ token: z.string() }),
  errors: {
    '101': 'verification_failed',
    '102': 'verification_too_often',
    '201': 'verify_failed',
    '202': 'verification_unreadable',
    '203': 'place_closed',
    '204': 'recovery_not_offered',
  },
})

export const transferResetCall = endpoint({
  path: '/arks/web/vx/reset',
  auth: 'none',
  summary:
    'Sets a new password with the token of vx/verify or of recovery/code. Every session ends, and ' +
    'withdrawals wait for 24 hours.',
  input: z.object({
    site_id: z.optional(SiteNumber),
    account: Given,
    password: Given,
    token: Given,
  }),
  data: z.object({}),
  errors: {
    '101': 'reset_token_unknown',
    '102': 'reset_token_other',
    '201': 'password_invalid',
    '202': 'password_same',
    '203': 'password_guessable',
  },
})

export const recoveryStartCall = endpoint({
  path: '/arks/web/recovery/start',
  auth: 'none',
  summary:
    'Asks for a code to the phone or the mailbox of an account. The answer is the same whether or ' +
    'not there is one. The captcha is of type 3.',
  input: z.object({
    site_id: z.optional(SiteNumber),
    account: Given,
    channel: z._default(z.enum(['sms', 'mail']), 'sms'),
    ...Person,
  }),
  /** How long to wait before the next code can be asked for. */
  data: z.object({ wait_s: z.int() }),
  errors: {
    '102': 'recovery_too_often',
    '201': 'verify_failed',
    '202': 'verification_unreadable',
    '203': 'place_closed',
    '204': 'recovery_not_offered',
  },
})

export const recoveryCodeCall = endpoint({
  path: '/arks/web/recovery/code',
  auth: 'none',
  summary:
    'Gives the token for vx/reset to who has the code. It is good for ten minutes, five tries.',
  input: z.object({ site_id: z.optional(SiteNumber), account: Given, code: Given }),
  data: z.object({ token: z.string() }),
  errors: { '101': 'recovery_code_wrong', '102': 'verification_too_often' },
})
