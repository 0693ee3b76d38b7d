import type { Units } from '@oriel/core/money'
import { expectDone } from '@oriel/core/outcome'
import type { Work } from '@oriel/db/database'
import { announce } from '@oriel/db/outbox'
import { closePaymentCase } from '@oriel/domain/payment'
import { facingAccount, houseAccount } from '@oriel/ledger/chart'
import type { Ledger } from '@oriel/ledger/ledger'
import { setSentBack, turnOrders, type Link } from './arrivals.ts'
import { changedFact } from './fact.ts'
import { causeOf, type Aside } from './give.ts'
import { lockOrders } from './store.ts'

type Refunded = {
  readonly refundId: string
  /** The provider's own id of the refund, as our keys name it. */
  readonly tx: string
  /** What the provider keeps for it. */
  readonly cost: Units
}

/** D12: what was set aside is with its payer again. */
export async function sendAsideBack(
  work: Work,
  ledger: Ledger,
  link: Link,
  { tx, currency, amount }: Aside,
  { refundId, tx: refundTx, cost }: Refunded,
): Promise<void> {
  const orderId = await setSentBack(work, link, tx)
  const cause = causeOf(link, tx, orderId)
  const clearing = facingAccount(link.siteId, 'clearing', link.id, currency)
  const suspense = houseAccount(link.siteId, 'suspense', currency)
  const entries = [
    { account: suspense, units: -amount },
    { account: clearing, units: amount },
  ]
  expectDone(await ledger.post(work, { key: `refund:${refundId}`, kind: 'refund', cause, entries }))
  if (cost > 0n) {
    const kept = [
      { account: facingAccount(link.siteId, 'fee', link.id, currency), units: -cost },
      { account: clearing, units: cost },
    ]
    const key = `payment-fee:${link.id}:${refundTx}`
    expectDone(await ledger.post(work, { key, kind: 'payment-fee', cause, entries: kept }))
  }
  await closePaymentCase(work, { linkId: link.id, kind: 'arrival', subject: tx }, 'sent_back')
  const order = (await lockOrders(work, orderId === null ? [] : [orderId])).get(orderId ?? '')
  if (order?.state !== 'review') return
  const after = { ...order, state: 'refused', reason: 'sent_back' } as const
  await turnOrders(work, [after])
  await announce(work, changedFact(after))
}
