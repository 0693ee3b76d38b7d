import type { Work } from '@oriel/db/database'
import { announceAll, type Fact } from '@oriel/db/outbox'
import { openPaymentCase, type Arrival } from '@oriel/domain/payment'
import { openNeeds, type NeedOpened } from '@oriel/domain/turnover'
import type { Keys } from '@oriel/keys/keys'
import type { Ledger } from '@oriel/ledger/ledger'
import {
  fillPayers,
  keepArrivals,
  listPosted,
  setFates,
  toldOf,
  turnOrders,
  type Kept,
  type Link,
  type Told,
} from './arrivals.ts'
import { addToDays } from './day.ts'
import { decide, readGround, type Decided } from './decide.ts'
import { noteDisputes, noteHolds } from './dispute.ts'
import { changedFact } from './fact.ts'
import { matchOrders } from './match.ts'
import { postsFor } from './posts.ts'
import type { Deposit } from './rules.ts'
import { lockOrders } from './store.ts'
import { turnOf } from './turn.ts'

type Books = { readonly ledger: Ledger; readonly keys: Keys }

/** What came of arrivals that were told. */
export type Taken = {
  readonly credited: number
  readonly parked: number
}

/** More than any page of a feed has. */
export const TAKEN_MAX = 100

/**
 * Takes arrivals as a provider tells them, in whatever order and however often: keeps them, finds
 * whose they are, and posts those that are final, each once for ever under its own key. All of it
 * is part of the work given.
 */
export async function takeArrivals(
  work: Work,
  { ledger, keys }: Books,
  link: Link,
  arrivals: readonly Arrival[],
): Promise<Taken> {
  if (arrivals.length === 0) return { credited: 0, parked: 0 }
  if (arrivals.length > TAKEN_MAX) throw new Error(`${arrivals.length} arrivals at once`)
  // Of two tellings in one page the later one is what it is now.
  const latest = [...new Map(arrivals.map((one) => [one.providerTx, one])).values()]
  const told = await matchOrders(work, link, latest.map(toldOf))
  const kept = await keepArrivals(work, keys, link, told)
  const again = told.filter((one) => !kept.has(one.tx))
  await fillPayers(work, keys, link, again)
  await reportChanged(work, link, again)
  await noteHolds(work, link, again)
  const fresh = told.flatMap((one) => {
    const row = kept.get(one.tx)
    return row ? [{ ...one, orderId: row.orderId, payer: row.payer }] : []
  })
  const taken = await settle(work, { ledger, keys }, link, fresh)
  await noteDisputes(work, link, told)
  return taken
}

/** Something else is told of what was posted: a person looks, and nothing is posted again. */
async function reportChanged(work: Work, link: Link, again: readonly Told[]): Promise<void> {
  const posted = await listPosted(
    work,
    link,
    again.map(({ tx }) => tx),
  )
  const known = new Map(posted.map((one) => [one.tx, one]))
  for (const one of again) {
    const before = known.get(one.tx)
    const detail = before && differenceOf(before, one)
    if (detail) {
      // A case of its own: what is decided of the money does not settle the contradiction.
      const subject = `told:${one.tx}`
      await openPaymentCase(work, { linkId: link.id, kind: 'arrival', subject, detail })
    }
  }
}

function differenceOf(before: Kept, told: Told): Record<string, string> | null {
  if (told.state === 'void') return { told: 'void', amount: String(before.amount) }
  if (before.amount === told.amount && before.currency === told.currency) return null
  return {
    told: `${told.amount} ${told.currency}`,
    posted: `${before.amount} ${before.currency}`,
  }
}

async function settle(
  work: Work,
  { ledger, keys }: Books,
  link: Link,
  told: readonly Told[],
): Promise<Taken> {
  const orders = await lockOrders(
    work,
    told.flatMap(({ orderId }) => orderId ?? []),
  )
  const final = told.filter((one) => one.state === 'final')
  const ground = await readGround(work, keys, link, { final, orders })
  const fates: Decided[] = []
  for (const one of final) fates.push(await decide(work, ground, one, orders))
  if (fates.length > 0) {
    await setFates(work, link, fates)
    const posts = fates.flatMap((fate) => postsFor(link, fate.told, fate, orders))
    for (const said of await ledger.postMany(work, posts)) {
      if (!said.ok) throw new Error(`arrivals of ${link.id} were not posted: ${said.reason}`)
    }
  }
  await turn(work, link, { told, fates, orders, day: ground.day })
  await openNeeds(
    work,
    link.siteId,
    ground.flags,
    fates.flatMap((fate) => needOf(link, fate, orders)),
  )
  const credited = fates.filter(({ state }) => state === 'credited').length
  return { credited, parked: fates.length - credited }
}

/** What reached the wallet is to be staked. */
function needOf(
  link: Link,
  { tx, told, state, split }: Decided,
  orders: ReadonlyMap<string, Deposit>,
): NeedOpened[] {
  const order = orders.get(told.orderId ?? '')
  if (state !== 'credited' || !order) return []
  const { memberId, currency, number: name } = order
  return [{ memberId, currency, cause: `${link.id}:${tx}`, name, base: split.available }]
}

type Settled = {
  readonly told: readonly Told[]
  readonly fates: readonly Decided[]
  readonly orders: ReadonlyMap<string, Deposit>
  readonly day: string
}

/** What orders became, the days they count in, the facts of it and the cases people look at. */
async function turn(work: Work, link: Link, { told, fates, orders, day }: Settled): Promise<void> {
  const byTx = new Map(fates.map((fate) => [fate.tx, fate]))
  const facts: Fact[] = []
  const turned = new Map<string, Deposit>(orders)
  for (const one of told) {
    const before = turned.get(one.orderId ?? '')
    if (!before) continue
    const fate = byTx.get(one.tx) ?? null
    const after = await turnOf(work, link, { order: before, told: one, fate })
    const arrived = fate?.state === 'credited' ? one.amount - fate.split.suspense : null
    if (after) turned.set(before.id, after)
    if (after || arrived !== null) facts.push(changedFact(after ?? before, arrived))
  }
  await turnOrders(
    work,
    [...turned.values()].filter((one) => orders.get(one.id) !== one),
  )
  await addToDays(
    work,
    fates.flatMap(({ state, told: { amount, currency, orderId }, split }) => {
      const memberId = orders.get(orderId ?? '')?.memberId
      const units = amount - split.suspense
      return state === 'credited' && memberId ? [{ memberId, currency, day, units }] : []
    }),
  )
  for (const { state, tx, reason, split } of fates) {
    if (state === 'credited' && split.suspense === 0n) continue
    const detail = { reason: reason ?? 'limit_reached', aside: String(split.suspense) }
    await openPaymentCase(work, { linkId: link.id, kind: 'arrival', subject: tx, detail })
  }
  await announceAll(work, facts)
}
