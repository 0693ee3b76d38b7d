import type { AnnouncementId, SiteId } from '@oriel/core/id'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Work } from '@oriel/db/database'
import { command, type Deed, type State } from '@oriel/domain/command'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { hideShown, showVersion } from './live.ts'
import * as store from './store.ts'
import {
  findVersion,
  insertStep,
  insertVersion,
  listSteps,
  lockHead,
  raiseHead,
  type Step,
  type Version,
} from './version-store.ts'

const publishActs = ['publish', 'withdraw', 'roll_back'] as const

/** Times are as they were sent: a proposal is kept and hashed with them. */
const Time = z.optional(z.nullable(z.iso.datetime({ offset: true })))
const Input = z.object({
  id: z.uuid(),
  act: z.enum(publishActs),
  number: z.int().check(z.minimum(1)),
  /** Null: now. Left out: as its writer wished. */
  starts_at: Time,
  /** Null: without an end. Left out: as its writer wished. */
  ends_at: Time,
})
type Input = z.output<typeof Input>

/** What members read of it: that is what publishing changes. */
async function look(work: Work, siteId: SiteId, input: Input): Promise<State | null> {
  const id = input.id as AnnouncementId
  if ((await lockHead(work, siteId, id)) === null) return null
  const live = await store.lock(work, siteId, id)
  const steps = await listSteps(work, id, input.number)
  const isShown = live !== null && !live.withdrawn
  return {
    version: [live?.shown ?? 0, isShown, ...steps.map(({ step }) => step)].join(' '),
    fields: {
      version: isShown ? live.shown : null,
      shows: isShown && live.showing,
      from: isShown ? live.startsAt.toISOString() : null,
      until: isShown ? (live.endsAt?.toISOString() ?? null) : null,
      ...(isShown ? live.texts : {}),
    },
  }
}

async function run(
  work: Work,
  _tools: unknown,
  deed: Deed,
  input: Input,
): Promise<Outcome<void, string>> {
  const { siteId } = deed
  const id = input.id as AnnouncementId
  const live = await store.lock(work, siteId, id)
  if (input.act === 'withdraw') {
    if (live?.shown !== input.number || live.withdrawn) return refuse('not_shown')
    const { maker: staffId, by: staff, proposalId, now } = deed
    await hideShown(work, siteId, id, { staff, staffId, proposalId, now })
    return done()
  }
  const version = await findVersion(work, id, input.number)
  if (!version) return refuse('version_unknown')
  const steps = await listSteps(work, id, input.number)
  const isLive = live?.shown === input.number && !live.withdrawn && !isOver(live.endsAt, deed.now)
  const reason = whyNot(input.act, steps, isLive)
  if (reason) return refuse(reason)
  if (await isOwn(work, deed, version)) return refuse('own_version')
  const times = timesOf(input, version, deed.now)
  if (isOver(times.endsAt, deed.now) || (times.endsAt && times.endsAt <= times.startsAt)) {
    return refuse('times_wrong')
  }
  const isFirst = input.act === 'publish'
  const next = isFirst ? version : await copy(work, { ...version, ...times, writtenAt: deed.now })
  await publish(work, deed, next, times)
  return done()
}

function whyNot(act: Input['act'], steps: readonly Step[], isLive: boolean): string | null {
  const has = (kind: Step['step']): boolean => steps.some(({ step }) => step === kind)
  if (act === 'publish') {
    if (has('published')) return 'published_already'
    return has('submitted') ? null : 'not_submitted'
  }
  if (!has('published')) return 'never_published'
  return isLive ? 'state_unchanged' : null
}

/**
 * Nobody publishes alone what they wrote. Of those who agree to a proposal one is always somebody
 * else. The database asks again when the work is committed.
 */
async function isOwn(work: Work, deed: Deed, { id, number }: Version): Promise<boolean> {
  if (deed.isTrial || deed.proposalId !== null) return false
  const { rows } = await sql<{ is_own: boolean }>`
    SELECT announcement_is_own(${id}, ${number}, ${deed.maker}) AS is_own`.execute(work)
  return rows[0]?.is_own !== false
}

const isOver = (endsAt: Date | null, now: Date): boolean => endsAt !== null && endsAt <= now

type Times = { readonly startsAt: Date; readonly endsAt: Date | null }

/** A version that is published again begins now: its old times have passed. */
function timesOf({ act, starts_at, ends_at }: Input, version: Version, now: Date): Times {
  const wished = act === 'publish' ? version : { startsAt: null, endsAt: null }
  const read = (sent: string | null | undefined, unsent: Date | null): Date | null => {
    if (sent === undefined) return unsent
    return sent === null ? null : new Date(sent)
  }
  return {
    startsAt: read(starts_at, wished.startsAt) ?? now,
    endsAt: read(ends_at, wished.endsAt),
  }
}

/** Nothing is overwritten: an old version comes back as a new one, with its writer. */
async function copy(work: Work, version: Version): Promise<Version> {
  const number = await raiseHead(work, version.id)
  const next = { ...version, number, copiedFrom: version.number }
  await insertVersion(work, next)
  return next
}

async function publish(work: Work, deed: Deed, version: Version, times: Times): Promise<void> {
  const { siteId, by: staff, maker: staffId, proposalId, now } = deed
  const { id, number } = version
  const step = { id, number, step: 'published', by: staff, at: now } as const
  await insertStep(work, { ...step, ...times, staffId, proposalId })
  const { texts, displayBeforeLogin, displayAfterLogin, sort } = version
  const draft = { siteId, texts, displayBeforeLogin, displayAfterLogin, sort, ...times }
  await showVersion(work, { ...draft, id, shown: number }, { staff, now })
}

/** Publishing, taking back and rolling back are one right: what members read is in its hands. */
export const publishCommand = command<Input>({
  permission: 'content.publish',
  subjectKind: 'announcement',
  input: Input,
  subjectOf: ({ id }) => id,
  look,
  run,
})
