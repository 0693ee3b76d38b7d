import { newId } from '@oriel/core/id'
import type { Database, Work } from '@oriel/db/database'
import { announce } from '@oriel/db/outbox'
import { type FedRound, listLinks, type Providers } from '@oriel/domain/provider'
import { sql } from 'kysely'
import { fedFact, type BatchId } from './fact.ts'
import { writeRounds } from './fed.ts'
import { roundKey } from './rules.ts'
import { compareKept } from './store.ts'

export type Feeds = { readonly database: Database; readonly providers: Providers }

export type Pulled = {
  readonly providerId: string
  readonly pages: number
  /** Not known before, and on their way to the books now. */
  readonly fresh: number
  /** Whether the end of the feed was reached. */
  readonly ended: boolean
}

const PAGE_ROUNDS = 500
const PAGES_MAX = 20
/** How long after its time a round may still be told behind the cursor. */
const LATE = '30 minutes'
/** How long it is remembered where the feed stood; and batches, once they are booked. */
const CURSORS_KEPT = '6 hours'
const BATCHES_KEPT = '3 days'
const PRUNED_MAX = 10_000

/** Reads on where a provider's feed was left, page by page, up to a bound. */
export async function pullRounds(feeds: Feeds, providerId: string): Promise<Pulled> {
  const cursor = await readCursor(feeds.database, providerId)
  return readPages(feeds, providerId, { cursor, follow: true })
}

/**
 * Reads the recent past again: a provider may tell a round behind the cursor, late. What is known
 * is left out, so that it costs little. While batches wait to be booked there is nothing to compare
 * with, and it is left for the next time.
 */
export async function pullAgain(feeds: Feeds, providerId: string): Promise<Pulled> {
  const { database } = feeds
  const { rows } = await sql<{ cursor: string }>`
    SELECT cursor FROM round_cursors
    WHERE provider_id = ${providerId} AND at < house_now() - ${LATE}::interval
      AND NOT EXISTS (SELECT FROM round_batches b
        WHERE b.provider_id = ${providerId} AND b.booked_at IS NULL)
    ORDER BY at DESC LIMIT 1`.execute(database.rows)
  const [first] = rows
  if (!first) return { providerId, pages: 0, fresh: 0, ended: true }
  const pulled = await readPages(feeds, providerId, { cursor: first.cursor, follow: false })
  await database.rows
    .updateTable('round_feeds')
    .set({ reread_at: sql`house_now()` })
    .where('provider_id', '=', providerId)
    .execute()
  return pulled
}

/** Each provider on its own: one that is slow or away keeps nobody waiting. */
export async function pullAll(
  feeds: Feeds,
  pull: (feeds: Feeds, providerId: string) => Promise<Pulled>,
): Promise<PromiseSettledResult<Pulled>[]> {
  const links = await listLinks(feeds.database.rows)
  const transfers = links.filter(({ wallet }) => wallet === 'transfer')
  return Promise.allSettled(transfers.map(({ providerId }) => pull(feeds, providerId)))
}

async function readCursor(database: Database, providerId: string): Promise<string> {
  await database.rows
    .insertInto('round_feeds')
    .values({ provider_id: providerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const feed = await database.rows
    .selectFrom('round_feeds')
    .select('cursor')
    .where('provider_id', '=', providerId)
    .executeTakeFirstOrThrow()
  return feed.cursor
}

async function readPages(
  { database, providers }: Feeds,
  providerId: string,
  { cursor: start, follow }: { readonly cursor: string; readonly follow: boolean },
): Promise<Pulled> {
  const port = await providers.port(providerId)
  let [cursor, pages, fresh] = [start, 0, 0]
  const said = (ended: boolean): Pulled => ({ providerId, pages, fresh, ended })
  if (!port) return said(false)
  while (pages < PAGES_MAX) {
    const answer = await port.rounds({ cursor, count: PAGE_ROUNDS })
    if (answer.kind !== 'done') return said(false)
    const { rounds, cursor: next, more } = answer.value
    const page = { providerId, rounds, from: cursor, to: next }
    const staged = await database.transaction(async (work) => {
      // Whoever was there first has these rounds; they go on alone.
      if (follow && !(await moveOn(work, page))) return null
      return (await stage(work, providerId, rounds)).fresh
    })
    if (staged === null) return said(false)
    pages += 1
    fresh += staged
    // A feed that says "more" and stands still would be asked for ever.
    if (!more || next === cursor) return said(true)
    cursor = next
  }
  return said(false)
}

type Page = { readonly providerId: string; readonly from: string; readonly to: string }

async function moveOn(work: Work, { providerId, from, to }: Page): Promise<boolean> {
  const [moved] = await work
    .updateTable('round_feeds')
    .set({ cursor: to, pulled_at: sql`house_now()` })
    .where('provider_id', '=', providerId)
    .where('cursor', '=', from)
    .execute()
  if ((moved?.numUpdatedRows ?? 0n) === 0n) return false
  if (from !== to) {
    await work
      .insertInto('round_cursors')
      .values({ provider_id: providerId, cursor: from })
      .execute()
  }
  return true
}

type Staged = { readonly fresh: number; readonly batch: BatchId | null }
const NOTHING: Staged = { fresh: 0, batch: null }

/** Rounds that did not come by a feed: from a file of the provider, or from a story. */
export const feedRounds = (
  { database }: Pick<Feeds, 'database'>,
  providerId: string,
  rounds: readonly FedRound[],
): Promise<Staged> => database.transaction((work) => stage(work, providerId, rounds))

/** Puts what is not booked yet, or told differently now, into a batch, and says so. */
async function stage(work: Work, providerId: string, rounds: readonly FedRound[]): Promise<Staged> {
  if (rounds.length > PAGE_ROUNDS) throw new Error(`${rounds.length} rounds on a page`)
  if (rounds.length === 0) return NOTHING
  const compared = await compareKept(work, providerId, rounds)
  const fresh = rounds.filter(
    ({ roundId, playerRef }) => compared.get(roundKey(roundId, playerRef)) !== 'same',
  )
  if (fresh.length === 0) return NOTHING
  const id: BatchId = newId<'round-batch'>()
  await work
    .insertInto('round_batches')
    .values({ id, provider_id: providerId, rounds: writeRounds(fresh) })
    .execute()
  await announce(work, fedFact(id, providerId))
  return { fresh: fresh.length, batch: id }
}

/** Batches that are booked and cursors nobody reads from any more go, some at a time. */
export async function pruneFeeds({ rows }: Pick<Database, 'rows'>): Promise<void> {
  await sql`DELETE FROM round_batches WHERE id IN (
    SELECT id FROM round_batches WHERE booked_at < house_now() - ${BATCHES_KEPT}::interval
    LIMIT ${PRUNED_MAX})`.execute(rows)
  // The newest of those that are old enough to read again from stays, however old it is.
  await sql`DELETE FROM round_cursors c WHERE c.at < house_now() - ${CURSORS_KEPT}::interval AND EXISTS (
    SELECT FROM round_cursors n WHERE n.provider_id = c.provider_id AND n.at > c.at
      AND n.at < house_now() - ${LATE}::interval)`.execute(rows)
}
