import { forEachOf } from '@oriel/core/each'
import { isOutage } from '@oriel/db/outage'
import { sqlState, type Work } from '@oriel/db/database'
import { idOf, listAllLinkIds, openPaymentCase, type Arrival } from '@oriel/domain/payment'
import { sql } from 'kysely'
import type { Link } from './arrivals.ts'
import type { Desk } from './drive.ts'
import { linkOf } from './store.ts'
import { TAKEN_MAX, takeArrivals } from './take.ts'

export type Pulled = {
  readonly linkId: string
  readonly pages: number
  readonly credited: number
  readonly parked: number
  /** Whether the end of the feed was reached. */
  readonly ended: boolean
}

const PAGES_MAX = 50
/** How long after its time an arrival may still be told behind the cursor. */
const LATE = '2 hours'

/** Reads on where a provider's feed was left, page by page, up to a bound. */
export async function pullArrivals(desk: Desk, linkId: string): Promise<Pulled> {
  const { rows } = desk.database
  if (!(await desk.payments.port(linkId))?.caps.arrivals) return nothingOf(linkId)
  await rows
    .insertInto('deposit_feeds')
    // From its first reading on: one that never succeeds is noticed too.
    .values({ link_id: linkId, pulled_at: sql`house_now()` })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { cursor } = await rows
    .selectFrom('deposit_feeds')
    .select('cursor')
    .where('link_id', '=', linkId)
    .executeTakeFirstOrThrow()
  return readPages(desk, linkId, { cursor, follow: true })
}

/** Reads the recent past again: what was told late, behind the cursor, or was missing there. */
export async function pullArrivalsAgain(desk: Desk, linkId: string): Promise<Pulled> {
  const { rows } = desk.database
  const { rows: found } = await sql<{ cursor: string }>`
    SELECT cursor FROM deposit_cursors
    WHERE link_id = ${linkId} AND at < house_now() - ${LATE}::interval
    ORDER BY at DESC LIMIT 1`.execute(rows)
  const pulled = await readPages(desk, linkId, { cursor: found[0]?.cursor ?? '', follow: false })
  await rows
    .updateTable('deposit_feeds')
    .set({ reread_at: sql`house_now()` })
    .where('link_id', '=', linkId)
    .execute()
  return pulled
}

/** A provider without a feed has nothing to read. */
const nothingOf = (linkId: string): Pulled => {
  return { linkId, pages: 0, credited: 0, parked: 0, ended: true }
}

const LINKS_AT_ONCE = 8

/** Each link on its own: a provider that is slow or away keeps no other waiting. */
export async function pullAllArrivals(
  desk: Desk,
  pull: (desk: Desk, linkId: string) => Promise<Pulled>,
): Promise<PromiseSettledResult<Pulled>[]> {
  const results: PromiseSettledResult<Pulled>[] = []
  await forEachOf(await listAllLinkIds(desk.database.rows), LINKS_AT_ONCE, async (linkId) => {
    results.push(...(await Promise.allSettled([pull(desk, linkId)])))
  })
  return results
}

async function readPages(
  desk: Desk,
  linkId: string,
  { cursor: start, follow }: { readonly cursor: string; readonly follow: boolean },
): Promise<Pulled> {
  const [link, port] = [await linkOf(desk.database.rows, linkId), await desk.payments.port(linkId)]
  let [cursor, pages, credited, parked] = [start, 0, 0, 0]
  const said = (ended: boolean): Pulled => ({ linkId, pages, credited, parked, ended })
  if (!link || !port?.caps.arrivals) return nothingOf(linkId)
  while (pages < PAGES_MAX) {
    await desk.at?.('before feed')
    const answer = await port.arrivals({ cursor, count: TAKEN_MAX })
    await desk.at?.('after feed')
    if (answer.kind !== 'done') return said(false)
    const { arrivals, cursor: next, more } = answer.value
    const page = { linkId, from: cursor, to: next }
    const taken = await takePage(desk, link, arrivals, (work) =>
      follow ? moveOn(work, page) : Promise.resolve(true),
    )
    // Whoever was there first has these; they go on alone.
    if (!taken) return said(false)
    pages += 1
    credited += taken.credited
    parked += taken.parked
    // A feed that says "more" and stands still would be asked for ever.
    if (!more || next === cursor) return said(true)
    cursor = next
  }
  return said(false)
}

/** A statement or a lock took too long, or others were in the way: it may pass the next time. */
const IN_TIME: ReadonlySet<string> = new Set(['57014', '55P03', '40001', '40P01'])

/**
 * Takes a page and moves the cursor in one commit. Where one of it cannot be posted at all, each
 * goes alone, a case names the one, and the feed goes on: it must stop nobody else's money.
 */
async function takePage(
  desk: Desk,
  link: Link,
  arrivals: readonly Arrival[],
  move: (work: Work) => Promise<boolean>,
): Promise<{ credited: number; parked: number } | null> {
  const { database } = desk
  try {
    return await database.transaction(async (work) => {
      if (!(await move(work))) return null
      return takeArrivals(work, desk, link, arrivals)
    })
  } catch (error) {
    if (isOutage(error) || IN_TIME.has(sqlState(error))) throw error
    let [credited, parked] = [0, 0]
    for (const one of arrivals) {
      const taken = await takeAlone(desk, link, one)
      credited += taken.credited
      parked += taken.parked
    }
    const moved = await database.transaction(move)
    return moved ? { credited, parked } : null
  }
}

async function takeAlone(desk: Desk, link: Link, one: Arrival) {
  const { database } = desk
  try {
    return await database.transaction((work) => takeArrivals(work, desk, link, [one]))
  } catch (error) {
    if (isOutage(error) || IN_TIME.has(sqlState(error))) throw error
    const detail = { reason: 'cannot_be_posted', error: String(error).slice(0, 200) }
    const subject = idOf(one.providerTx)
    await openPaymentCase(database.rows, { linkId: link.id, kind: 'arrival', subject, detail })
    return { credited: 0, parked: 0 }
  }
}

type Page = { readonly linkId: string; readonly from: string; readonly to: string }

async function moveOn(work: Work, { linkId, from, to }: Page): Promise<boolean> {
  const [moved] = await work
    .updateTable('deposit_feeds')
    .set({ cursor: to, pulled_at: sql`house_now()` })
    .where('link_id', '=', linkId)
    .where('cursor', '=', from)
    .execute()
  if ((moved?.numUpdatedRows ?? 0n) === 0n) return false
  if (from !== to) {
    await work.insertInto('deposit_cursors').values({ link_id: linkId, cursor: from }).execute()
  }
  return true
}
