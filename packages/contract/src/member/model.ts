import * as z from 'zod/mini'
import { ArtWire, ModelAsker } from '../content-wire.ts'
import { endpoint } from '../endpoint.ts'

/** A picture with a few words, in a fixed place of the page. */
const ModelWire = z.object({
  id: z.int(),
  place: z.enum(['ad', 'login']),
  title: z.string(),
  /** Cleaned HTML. */
  text: z.string(),
  picture: z.string(),
  art: ArtWire,
  /** A path of ours or an address the site allows; null where it leads nowhere. */
  url: z.nullable(z.string()),
  /** What opens on the page instead, where something does. */
  action: z.nullable(z.enum(['red_envelope', 'roulette'])),
})
const MODELS = z.object({
  /** Which arrangement of the pages the list is made for. There is one so far. */
  model_version: z.int(),
  list: z.array(ModelWire),
})

export const modelSettingCall = endpoint({
  path: '/web/model_setting',
  auth: 'none',
  summary: 'The small cards beside the hero of the home page, in the operator’s order.',
  input: z.object(ModelAsker),
  data: MODELS,
  errors: {},
})

export const modelLoginCall = endpoint({
  path: '/web/model_login',
  auth: 'none',
  summary: 'The pictures and sentences of the sign-in page.',
  input: z.object(ModelAsker),
  data: MODELS,
  errors: {},
})
