import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { LETTERS_PER_PAGE_COUNT } from '../limits.ts'
import { Flag, Instant, SiteNumber } from '../wire.ts'

/** S3.037: a letter as its reader has it. */
export const LetterWire = z.object({
  id: z.uuid(),
  is_read: Flag,
  title: z.string(),
  /** Cleaned HTML, in the reader's language or in English. */
  content: z.string(),
  sent_at: Instant,
})

/** What a list may be ordered by: either is the time at which letters were sent. */
export const letterSortFields = ['id', 'sent_at'] as const
/** A page number past this is of no list that anybody has. */
const PAGE_MAX = 100_000
const Count = z.int().check(z.minimum(1), z.maximum(LETTERS_PER_PAGE_COUNT))

/** S7.055: site and language are accepted; host and language of the request count. */
const Asker = {
  active: z._default(z.literal('1'), '1'),
  language: z.optional(z.union([z.string().check(z.maxLength(40)), z.int()])),
  site_id: z.optional(SiteNumber),
}

export const letterListCall = endpoint({
  path: '/arks/web/member/letter',
  auth: 'member',
  summary: 'Letters of this member, 50 a page, the newest first.',
  input: z.object({
    ...Asker,
    count: z._default(Count, LETTERS_PER_PAGE_COUNT),
    page: z._default(z.int().check(z.minimum(1), z.maximum(PAGE_MAX)), 1),
    sort_field: z._default(z.enum(letterSortFields), 'id'),
    sort_order: z._default(z.enum(['asc', 'desc']), 'desc'),
  }),
  data: z.object({
    list: z.array(LetterWire),
    total_count: z.int(),
    unread_count: z.int(),
  }),
  errors: {},
})

/** Answers 404 for a letter that this member does not have, whoever else has it. */
export const letterReadCall = endpoint({
  path: '/arks/web/member/letter/read',
  auth: 'member',
  summary: 'Marks a letter as read. 404 where this member has no such letter.',
  input: z.object({ id: z.uuid() }),
  data: z.object({}),
  errors: {},
})

/** S7.057 and decision 26: letters are destroyed by their ids; the list's body alone is refused. */
export const letterDestroyCall = endpoint({
  path: '/arks/web/member/letter/destroy',
  auth: 'member',
  summary: 'Deletes letters of this member by their ids. 404 where one of them is not theirs.',
  input: z.object({
    ...Asker,
    ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(LETTERS_PER_PAGE_COUNT)),
  }),
  data: z.object({ destroyed: z.int() }),
  errors: {},
})
