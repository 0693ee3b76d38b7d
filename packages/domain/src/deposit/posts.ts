import { facingAccount, houseAccount, memberAccount } from '@oriel/ledger/chart'
import type { Cause, Entry, Post } from '@oriel/ledger/rules'
import type { Fate, Link, Told } from './arrivals.ts'
import type { Deposit } from './rules.ts'

/** What is posted for one final arrival: where its money went, and what its provider kept. */
export function postsFor(
  link: Link,
  told: Told,
  { state, split }: Fate,
  orders: ReadonlyMap<string, Deposit>,
): Post[] {
  const { tx, currency, amount, fee } = told
  const order = orders.get(told.orderId ?? '') ?? null
  const site = link.siteId
  const cause: Cause = order
    ? { kind: 'deposit', id: order.id }
    : { kind: 'arrival', id: `${link.id}:${tx}` }
  const clearing = facingAccount(site, 'clearing', link.id, currency)
  const cost = facingAccount(site, 'fee', link.id, currency)
  const kind = state === 'credited' ? 'deposit' : 'arrival'
  const own = order
    ? [
        { account: memberAccount(order.memberId, 'available', currency), units: split.available },
        { account: memberAccount(order.memberId, 'owed', currency), units: split.owed },
      ]
    : []
  const entries: Entry[] = [
    { account: clearing, units: -amount },
    ...own,
    { account: cost, units: split.fee },
    { account: houseAccount(site, 'suspense', currency), units: split.suspense },
  ]
  const posts: Post[] = [{ key: `${kind}:${link.id}:${tx}`, kind, cause, entries: filled(entries) }]
  if (fee === null || fee === 0n) return posts
  const kept: Entry[] = [
    { account: cost, units: -fee },
    { account: clearing, units: fee },
  ]
  return [
    ...posts,
    { key: `payment-fee:${link.id}:${tx}`, kind: 'payment-fee', cause, entries: kept },
  ]
}

/** An entry of nothing is none. */
export const filled = (entries: readonly Entry[]): Entry[] =>
  entries.filter(({ units }) => units !== 0n)
