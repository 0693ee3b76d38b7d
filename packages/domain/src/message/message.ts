import { newId, type Id, type MemberId, type SiteId } from '@oriel/core/id'
import type { Locale } from '@oriel/core/locale'
import type { Database, Rows, Work } from '@oriel/db/database'
import { announce } from '@oriel/db/outbox'
import type { Keys } from '@oriel/keys/keys'
import { queuedFact } from './fact.ts'
import { isLate, nextState, type Channel, type SendResult } from './rules.ts'
import { openLetter, sealLetter, type Letter } from './seal.ts'
import * as store from './store.ts'
import { writeLetter, type Template, type TemplateValues } from './template.ts'

export { readQueued } from './fact.ts'
export { MESSAGE_BACKOFF_MS, resultOf, type Channel, type SendResult } from './rules.ts'
export type { SentMessage } from './store.ts'
export { writeTime, type Template, type TemplateValues } from './template.ts'

type DraftOf<Name extends Template> = {
  readonly siteId: SiteId
  /** Null for somebody who is not a member yet. */
  readonly memberId: MemberId | null
  readonly channel: Channel
  /** A number with its country, or a mail address. */
  readonly to: string
  readonly locale: Locale
  readonly template: Name
  readonly values: TemplateValues[Name]
}
export type MessageDraft = { [Name in Template]: DraftOf<Name> }[Template]

/**
 * Writes a message in the reader's language, beside its cause: it leaves when that is committed.
 * Whom it is for and what it says stand sealed in its row and nowhere else; the fact names only the
 * id, so that no code is ever read in the outbox, on the bus or in a log.
 */
export async function queueMessage(
  work: Work,
  keys: Keys,
  draft: MessageDraft,
): Promise<Id<'message'>> {
  const id = newId<'message'>()
  await queueOnce(work, keys, id, draft)
  return id
}

/**
 * The same under an id that follows from its cause, for work that may be asked for twice: false
 * where the message is there already.
 */
export async function queueOnce(
  work: Work,
  keys: Keys,
  id: Id<'message'>,
  draft: MessageDraft,
): Promise<boolean> {
  const { siteId, memberId, channel, template } = draft
  const site = await store.siteName(work, siteId)
  const sealed = sealLetter(keys, id, writeLetter(draft, site))
  const row = { id, siteId, memberId, channel, template, sealed }
  if (!(await store.insert(work, row))) return false
  await announce(work, queuedFact({ id, siteId, owner: memberId ?? id }))
  return true
}

/** A message as it is handed to whoever brings it to phones and mailboxes. */
export type Outgoing = Letter & { readonly id: Id<'message'>; readonly channel: Channel }

/** What became of a try: only `again` is worth another one. */
export type Delivery = 'sent' | 'settled' | 'failed' | 'again'

/**
 * One try to bring a message out. A worker that dies between sending and noting it sends once more,
 * under the same id: that one person gets one message is kept by the receiver, who knows the id.
 */
export async function deliverMessage(
  { database, keys, send, now }: Postman,
  id: Id<'message'>,
): Promise<Delivery> {
  const message = await store.beginTry(database.rows, id, now())
  if (!message) return 'settled'
  if (isLate(message, now())) {
    await store.noteResult(database.rows, id, { state: 'failed', failure: 'late' })
    return 'failed'
  }
  const result = await send({
    id,
    channel: message.channel,
    ...openLetter(keys, id, message.sealed),
  })
  const state = nextState(result, message.attempts)
  await store.noteResult(database.rows, id, { state, failure: result === 'sent' ? null : result })
  if (result === 'sent') return 'sent'
  return result === 'refused' ? 'failed' : 'again'
}

export type Postman = {
  readonly database: Database
  readonly keys: Keys
  readonly send: (message: Outgoing) => Promise<SendResult>
  readonly now: () => Date
}

/** S8.107: whether the provider reported within the last minutes that it has no balance. */
export const hasNoBalance = (rows: Rows, channel: Channel, now: Date): Promise<boolean> =>
  store.hasNoBalance(rows, channel, now)

/** A page of what was sent to a member. */
export async function listMessages(
  rows: Rows,
  memberId: MemberId,
  { after, count }: { readonly after: string | null; readonly count: number },
): Promise<{ readonly list: readonly store.SentMessage[]; readonly next: string | null }> {
  const found = await store.listOf(rows, memberId, { after, count: count + 1 })
  const list = found.slice(0, count)
  return { list, next: found.length > count ? (list.at(-1)?.id ?? null) : null }
}

/** Removes whom a message was for and what it said, a day after its last try; gives how many. */
export const shredMessages = (database: Database, now: Date): Promise<number> =>
  store.shred(database.rows, now)

/** Removes messages older than 180 days. Their content is removed a day after the last try. */
export const pruneMessages = (database: Database): Promise<number> => store.prune(database.rows)
