import { bulletinLocations } from '@oriel/core/content-kinds'
import * as z from 'zod/mini'
import { ArtWire, ContentAsker, ContentPage } from '../content-wire.ts'
import { endpoint } from '../endpoint.ts'
import { Instant } from '../wire.ts'

export const BulletinWire = z.object({
  id: z.int(),
  /** The title. */
  display_content: z.string(),
  /** Cleaned HTML. */
  content: z.string(),
  /** S3.025: 0 both, 1 desktop, 2 mobile. */
  display_device: z.literal([0, 1, 2]),
  /** When it last became something new to its readers: when it was changed, or when it began. */
  updated_at: Instant,
  /** A path without its ending: the page asks for the format it can show. */
  picture: z.nullable(z.string()),
  art: z.nullable(ArtWire),
  /** The offer it speaks of, at /discount/{id}. */
  promotion_id: z.nullable(z.int()),
})

/** 0: hidden for who closes it until it changes, by the call below. 1: once in each session. */
const SettingWire = z.object({ display_frequency: z.literal([0, 1]) })
const LIST = { list: z.array(BulletinWire), setting: SettingWire }

const AT_LOCATION = { ...ContentAsker, display_location: z.literal(bulletinLocations) }

export const guestBulletinsCall = endpoint({
  path: '/arks/web/bulletin',
  auth: 'none',
  summary: 'What pops up for guests, in the operator’s order.',
  input: z.object(ContentAsker),
  data: z.object(LIST),
  errors: {},
})

export const memberBulletinsCall = endpoint({
  path: '/arks/web/bulletin/member',
  auth: 'member',
  summary: 'What pops up for this member at home (2) or at the deposit page (3).',
  input: z.object(AT_LOCATION),
  data: z.object(LIST),
  errors: {},
})

export const bulletinHistoryCall = endpoint({
  path: '/arks/web/bulletin/history',
  auth: 'none',
  summary: 'All bulletins so far, also those that are over, the newest first, a page at a time.',
  input: z.object({ ...ContentAsker, ...ContentPage }),
  data: z.object({ ...LIST, next: z.nullable(z.string()) }),
  errors: {},
})

export const hideBulletinsCall = endpoint({
  path: '/arks/web/bulletin/member/hide',
  auth: 'member',
  summary: 'Hides what shows there now from this member, each until it changes.',
  input: z.object({
    ...AT_LOCATION,
    /** The newest updated_at the page has shown: what came later was not seen, and stays. */
    seen_until: z.optional(Instant),
  }),
  data: z.object({ hidden: z.int() }),
  errors: {},
})
