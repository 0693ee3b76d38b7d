import { locales } from '@oriel/core/locale'
import * as z from 'zod/mini'
import { commandCalls } from '../office-command.ts'
import { officeCall } from '../office-call.ts'
import { Flag, Instant, LocaleCode } from '../wire.ts'

const announcementStates = [
  'draft',
  'submitted',
  'scheduled',
  'showing',
  'over',
  'withdrawn',
] as const
const State = z.enum(announcementStates)
const Time = z.nullable(Instant)

const LineWire = z.object({
  id: z.uuid(),
  number: z.string(),
  newest: z.int(),
  text: z.string(),
  languages: z.int(),
  state: State,
  /** What members read, where that is another version than the newest. */
  shown: z.nullable(z.object({ number: z.int(), state: State })),
  written_by: z.string(),
  written_at: Instant,
  starts_at: Time,
  ends_at: Time,
})

export const announcementListCall = officeCall('content.write', {
  path: '/office/announcements/list',
  summary: 'The announcements of a site as the office writes them, the newest first.',
  input: z.object({
    after: z.optional(z.string().check(z.regex(/^\d{1,18}$/))),
    count: z._default(z.int().check(z.minimum(1), z.maximum(200)), 50),
  }),
  data: z.object({ list: z.array(LineWire), next: z.nullable(z.string()) }),
  errors: {},
})

/** A draft may be longer than what can be published: the checks say so. */
const Texts = z.partialRecord(LocaleCode, z.string().check(z.maxLength(1_000)))
const Draft = {
  texts: Texts,
  falls_back: Flag,
  before_login: Flag,
  after_login: Flag,
  sort: z.int().check(z.minimum(-1_000_000), z.maximum(1_000_000)),
  starts_at: Time,
  ends_at: Time,
}

const announcementSteps = ['submitted', 'published', 'withdrawn'] as const
const VersionWire = z.object({
  ...Draft,
  number: z.int(),
  state: State,
  is_shown: Flag,
  copied_from: z.nullable(z.int()),
  written_by: z.string(),
  written_at: Instant,
  /** Whether the caller wrote it, who then does not publish it. */
  is_mine: Flag,
  /** Since the version before: languages, `times`, `audience`, `sort`, `fallback`. */
  changed: z.array(z.string()),
  steps: z.array(
    z.object({
      step: z.enum(announcementSteps),
      by: z.string(),
      at: Instant,
      starts_at: Time,
      ends_at: Time,
    }),
  ),
})

const announcementChecks = ['languages', 'length', 'html', 'words', 'audience', 'times'] as const
const CheckWire = z.object({
  code: z.enum(announcementChecks),
  result: z.enum(['pass', 'look', 'stop']),
  languages: z.array(z.enum(locales)),
  word: z.nullable(z.string()),
})

const One = z.object({ id: z.uuid() })
const OneVersion = z.object({ id: z.uuid(), number: z.int().check(z.minimum(1)) })

export const announcementCall = officeCall('content.write', {
  path: '/office/announcements/one',
  summary: 'An announcement with its versions and what its newest one is held against.',
  input: One,
  data: z.object({
    number: z.string(),
    newest: z.int(),
    versions: z.array(VersionWire),
    checks: z.array(CheckWire),
  }),
  errors: { '101': 'announcement_unknown' },
})

export const announcementSaveCall = officeCall('content.write', {
  path: '/office/announcements/save',
  summary: 'Keeps what was written as the next version of an announcement, or as a new one.',
  input: z.object({
    id: z.nullable(z.uuid()),
    /** The newest version the writer has seen; 0 for a new announcement. */
    after: z.int().check(z.minimum(0)),
    ...Draft,
  }),
  data: z.object({ id: z.uuid(), number: z.int() }),
  errors: { '101': 'announcement_unknown', '102': 'changed_meanwhile' },
})

export const announcementSubmitCall = officeCall('content.write', {
  path: '/office/announcements/submit',
  summary: 'Hands a version to publishers when its checks let it.',
  input: OneVersion,
  data: z.object({}),
  errors: { '101': 'announcement_unknown', '102': 'submitted_already', '103': 'checks_failed' },
})

export const announcementPreviewLinkCall = officeCall('content.write', {
  path: '/office/announcements/preview-link',
  summary: 'An address of the site that shows a version, good once, for five minutes.',
  input: z.object({
    id: z.uuid(),
    number: z.int().check(z.minimum(1)),
    language: LocaleCode,
    layout: z.enum(['desktop', 'mobile']),
  }),
  data: z.object({ address: z.string() }),
  errors: { '101': 'announcement_unknown', '102': 'preview_off' },
})

/** ISO-8601 as it was sent: a proposal is kept and hashed with it. */
const SentTime = z.optional(z.nullable(z.iso.datetime({ offset: true })))

export const publishAnnouncement = commandCalls('content.publish', {
  path: '/office/announcements/publish',
  summary: 'Publishes a version, takes it back, or publishes an old one again as a new one.',
  input: {
    id: z.uuid(),
    act: z.enum(['publish', 'withdraw', 'roll_back']),
    number: z.int().check(z.minimum(1)),
    /** Null: now. Left out: as its writer wished. */
    starts_at: SentTime,
    /** Null: without an end. Left out: as its writer wished. */
    ends_at: SentTime,
  },
  errors: {
    '110': 'state_unchanged',
    '111': 'version_unknown',
    '112': 'not_submitted',
    '113': 'published_already',
    '114': 'never_published',
    '115': 'own_version',
    '116': 'times_wrong',
    '117': 'not_shown',
  },
})
