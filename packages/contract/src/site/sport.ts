import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { SportAddress } from '../member/sport.ts'
import { Flag } from '../wire.ts'

/** A yes or a no, and nothing about why: nobody learns of other addresses by it. */
export const checkIframeCall = endpoint({
  door: 'site',
  path: '/check_iframe',
  auth: 'member',
  summary: 'Whether the page behind an address we gave to this session is there to be framed.',
  input: z.object({ url: SportAddress }),
  data: z.object({ ok: Flag }),
  errors: { '101': 'sport_address_refused', '102': 'sport_too_often' },
})
