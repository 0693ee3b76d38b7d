import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

const Text = (max: number) => z.string().check(z.maxLength(max))

export const startOpenidCall = endpoint({
  path: '/login/openid/start',
  auth: 'none',
  summary: 'Where to send a popup that signs in, or links, at the other house.',
  input: z.object({
    /** Told back with the code, so that the page knows its own popup. */
    state: Text(100),
    wish: z.enum(['sign-in', 'link']),
  }),
  data: z.object({ url: z.string() }),
  errors: { '101': 'openid_not_offered', '102': 'openid_failed' },
})

export const finishOpenidCall = endpoint({
  path: '/login/openid',
  auth: 'none',
  summary: 'What came back from the other house, for a code that the page signs in with.',
  input: z.object({
    code: Text(2_000),
    state: Text(2_000),
    /** RFC 9207: the issuer that answered, where it names itself. */
    iss: z._default(Text(2_000), ''),
  }),
  data: z.object({
    /** As /get_info_data takes it; empty when an identity was linked. */
    enc: z.string(),
    state: z.string(),
  }),
  errors: {
    '101': 'openid_failed',
    '102': 'openid_not_linked',
    '103': 'openid_taken',
    '104': 'account_disabled',
  },
})
