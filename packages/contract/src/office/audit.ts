import * as z from 'zod/mini'
import { officeCall } from '../office-call.ts'
import { Flag, Instant } from '../wire.ts'

const Word = z.string().check(z.minLength(1), z.maxLength(200))

export const OfficeEventWire = z.object({
  id: z.string(),
  at: Instant,
  actor: z.string(),
  role: z.nullable(z.string()),
  ip: z.nullable(z.string()),
  permission: z.string(),
  subject_kind: z.string(),
  subject_id: z.string(),
  outcome: z.string(),
  reason: z.nullable(z.string()),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
})

export const officeEventsCall = officeCall('audit.read', {
  path: '/office/audit',
  summary: 'What people of the house did and saw at this site, the newest first.',
  input: z.object({
    actor: z.optional(Word),
    permission: z.optional(Word),
    subject: z.optional(Word),
    after: z.optional(z.uuid()),
    count: z._default(z.int().check(z.minimum(1), z.maximum(200)), 50),
  }),
  data: z.object({
    list: z.array(OfficeEventWire),
    next: z.nullable(z.string()),
    /** How the trail stands: when it was last compared with its blocks, and what was found. */
    checked_s: z.nullable(z.number()),
    passed_s: z.nullable(z.number()),
    problems: z.nullable(z.int()),
  }),
  errors: {},
})

export const officeEventProofCall = officeCall('audit.read', {
  path: '/office/audit/proof',
  summary: 'How one event hangs in the chain: its hash, and its way to the root of its block.',
  input: z.object({ id: z.uuid() }),
  data: z.object({
    /** Null while it waits to be sealed. */
    block: z.nullable(z.string()),
    leaf: z.string(),
    steps: z.array(z.object({ side: z.enum(['left', 'right']), hash: z.string() })),
    root: z.string(),
    holds: Flag,
  }),
  errors: { '101': 'subject_unknown' },
})
