import { forEachOf } from '@oriel/core/each'
import type { Work } from '@oriel/db/database'
import { openArrival, giveAside, linkOf, type Desk, type Link } from '@oriel/domain/deposit'
import { openPaymentCase } from '@oriel/domain/payment'
import { backoffMs } from '@oriel/domain/provider'
import * as refunds from './refund-store.ts'
import { wayBack, type NoWay, type Parked, type ParkedId, type WayBack } from './rules.ts'
import * as store from './store.ts'

/**
 * Does what was decided of money that was set aside: gives it to a member, or makes the refund that
 * sends it back. Safe to call at any time by anybody.
 */
export async function driveParked(desk: Desk, id: ParkedId): Promise<void> {
  const parked = await store.find(desk.database.rows, id)
  const link = parked && (await linkOf(desk.database.rows, parked.linkId))
  if (!parked?.isDue || !link) return
  try {
    if (parked.state === 'giving') await give(desk, link, parked)
    else await sendBack(desk, parked)
  } catch (error) {
    // Others are not to wait behind it.
    await restAWhile(desk, parked, 'cannot_be_posted')
    throw error
  }
}

async function sendBack(desk: Desk, parked: Parked): Promise<void> {
  const way = await findWay(desk, parked)
  if (!way) return restAWhile(desk, parked, 'no_link')
  await desk.at?.('before refund made')
  await desk.database.transaction((work) => begin(work, parked, way))
  await desk.at?.('refund made')
}

async function restAWhile(
  { database: { rows } }: Desk,
  parked: Parked,
  reason: string,
): Promise<void> {
  if (!(await store.rest(rows, parked, backoffMs(parked.tries + 1)))) return
  const { linkId, tx, tries } = parked
  const detail = { reason, tries }
  await openPaymentCase(rows, { linkId, kind: 'payout', subject: `parked:${tx}`, detail })
}

/** D11. Where it cannot be done any more, people see it again. */
const give = (desk: Desk, link: Link, { id }: Parked): Promise<void> =>
  desk.database.transaction(async (work) => {
    const parked = await store.lock(work, id)
    if (parked?.state !== 'giving' || parked.memberId === null) return
    const { memberId, orderId } = parked
    const given = await giveAside(work, desk.ledger, link, parked, { memberId, orderId })
    if (given.ok) return store.change(work, parked, { state: 'given' })
    const none = { memberId: null, orderId: null, trouble: given.reason }
    await store.change(work, parked, { state: 'waiting', ...none })
  })

/** Null: the provider cannot be reached now. */
async function findWay(desk: Desk, parked: Parked): Promise<WayBack | NoWay | null> {
  const port = await desk.payments.port(parked.linkId)
  if (!port) return null
  const { rows } = desk.database
  const { payer, isCoins } = await openArrival(rows, desk.keys, parked)
  const refused = await refunds.lastReason(rows, parked.id)
  return wayBack(port.caps, { payer, isCoins, named: parked.institution, refused })
}

/** The refund is written down before its provider is asked. Without a way, people see it. */
async function begin(work: Work, { id, turn }: Parked, way: WayBack | NoWay): Promise<void> {
  const parked = await store.lock(work, id)
  if (parked?.turn !== turn) return
  if (typeof way === 'string') return store.change(work, parked, { state: 'waiting', trouble: way })
  await refunds.insert(work, parked, way.way)
  await store.change(work, parked, { state: 'sending', trouble: null })
}

const SWEPT_MAX = 200
const AT_ONCE = 8

export async function sweepParked(desk: Desk): Promise<number> {
  const due = await store.listDue(desk.database.rows, SWEPT_MAX)
  await forEachOf(due, AT_ONCE, (id) => driveParked(desk, id))
  return due.length
}
