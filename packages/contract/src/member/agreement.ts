import * as z from 'zod/mini'
import { ContentAsker } from '../content-wire.ts'
import { endpoint } from '../endpoint.ts'
import { Instant } from '../wire.ts'

export const AgreementWire = z.object({
  id: z.int(),
  title: z.string(),
  /** Cleaned HTML. */
  content: z.string(),
  /** Grows with every change: who agreed to 2 has not agreed to 3. */
  version: z.int(),
  updated_at: Instant,
})

export const serviceAgreementCall = endpoint({
  path: '/arks/web/register-settings/service-agreement',
  auth: 'none',
  summary: 'What a new member agrees to, in the operator’s order.',
  input: z.object(ContentAsker),
  data: z.object({ list: z.array(AgreementWire) }),
  errors: {},
})
