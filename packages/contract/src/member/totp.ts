import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Flag } from '../wire.ts'

const Password = z._default(z.string().check(z.maxLength(200)), '')
/** Apps show six digits, some with a gap between them. */
const Code = z._default(z.string().check(z.maxLength(20)), '')

export const totpStateCall = endpoint({
  path: '/member/totp/state',
  auth: 'member',
  summary: 'Whether the code of an authenticator app is asked for at each sign-in.',
  input: z.object({}),
  data: z.object({ is_set: Flag }),
  errors: {},
})

export const startTotpCall = endpoint({
  path: '/member/totp/start',
  auth: 'member',
  summary: 'A new secret for an authenticator app, shown once. Needs the password.',
  input: z.object({ password: Password }),
  /** The address is what a QR code says; the secret is for who types it. */
  data: z.object({ secret: z.string(), address: z.string() }),
  errors: { '101': 'password_wrong', '102': 'password_too_often', '103': 'totp_set' },
})

export const confirmTotpCall = endpoint({
  path: '/member/totp/confirm',
  auth: 'member',
  needsProof: true,
  summary: 'The first code of the app: from here on it is asked for. The member is told of it.',
  input: z.object({ code: Code }),
  data: z.object({}),
  errors: { '101': 'totp_wrong', '102': 'totp_not_started', '103': 'totp_set' },
})

export const removeTotpCall = endpoint({
  path: '/member/totp/remove',
  auth: 'member',
  summary: 'Stops asking for the code. Needs the password and a code; the member is told of it.',
  input: z.object({ password: Password, code: Code }),
  data: z.object({}),
  errors: {
    '101': 'password_wrong',
    '102': 'password_too_often',
    '103': 'totp_unset',
    '104': 'totp_wrong',
    '105': 'totp_used',
  },
})
