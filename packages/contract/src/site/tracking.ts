import { trackingEvents } from '@oriel/core/tracking'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

const Text = z.string().check(z.maxLength(200))

export const fbTrackingCall = endpoint({
  door: 'site',
  path: '/api/fb_tracking',
  auth: 'none',
  summary: 'Tells the advertising network of an event, for visitors who have said yes to it.',
  input: z.object({
    eventName: z.enum(trackingEvents),
    /** Seconds since 1970. */
    eventTime: z.int().check(z.positive()),
    /** The network drops a second one with the same id. */
    eventID: Text,
    /** Nothing about a person is taken from a page: the connection says enough. */
    userData: z.optional(z.strictObject({})),
    customData: z.optional(z.strictObject({ currency: z.optional(Text), page: z.optional(Text) })),
  }),
  data: z.object({ told: z.boolean() }),
  errors: {},
})
