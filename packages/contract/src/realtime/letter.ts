import * as z from 'zod/mini'
import { event } from '../event.ts'

/** S4.107: how many letters of the member are unread now. */
const Unread = z.object({ count: z.int() })

export const letterSent = event({
  name: 'letter-sent',
  audience: 'member',
  summary: 'A letter arrived.',
  data: Unread,
})

export const letterRead = event({
  name: 'letter-read',
  audience: 'member',
  summary: 'A letter was read, perhaps on another device.',
  data: Unread,
})

export const letterDeleted = event({
  name: 'letter-deleted',
  audience: 'member',
  summary: 'Letters were deleted, perhaps on another device.',
  data: Unread,
})

export const lettersChanged = event({
  name: 'letters-changed',
  audience: 'board',
  summary:
    'A letter went to many members. Each page counts again at a random moment of so many seconds.',
  data: z.object({ within_s: z.int() }),
})
