import * as z from 'zod/mini'
import { event } from '../event.ts'

/**
 * S4.026, S4.098: another device logs in. No event carries a token: this one identifies the current
 * session by the first 16 hex digits of the SHA-256 of its token.
 */
export const sessionChanged = event({
  name: 'login',
  audience: 'member',
  summary: 'Another session counts now, and all others are over; or one has ended.',
  data: z.object({
    /** Of the one that counts now; empty: none does. */
    fingerprint: z.string(),
    /** Of the one that has ended, where none took its place. */
    ended: z.optional(z.string()),
  }),
})

/** S4.100: wrapped apps and browsers clear their caches and reload. */
export const appCleanCache = event({
  name: 'app-clean-cache',
  audience: 'board',
  summary: 'What a device has kept is out of date: it is thrown away, and the page loads anew.',
  data: z.object({}),
})
