import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

export const clientCaptchaCall = endpoint({
  door: 'site',
  path: '/clientCaptcha',
  method: 'GET',
  auth: 'none',
  summary: 'The picture for forms that recover an account.',
  input: z.object({}),
  data: z.object({
    /** Sealed, in hex; sent back as captcha_token. Only the server can open it. */
    text: z.string(),
    /** The picture as SVG. */
    data: z.string(),
  }),
  errors: { '101': 'captcha_too_often' },
})
