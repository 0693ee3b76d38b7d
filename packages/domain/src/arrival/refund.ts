import { forEachOf } from '@oriel/core/each'
import { linkOf, openArrival, sendAsideBack, type Desk } from '@oriel/domain/deposit'
import {
  askSending,
  closePaymentCase,
  firstStep,
  idOf,
  openPaymentCase,
  type PaymentPort,
  type SendingEnd,
} from '@oriel/domain/payment'
import { backoffMs, CASE_AFTER_MS, follow } from '@oriel/domain/provider'
import * as refunds from './refund-store.ts'
import { caseOf, wayBack, type Parked, type Refund, type RefundId } from './rules.ts'
import * as store from './store.ts'

/** Takes a refund up and brings it as far as its provider lets it: to its end, or to a rest. */
export async function driveRefund(desk: Desk, id: RefundId): Promise<void> {
  const { rows } = desk.database
  await desk.at?.('take refund')
  const refund = await refunds.take(rows, id)
  const parked = refund && (await store.find(rows, refund.parkedId))
  if (!refund || !parked) return
  const port = await desk.payments.port(refund.linkId)
  const send = port && (await sendingOf(desk, port, parked, refund))
  if (!port || !send) return restAWhile(desk, refund, 'no_link', false)
  const seen = { sends: 0, wasTaken: refund.isAccepted }
  const asked = {
    port,
    sending: refund,
    send,
    async taken(): Promise<void> {
      if (!seen.wasTaken) await refunds.accept(rows, refund)
      seen.wasTaken = true
    },
    seen,
  }
  await follow({
    first: firstStep(refund),
    keep: () => refunds.leases.keep(rows, refund),
    ask: (step, refusal) => askSending(asked, step, refusal),
    end: (how) => endRefund(desk, refund, how),
    rest: (reason, unsure) => restAWhile(desk, refund, reason, unsure),
    at: desk.at,
  })
}

/** Who paid is opened for the provider alone, as late as can be. */
async function sendingOf(
  { database, keys }: Desk,
  port: PaymentPort,
  parked: Parked,
  { way, reference, currency, amount }: Refund,
) {
  const { payer, isCoins, providerTx: arrival } = await openArrival(database.rows, keys, parked)
  if (way === 'refund') return () => port.refund({ reference, arrival, currency, amount })
  const from = { payer, isCoins, named: parked.institution, refused: null }
  const found = wayBack({ refund: false, payout: true }, from)
  if (typeof found === 'string' || found.way !== 'payout') return null
  return () => port.payout({ reference, currency, amount, payee: found.payee })
}

async function restAWhile(
  { database: { rows } }: Desk,
  refund: Refund,
  reason: string,
  isUnsure: boolean,
): Promise<void> {
  const { tries } = refund
  const rest = { reason, isUnsure, restMs: backoffMs(tries), lateMs: CASE_AFTER_MS }
  if (!(await refunds.leases.rest(rows, refund, rest))) return
  await openPaymentCase(rows, { ...caseOf(refund), detail: { reason, tries } })
}

/** State and money in one commit, under one key. What came back at once was never there. */
const endRefund = ({ database, ledger }: Desk, refund: Refund, how: SendingEnd): Promise<void> =>
  database.transaction(async (work) => {
    const parked = await store.lock(work, refund.parkedId)
    const link = await linkOf(work, refund.linkId)
    if (parked?.state !== 'sending' || !link) return
    const isBack = how.state === 'paid' ? how.isBack : null
    const real = isBack === null ? how : ({ state: 'failed', reason: isBack } as const)
    if (!(await refunds.end(work, refund, real))) return
    await closePaymentCase(work, caseOf(refund), real.state)
    if (real.state !== 'paid') {
      return store.change(work, parked, { state: 'waiting', trouble: real.reason.slice(0, 60) })
    }
    const { providerTx, fee: cost } = real.paid
    const paid = { refundId: refund.id, tx: idOf(providerTx), cost }
    await sendAsideBack(work, ledger, link, parked, paid)
    await store.change(work, parked, { state: 'sent_back' })
  })

const SWEPT_MAX = 200
const AT_ONCE = 16

export async function sweepRefunds(desk: Desk): Promise<number> {
  const due = await refunds.leases.listDue(desk.database.rows, SWEPT_MAX)
  await forEachOf(due, AT_ONCE, (id) => driveRefund(desk, id as RefundId))
  return due.length
}

/** What a provider told is a hint: the refund is asked about at once. */
export async function hearRefunds(
  desk: Desk,
  linkId: string,
  references: readonly string[],
): Promise<void> {
  for (const reference of new Set(references)) {
    const refund = await refunds.findByReference(desk.database.rows, linkId, reference)
    if (!refund || refund.state === 'paid') continue
    await refunds.makeDue(desk.database.rows, refund.id)
    await driveRefund(desk, refund.id)
  }
}
