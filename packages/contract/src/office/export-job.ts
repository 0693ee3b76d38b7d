import * as z from 'zod/mini'
import { officeCall } from '../office-call.ts'
import { Instant } from '../wire.ts'

export const exportStates = ['waiting', 'running', 'ready', 'failed', 'stopped', 'gone'] as const

const ExportWire = z.object({
  id: z.uuid(),
  number: z.string(),
  kind: z.string(),
  filter: z.record(z.string(), z.string()),
  state: z.enum(exportStates),
  because: z.nullable(z.string()),
  /** Null until they are counted. */
  counted: z.nullable(z.int()),
  done: z.int(),
  bytes: z.int(),
  made_at: Instant,
  ended_at: z.nullable(Instant),
  fetched_at: z.nullable(Instant),
})

export const exportListCall = officeCall('report.export', {
  path: '/office/exports/list',
  summary: 'The caller’s own exports of this site, the newest first, with how far they are.',
  input: z.object({
    after: z.optional(z.string().check(z.regex(/^\d{1,18}$/))),
    count: z._default(z.int().check(z.minimum(1), z.maximum(200)), 50),
  }),
  data: z.object({ list: z.array(ExportWire), next: z.nullable(z.string()) }),
  errors: {},
})

export const exportRoundsCall = officeCall('report.export', {
  path: '/office/exports/rounds',
  summary: 'Asks for a file of the rounds that were settled in some days.',
  input: z.object({
    from: Instant,
    to: Instant,
    provider_id: z.optional(z.string().check(z.maxLength(20))),
  }),
  data: z.object({ id: z.uuid() }),
  errors: { '101': 'kind_unknown', '102': 'two_at_once' },
})

const One = z.object({ id: z.uuid() })

export const exportStopCall = officeCall('report.export', {
  path: '/office/exports/stop',
  summary: 'Stops an export that is under way.',
  input: One,
  data: z.object({}),
  errors: { '101': 'export_unknown' },
})

export const exportLinkCall = officeCall('report.export', {
  path: '/office/exports/link',
  summary: 'An address of the file, good once, for 15 minutes, for this session.',
  input: One,
  data: z.object({ address: z.string() }),
  errors: { '101': 'export_unknown' },
})
