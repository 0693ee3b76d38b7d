import type { Work } from '@oriel/db/database'
import { hasArrival, type Fate, type Link, type Told } from './arrivals.ts'
import type { Deposit } from './rules.ts'

export type Turn = {
  readonly order: Deposit
  readonly told: Told
  /** Null while the arrival is not final, and where it did not hold. */
  readonly fate: (Pick<Fate, 'state' | 'reason' | 'split'> & { readonly isLate: boolean }) | null
}

/** What an order becomes by one arrival, D4 to D10 and D14; null: it stays as it is. */
export async function turnOf(
  work: Work,
  link: Link,
  { order, told, fate }: Turn,
): Promise<Deposit | null> {
  if (fate?.state === 'credited') {
    const received = order.received + told.amount - fate.split.suspense
    const reason = fate.split.suspense > 0n ? 'limit_reached' : null
    return { ...order, state: 'credited', reason, received, isLate: order.isLate || fate.isLate }
  }
  // One of its arrivals was credited: another that is parked does not take that back.
  if (order.state === 'credited' || order.state === 'returned') return null
  if (fate) return { ...order, state: 'review', reason: fate.reason }
  if (told.state === 'void') return afterVoid(work, link, order)
  const isWaiting = order.state === 'created' || order.state === 'awaiting'
  return isWaiting ? { ...order, state: 'seen' } : null
}

/** D9: what was seen did not hold. The sweep ends the order if its time is over. */
async function afterVoid(work: Work, link: Link, order: Deposit): Promise<Deposit | null> {
  if (order.state !== 'seen') return null
  if (await hasArrival(work, link, order.id)) return null
  return { ...order, state: order.instructions ? 'awaiting' : 'created' }
}
