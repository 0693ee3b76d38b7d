import { queueNames } from '@oriel/core/queue'
import * as z from 'zod/mini'
import { officeCall } from '../office-call.ts'
import { commandCalls, FieldsWire, Reason } from '../office-command.ts'
import { Amount, CurrencyCode, Flag, Instant } from '../wire.ts'

const QueueWord = z.enum(queueNames)
const SubjectId = z.string().check(z.minLength(1), z.maxLength(200))
const OneItem = { queue: QueueWord, id: SubjectId }

export const LockWire = z.object({
  name: z.string(),
  is_mine: Flag,
  taken_at: Instant,
  until: Instant,
})

export const QueueLineWire = z.object({
  id: z.string(),
  entered_at: Instant,
  promised_at: Instant,
  amount: Amount,
  /** Null where there is no amount. */
  currency: z.nullable(CurrencyCode),
  /** The member it is about. */
  account: z.nullable(z.string()),
  fields: FieldsWire,
  lock: z.nullable(LockWire),
})

const queueErrors = { '101': 'subject_unknown', '102': 'not_allowed' } as const

export const queueCountsCall = officeCall('any', {
  path: '/office/queues',
  summary: 'How each queue stands that the caller may see. Cheap: open pages ask again and again.',
  input: z.object({}),
  data: z.object({
    list: z.array(
      z.object({
        queue: QueueWord,
        open: z.int(),
        /** There are more than were counted. */
        is_more: Flag,
        late: z.int(),
        oldest_at: z.nullable(Instant),
        /** What was finished today in the days of the site, and how much of it in time. */
        finished: z.nullable(
          z.object({ all: z.int(), in_time: z.int(), median_s: z.nullable(z.int()) }),
        ),
        /** Another one whenever a row came, went or was taken. */
        mark: z.string(),
      }),
    ),
  }),
  errors: {},
})

export const queueListCall = officeCall('any', {
  path: '/office/queue',
  summary: 'What waits in a queue: promised first, then the larger amount.',
  input: z.object({
    queue: QueueWord,
    after: z.optional(z.string().check(z.maxLength(250))),
    count: z._default(z.int().check(z.minimum(1), z.maximum(200)), 50),
  }),
  data: z.object({ list: z.array(QueueLineWire), next: z.nullable(z.string()) }),
  errors: { '102': 'not_allowed' },
})

export const queueItemCall = officeCall('any', {
  path: '/office/queue/item',
  summary: 'One row of a queue with what a person needs to decide. Looking is an event.',
  input: z.object(OneItem),
  data: z.object({
    ...QueueLineWire.shape,
    facts: FieldsWire,
    notes: z.array(z.object({ name: z.string(), at: Instant, text: z.string() })),
    may_take_over: Flag,
  }),
  errors: queueErrors,
})

export const queueNextCall = officeCall('any', {
  path: '/office/queue/next',
  summary: 'Takes the next free one. Null when nothing is free.',
  input: z.object({
    queue: QueueWord,
    skip: z._default(z.array(SubjectId).check(z.maxLength(50)), []),
  }),
  data: z.object({ id: z.nullable(z.string()) }),
  errors: { '102': 'not_allowed' },
})

export const queueTakeCall = officeCall('any', {
  path: '/office/queue/take',
  summary: 'Takes one for five minutes, or says who has it.',
  input: z.object(OneItem),
  data: z.object({ lock: LockWire }),
  errors: queueErrors,
})

export const queueRenewCall = officeCall('any', {
  path: '/office/queue/renew',
  summary: 'Keeps what one has taken for five more minutes. Open pages ask each minute.',
  input: z.object(OneItem),
  data: z.object({ until: Instant }),
  errors: { '102': 'not_allowed', '103': 'lock_lost' },
})

export const queueLetGoCall = officeCall('any', {
  path: '/office/queue/let-go',
  summary: 'Lets others take it.',
  input: z.object(OneItem),
  data: z.object({}),
  errors: { '102': 'not_allowed' },
})

export const queueTakeOverCall = officeCall('any', {
  path: '/office/queue/take-over',
  summary: 'A manager takes over what another person has, with a reason.',
  input: z.object({ ...OneItem, reason: Reason }),
  data: z.object({ lock: LockWire }),
  errors: queueErrors,
})

export const queueNoteCall = officeCall('any', {
  path: '/office/queue/note',
  summary: 'Writes something down for who looks at it next. It cannot be changed.',
  input: z.object({
    ...OneItem,
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(2_000)),
  }),
  data: z.object({}),
  errors: queueErrors,
})

export const decideHeldWin = commandCalls('held.decide', {
  path: '/office/held/decide',
  summary: 'Pays a win that was held, or keeps it.',
  input: { held_id: z.uuid(), decision: z.enum(['release', 'refuse']) },
  errors: {
    '110': 'held_unknown',
    '111': 'not_home',
    '112': 'not_posted',
    '113': 'already_decided',
  },
})

export const askTransfer = commandCalls('transfer.ask', {
  path: '/office/transfers/ask',
  summary: 'Asks the provider again now what became of a transfer.',
  input: { transfer_id: z.uuid() },
  errors: { '110': 'transfer_over' },
})

export const closeProviderCase = commandCalls('case.close', {
  path: '/office/cases/close',
  summary: 'Closes a case that a person has settled.',
  input: { case_id: z.uuid() },
  errors: { '110': 'state_unchanged' },
})

export const replayDeadLetter = commandCalls('dead-letter.replay', {
  path: '/office/dead-letters/replay',
  summary: 'Sends an event again that its consumer gave up on.',
  input: { number: z.int().check(z.minimum(1)) },
  errors: { '110': 'state_unchanged' },
})
