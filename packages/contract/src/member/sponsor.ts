import * as z from 'zod/mini'
import { ArtWire, ModelAsker } from '../content-wire.ts'
import { endpoint } from '../endpoint.ts'

export const SponsorWire = z.object({
  id: z.int(),
  name: z.string(),
  /** Cleaned HTML. */
  text: z.string(),
  picture: z.string(),
  art: ArtWire,
  /** A path of ours or an address the site allows. */
  url: z.nullable(z.string()),
  /** The year it began. */
  since: z.int(),
})

export const modelSponsorCall = endpoint({
  path: '/web/model_sponsor',
  auth: 'none',
  summary: 'Whom the site supports, in the language of the request.',
  input: z.object(ModelAsker),
  data: z.object({ list: z.array(SponsorWire) }),
  errors: {},
})
