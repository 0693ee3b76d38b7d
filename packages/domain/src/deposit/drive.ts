import { forEachOf } from '@oriel/core/each'
import type { Database } from '@oriel/db/database'
import { announce } from '@oriel/db/outbox'
import type { Payments, PaymentPort } from '@oriel/domain/payment'
import type { Keys } from '@oriel/keys/keys'
import type { Ledger } from '@oriel/ledger/ledger'
import { changedFact } from './fact.ts'
import { ANSWER_MS, askAgainMs, openAgainMs, type DepositId } from './rules.ts'
import * as lease from './lease.ts'
import { end, linkOf } from './store.ts'
import { takeArrivals } from './take.ts'

/** What drives orders: the books, and the ways to payment providers. */
export type Desk = {
  readonly database: Database
  readonly ledger: Ledger
  readonly keys: Keys
  readonly payments: Payments
  /** Told before each boundary that a death could fall on; tests die there. */
  readonly at?: (boundary: string) => Promise<void> | void
}

/**
 * Takes up an order that is due and asks its provider: to open it, or whether it is paid. Safe to
 * call at any time by anybody: who is not the one it belongs to does nothing.
 */
export async function driveDeposit(desk: Desk, id: DepositId): Promise<void> {
  const { rows } = desk.database
  await desk.at?.('take')
  const order = await lease.take(rows, id)
  if (!order) return
  const port = await desk.payments.port(order.linkId)
  if (order.instructions === null && (order.state === 'created' || order.state === 'seen')) {
    return openOrder(desk, port, order)
  }
  if (port) await askStatus(desk, order.linkId, order.reference)
  const isWanted = order.state === 'awaiting' || order.state === 'seen'
  await lease.rest(rows, order, isWanted ? askAgainMs(order.saidMs) : null)
}

/** D2 and D3. The same order is asked for again under the same reference until it is answered. */
async function openOrder(desk: Desk, port: PaymentPort | null, order: lease.Taken): Promise<void> {
  const { database } = desk
  if (order.ageMs > ANSWER_MS) return endUnopened(desk, order, 'no_answer')
  await desk.at?.('before open')
  const { reference, currency, toPay, kind, expiresAt, locale } = order
  const said = port
    ? await port.open({
        reference,
        currency,
        amount: toPay,
        method: kind,
        returnUrl: returnUrlOf(order),
        expiresAt,
        locale,
        payerMark: desk.keys.mark('index', `payer ${order.memberId}`).toString('hex').slice(0, 32),
      })
    : ({ kind: 'unknown' } as const)
  await desk.at?.('after open')
  if (said.kind === 'done') {
    await database.transaction(async (work) => {
      const opened = await lease.setInstructions(work, order, said.value)
      if (opened) await announce(work, changedFact(opened))
    })
  } else if (said.kind === 'refused') await endUnopened(desk, order, said.reason)
  else await lease.rest(database.rows, order, openAgainMs(order.tries))
  await desk.at?.('opened')
}

/** A payer comes back to their order, whichever tab or browser the provider's page was in. */
function returnUrlOf({ returnUrl, number }: lease.Taken): string {
  const url = new URL(returnUrl)
  url.searchParams.set('order', number)
  return url.href
}

/** What came meanwhile keeps it: an order with an arrival is not refused. */
async function endUnopened(desk: Desk, order: lease.Taken, reason: string): Promise<void> {
  const { database } = desk
  await database.transaction(async (work) => {
    const how = { state: 'refused', reason } as const
    const ended = await end(work, order.id, ['created'], how)
    if (ended) await announce(work, changedFact(ended))
  })
  await lease.rest(database.rows, order, null)
}

/** Asks a provider what has come for an order, and takes that. Null: it did not say. */
export async function askStatus(
  desk: Desk,
  linkId: string,
  reference: string,
): Promise<readonly { readonly providerTx: string; readonly amount: bigint }[] | null> {
  const link = await linkOf(desk.database.rows, linkId)
  const port = await desk.payments.port(linkId)
  if (!link || !port?.caps.status) return null
  await desk.at?.('before status')
  const said = await port.orderStatus(reference)
  await desk.at?.('after status')
  if (said.kind !== 'done') return null
  const { arrivals } = said.value
  await desk.database.transaction((work) => takeArrivals(work, desk, link, arrivals))
  await desk.at?.('taken')
  return arrivals
}

const SWEPT_MAX = 200
const AT_ONCE = 16

/** Takes up whatever is due: what nobody told us of, and what rested long enough. */
export async function sweepDeposits(desk: Desk): Promise<number> {
  const due = await lease.listDue(desk.database.rows, SWEPT_MAX)
  await forEachOf(due, AT_ONCE, (id) => driveDeposit(desk, id))
  return due.length
}
