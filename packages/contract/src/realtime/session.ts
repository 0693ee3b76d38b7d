import * as z from 'zod/mini'
import { event } from '../event.ts'

/**
 * Spec 4: another device logs in. No event carries a token: this one carries what tells sessions
 * apart, the first 16 hex digits of SHA-256 of the token that counts now.
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

/** Spec 4: wrapped apps and browsers throw away what they keep, and load anew. */
export const appCleanCache = event({
  name: 'app-clean-cache',
  audience: 'board',
  summary: 'What a device has kept is out of date: it is thrown away, and the page loads anew.',
  data: z.object({}),
})
