import * as z from 'zod/mini'
import { officeCall } from '../office-call.ts'
import { commandCalls } from '../office-command.ts'
import { CurrencyCode, Flag, Instant } from '../wire.ts'
import { memberStates } from './member.ts'

export const bulkStates = ['trying', 'tried', 'running', 'done', 'stopped', 'failed'] as const

const BulkLineWire = z.object({
  id: z.uuid(),
  number: z.string(),
  kind: z.string(),
  state: z.enum(bulkStates),
  /** Why it ended before its end. */
  because: z.nullable(z.string()),
  counted: z.int(),
  tried: z.int(),
  /** How many it will change, as far as it was tried. */
  would: z.int(),
  done: z.int(),
  failed: z.int(),
  made_at: Instant,
  made_by: z.string(),
  ended_at: z.nullable(Instant),
})

export const bulkListCall = officeCall('bulk.run', {
  path: '/office/bulk/list',
  summary: 'What was or is done to many at once at this site, the newest first.',
  input: z.object({
    after: z.optional(z.string().check(z.regex(/^\d{1,18}$/))),
    count: z._default(z.int().check(z.minimum(1), z.maximum(200)), 50),
  }),
  data: z.object({ list: z.array(BulkLineWire), next: z.nullable(z.string()) }),
  errors: {},
})

export const bulkFreezeCall = officeCall('bulk.run', {
  path: '/office/bulk/freeze',
  summary: 'Freezes the list of members a filter finds now, or those chosen, and tries it on each.',
  input: z.object({
    /** These and no others; without them all that the filter finds. */
    ids: z.optional(z.array(z.uuid()).check(z.minLength(1), z.maxLength(1000))),
    state: z.optional(z.enum(memberStates)),
    currency: z.optional(CurrencyCode),
    from: z.optional(z.iso.date()),
    to: z.optional(z.iso.date()),
    account: z.optional(z.string().check(z.maxLength(40))),
  }),
  data: z.object({ id: z.uuid(), number: z.string() }),
  errors: { '101': 'kind_unknown', '102': 'nobody', '103': 'too_many', '106': 'not_allowed' },
})

const One = z.object({ id: z.uuid() })

export const bulkCall = officeCall('bulk.run', {
  path: '/office/bulk/one',
  summary: 'One run: how far it is, whom it leaves out and why, and the first of its list.',
  input: One,
  data: z.object({
    ...BulkLineWire.shape,
    filter: z.record(z.string(), z.unknown()),
    /** The list by its hash: whoever proposes the run names the one they saw. */
    list: z.string(),
    is_listed: Flag,
    /** The proposal that waits for votes. */
    proposal: z.nullable(z.string()),
    reasons: z.array(z.object({ reason: z.string(), count: z.int() })),
    samples: z.array(
      z.object({ label: z.string(), subject_id: z.string(), said: z.nullable(z.string()) }),
    ),
  }),
  errors: { '101': 'subject_unknown' },
})

export const runBulk = commandCalls('bulk.run', {
  path: '/office/bulk',
  summary: 'Runs what was tried on exactly the list that was tried, when two have agreed.',
  input: { run_id: z.uuid(), list: z.string().check(z.regex(/^[0-9a-f]{64}$/)) },
  errors: { '110': 'bulk_not_tried', '111': 'bulk_changed', '112': 'bulk_nothing' },
})

export const bulkStopCall = officeCall('bulk.run', {
  path: '/office/bulk/stop',
  summary: 'Ends a run wherever it is. What was done stays done.',
  input: One,
  data: z.object({}),
  errors: { '101': 'bulk_over' },
})

export const bulkResultCall = officeCall('bulk.run', {
  path: '/office/bulk/result',
  summary: 'The whole list with what was said of each, as a table of values.',
  input: One,
  data: z.object({ csv: z.string() }),
  errors: { '101': 'subject_unknown' },
})
