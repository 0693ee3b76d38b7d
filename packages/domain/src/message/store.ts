import type { Id, MemberId, SiteId } from '@oriel/core/id'
import type { Rows, Work } from '@oriel/db/database'
import { prune as pruneSome } from '@oriel/db/prune'
import { sql } from 'kysely'
import type { Channel, Failure, MessageState } from './rules.ts'
import type { Template } from './template.ts'

type NewMessage = {
  readonly id: Id<'message'>
  readonly siteId: SiteId
  readonly memberId: MemberId | null
  readonly channel: Channel
  readonly template: Template
  readonly sealed: Buffer
}

export type SentMessage = {
  readonly id: Id<'message'>
  readonly channel: Channel
  readonly template: string
  readonly state: MessageState
  readonly attempts: number
  readonly failure: Failure | null
  readonly createdAt: Date
  readonly triedAt: Date | null
}

type Try = {
  readonly channel: Channel
  readonly template: Template
  readonly sealed: Buffer
  /** Counts this one. */
  readonly attempts: number
  readonly createdAt: Date
}

const KEPT_MS = 24 * 3_600_000
const SHREDDED_MAX = 1_000
const NO_BALANCE_REMEMBERED_MS = 5 * 60_000

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms)

export async function siteName(work: Work, siteId: SiteId): Promise<string> {
  const site = work.selectFrom('sites').select('name').where('id', '=', siteId)
  return (await site.executeTakeFirstOrThrow()).name
}

/** False where a message of this id is there already. */
export async function insert(work: Work, message: NewMessage): Promise<boolean> {
  const { id, siteId: site_id, memberId: member_id, channel, template, sealed } = message
  const row = { id, site_id, member_id, channel, template, sealed }
  const added = work.insertInto('messages').values(row)
  const kept = await added
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return kept !== undefined
}

/** Counts one more try; null when the message is sent, or shredded and past all tries. */
export async function beginTry(rows: Rows, id: Id<'message'>, now: Date): Promise<Try | null> {
  const row = await rows
    .updateTable('messages')
    .set({ attempts: sql`attempts + 1`, tried_at: now })
    .where('id', '=', id)
    .where('state', '<>', 'sent')
    .where('sealed', 'is not', null)
    .returning(['channel', 'template', 'sealed', 'attempts', 'created_at'])
    .executeTakeFirst()
  if (!row?.sealed) return null
  return {
    channel: row.channel as Channel,
    template: row.template as Template,
    sealed: row.sealed,
    attempts: row.attempts,
    createdAt: row.created_at,
  }
}

/** A try that ends late never takes back that another one was sent. */
export async function noteResult(
  rows: Rows,
  id: Id<'message'>,
  result: { readonly state: MessageState; readonly failure: Failure | null },
): Promise<void> {
  const note = rows.updateTable('messages').set(result).where('id', '=', id)
  await note.where('state', '<>', 'sent').execute()
}

/** Of the newest tries, whether the last one that was answered failed for want of money. */
export async function hasNoBalance(rows: Rows, channel: Channel, now: Date): Promise<boolean> {
  const newest = await rows
    .selectFrom('messages')
    .select('failure')
    .where('channel', '=', channel)
    .where('tried_at', '>', before(now, NO_BALANCE_REMEMBERED_MS))
    .where((row) => row.or([row('state', '=', 'sent'), row('failure', 'is not', null)]))
    .orderBy('tried_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.failure === 'no_balance'
}

/** What was sent to a member, the newest first; nothing of where it went or what it says. */
export async function listOf(
  rows: Rows,
  memberId: MemberId,
  { after, count }: { readonly after: string | null; readonly count: number },
): Promise<SentMessage[]> {
  let query = rows
    .selectFrom('messages')
    .select(['id', 'channel', 'template', 'state', 'attempts', 'failure', 'created_at', 'tried_at'])
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(count)
  if (after !== null) query = query.where('id', '<', after)
  return (await query.execute()).map((row) => ({
    id: row.id as Id<'message'>,
    channel: row.channel as Channel,
    template: row.template,
    state: row.state as MessageState,
    attempts: row.attempts,
    failure: row.failure as Failure | null,
    createdAt: row.created_at,
    triedAt: row.tried_at,
  }))
}

/** What nobody tried for a day is too old for another try, so it ends here. */
export async function shred(rows: Rows, now: Date): Promise<number> {
  const shredded = await rows
    .updateTable('messages')
    .set({
      sealed: null,
      state: sql`CASE state WHEN 'queued' THEN 'failed' ELSE state END`,
      failure: sql`CASE state WHEN 'queued' THEN coalesce(failure, 'late') ELSE failure END`,
    })
    .where('id', 'in', (from) =>
      from
        .selectFrom('messages')
        .select('id')
        .where('sealed', 'is not', null)
        .where(sql<Date>`coalesce(tried_at, created_at)`, '<', before(now, KEPT_MS))
        .limit(SHREDDED_MAX)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst()
  return Number(shredded.numUpdatedRows)
}

export const prune = (rows: Rows): Promise<number> =>
  pruneSome(rows, (count, from) => sql`SELECT * FROM message_prune(${count}, ${from})`)
