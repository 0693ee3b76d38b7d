import * as z from 'zod/mini'
import { officeCall } from '../office-call.ts'
import { commandCalls } from '../office-command.ts'
import { Amount, CurrencyCode, Instant } from '../wire.ts'

const FileWire = {
  id: z.uuid(),
  link_id: z.string(),
  day: z.string(),
  sha: z.string(),
  state: z.enum(['broken', 'comparing', 'done']),
  broken_line: z.nullable(z.int()),
  line_count: z.int(),
  compared: z.int(),
  made_at: Instant,
}
const Count = z._default(z.int().check(z.minimum(1), z.maximum(200)), 50)

export const settlementFilesCall = officeCall('settlement.read', {
  path: '/office/settlements/list',
  summary: 'Settlement files of this site, the newest first, with how many lines differ.',
  input: z.object({ after: z.optional(Instant), count: Count }),
  data: z.object({
    list: z.array(
      z.object({ ...FileWire, brought_by: z.string(), differ: z.int(), taken: z.int() }),
    ),
    next: z.nullable(z.string()),
  }),
  errors: {},
})

export const settlementFileCall = officeCall('settlement.read', {
  path: '/office/settlements/file',
  summary: 'One settlement file: its sums by kind.',
  input: z.object({ id: z.uuid() }),
  data: z.object({
    ...FileWire,
    kinds: z.array(
      z.object({
        kind: z.string(),
        currency: CurrencyCode,
        lines: z.int(),
        matched: z.int(),
        differ: z.int(),
        taken: z.int(),
        gross: Amount,
        fee: Amount,
      }),
    ),
  }),
  errors: { '101': 'subject_unknown' },
})

export const settlementLinesCall = officeCall('settlement.read', {
  path: '/office/settlements/lines',
  summary: 'Lines of a settlement file in their order, all or those that are not as ours is.',
  input: z.object({
    id: z.uuid(),
    show: z._default(z.enum(['differ', 'all']), 'differ'),
    after: z._default(z.int().check(z.minimum(0), z.maximum(200_000)), 0),
    count: Count,
  }),
  data: z.object({
    list: z.array(
      z.object({
        line: z.int(),
        kind: z.string(),
        provider_tx: z.string(),
        reference: z.string(),
        currency: CurrencyCode,
        gross: Amount,
        fee: Amount,
        /** Null until it is compared. */
        outcome: z.nullable(z.string()),
        reason: z.nullable(z.string()),
      }),
    ),
    next: z.nullable(z.int()),
  }),
  errors: { '101': 'subject_unknown' },
})

export const postSettlementLine = commandCalls('settlement.post', {
  path: '/office/settlements/post',
  summary: 'A cost or correction above a hundred dollars that a file tells of is posted.',
  input: { file_id: z.uuid(), line: z.int().check(z.minimum(1), z.maximum(200_000)) },
  errors: { '110': 'already_decided', '111': 'no_bank' },
})
