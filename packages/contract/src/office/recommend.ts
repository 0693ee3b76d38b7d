import * as z from 'zod/mini'
import { officeCall } from '../office-call.ts'
import { commandCalls } from '../office-command.ts'
import { Amount, CurrencyCode, Flag, Instant } from '../wire.ts'

export const recommendTermsCall = officeCall('any', {
  path: '/office/recommend/terms',
  summary: 'What members get for friends, for each currency of the site.',
  input: z.object({}),
  data: z.object({
    list: z.array(
      z.object({
        currency: CurrencyCode,
        is_open: Flag,
        /** Null where nothing was ever promised. */
        terms: z.nullable(
          z.object({
            version: z.int(),
            share_ppm: z.int(),
            share_days: z.int(),
            share_max: Amount,
            since: Instant,
          }),
        ),
      }),
    ),
  }),
  errors: {},
})

export const editTerms = commandCalls('recommend.edit', {
  path: '/office/recommend/edit',
  summary: 'New terms for the members of a currency, when two have agreed.',
  input: {
    currency: CurrencyCode,
    is_open: z.boolean(),
    share_ppm: z.int().check(z.minimum(1), z.maximum(10_000)),
    share_days: z.int().check(z.minimum(1), z.maximum(365)),
    share_max: z.string().check(z.regex(/^\d{1,12}(\.\d{1,4})?$/)),
  },
  errors: { '110': 'terms_invalid' },
})

export const recommendAwardsCall = officeCall('member.read', {
  path: '/office/recommend/awards',
  summary: 'What was given for friends at this site, the newest first.',
  input: z.object({
    after: z.optional(z.string().check(z.regex(/^\d{1,18}$/))),
    count: z._default(z.int().check(z.minimum(1), z.maximum(200)), 50),
  }),
  data: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        member_id: z.string(),
        account: z.string(),
        friend: z.string(),
        month: z.string(),
        currency: CurrencyCode,
        base: Amount,
        rate_ppm: z.int(),
        amount: Amount,
        state: z.enum(['paid', 'waiting', 'refused']),
        because: z.nullable(z.string()),
        made_at: Instant,
      }),
    ),
    next: z.nullable(z.string()),
  }),
  errors: {},
})
