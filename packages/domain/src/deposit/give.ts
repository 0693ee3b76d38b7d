import type { Currency } from '@oriel/core/currency'
import type { MemberId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import { done, expectDone, refuse, type Outcome } from '@oriel/core/outcome'
import { dayOf } from '@oriel/core/time'
import { houseNow } from '@oriel/db/clock'
import type { Work } from '@oriel/db/database'
import { announce } from '@oriel/db/outbox'
import { lockMembers } from '@oriel/domain/member'
import { closePaymentCase } from '@oriel/domain/payment'
import { flagsOf } from '@oriel/domain/site'
import { openNeeds } from '@oriel/domain/turnover'
import { noteWalletChanged } from '@oriel/domain/wallet'
import { houseAccount, memberAccount } from '@oriel/ledger/chart'
import type { Ledger } from '@oriel/ledger/ledger'
import { lockOwed } from '@oriel/ledger/reading'
import type { Cause } from '@oriel/ledger/rules'
import { setGiven, turnOrders, type Given, type Link } from './arrivals.ts'
import { addToDays } from './day.ts'
import { changedFact } from './fact.ts'
import { filled } from './posts.ts'
import { splitOf, type Deposit, type DepositId } from './rules.ts'
import { lockOrders } from './store.ts'

/** Money of an arrival that was set aside. */
export type Aside = {
  readonly tx: string
  readonly currency: Currency
  readonly amount: Units
  /** Whether the other part of the arrival was credited. */
  readonly isRest: boolean
}

type ToWhom = { readonly memberId: MemberId; readonly orderId: DepositId | null }

/**
 * D11: what was set aside is a member’s after all, for an order of theirs or for none. What they
 * owe is paid back first. Limits do not stop it: people have seen them.
 */
export async function giveAside(
  work: Work,
  ledger: Ledger,
  link: Link,
  aside: Aside,
  { memberId, orderId }: ToWhom,
): Promise<Outcome<void, 'order_unknown' | 'member_removed'>> {
  const orders = await lockOrders(work, orderId === null ? [] : [orderId])
  const order = orders.get(orderId ?? '') ?? null
  if (orderId !== null && order?.memberId !== memberId) return refuse('order_unknown')
  const members = await lockMembers(work, [memberId])
  if ((members.get(memberId)?.state ?? 'removed') === 'removed') return refuse('member_removed')
  const owed = (await lockOwed(work, [memberId], aside.currency)).get(memberId) ?? 0n
  const split = splitOf(aside.amount, { room: null, fee: () => 0n, owed })
  const given = { memberId, orderId, available: split.available, owed: split.owed }
  await setGiven(work, link, aside.tx, given)
  await postGiven(work, ledger, link, aside, given)
  await noteGiven(work, link, aside, given, order)
  return done()
}

/** An arrival is the cause of what is posted for it; with an order, the order is. */
export const causeOf = (link: Link, tx: string, orderId: DepositId | null): Cause =>
  orderId === null ? { kind: 'arrival', id: `${link.id}:${tx}` } : { kind: 'deposit', id: orderId }

/** What was whole is credited under the key of any arrival; a rest has its own beside that. */
const nameOf = (link: Link, { tx, isRest }: Aside): string =>
  `${link.id}:${tx}${isRest ? ':rest' : ''}`

async function postGiven(
  work: Work,
  ledger: Ledger,
  link: Link,
  aside: Aside,
  { memberId, orderId, available, owed }: Given,
): Promise<void> {
  const { currency, amount } = aside
  const entries = filled([
    { account: houseAccount(link.siteId, 'suspense', currency), units: -amount },
    { account: memberAccount(memberId, 'available', currency), units: available },
    { account: memberAccount(memberId, 'owed', currency), units: owed },
  ])
  const key = `deposit:${nameOf(link, aside)}`
  const cause = causeOf(link, aside.tx, orderId)
  expectDone(await ledger.post(work, { key, kind: 'deposit', cause, entries }))
}

/** What follows from money that reaches a member: their order, their day, what is to be staked. */
async function noteGiven(
  work: Work,
  { id: linkId, siteId }: Link,
  aside: Aside,
  { memberId, available }: Given,
  order: Deposit | null,
): Promise<void> {
  const { tx, currency, amount: units } = aside
  const flags = await flagsOf(work, siteId)
  const day = dayOf(await houseNow(work), flags.timeZone)
  await addToDays(work, [{ memberId, currency, day, units }])
  const name = order?.number ?? tx.slice(-12)
  const cause = nameOf({ id: linkId, siteId }, aside)
  await openNeeds(work, siteId, flags, [{ memberId, currency, cause, name, base: available }])
  await closePaymentCase(work, { linkId, kind: 'arrival', subject: tx }, 'given')
  if (!order) return noteWalletChanged(work, { siteId, memberId })
  const isSame = order.currency === currency
  const after: Deposit = isSame
    ? { ...order, state: 'credited', reason: null, received: order.received + units }
    : { ...order, ...(order.state === 'review' && REFUSED) }
  await turnOrders(work, [after])
  await announce(work, changedFact(after, isSame ? units : null))
}

/** Money of another currency reaches the member, and is not what the order was for. */
const REFUSED = { state: 'refused', reason: 'other_currency' } as const
