import { randomUUID } from 'node:crypto'
import { feeOf } from './arrivals.ts'
import { findArrival, notePayout } from './events.ts'
import type { Cashier } from './model.ts'
import { isAmount } from './orders.ts'
import type { PayoutRow } from './rows.ts'
import { writeLine } from './statement.ts'

export type PayoutReason =
  | 'maintenance'
  | 'amount'
  | 'payee_invalid'
  | 'name_differs'
  | 'payee_blocked'
  | 'no_cover'
  | 'too_late'
  | 'reference_used'

export type PayoutAsked = Pick<
  PayoutRow,
  'reference' | 'kind' | 'arrival' | 'currency' | 'amount'
> & {
  readonly payee: object
  /** The number or address money goes to. */
  readonly account: string
}
export type Sent =
  | { readonly kind: 'payout'; readonly payout: PayoutRow }
  | { readonly kind: 'refused'; readonly reason: PayoutReason }

/** Accounts that are refused, by their last four signs: test numbers, as providers have them. */
const REFUSED_ACCOUNTS: Readonly<Record<string, PayoutReason>> = {
  '0001': 'payee_invalid',
  '0002': 'name_differs',
  '0003': 'payee_blocked',
  '0004': 'no_cover',
}
/** A payee's bank sends back within this time, or never. */
const RETURN_MS = 60_000
const REFUND_MS = 180 * 86_400_000

export const findPayout = ({ tables }: Cashier, reference: string): PayoutRow | null =>
  tables.find<PayoutRow>('SELECT * FROM payouts WHERE reference = ?', reference)

export const listPayouts = ({ tables }: Cashier): PayoutRow[] =>
  tables.list<PayoutRow>('SELECT * FROM payouts ORDER BY number')

/** A reference has one fate: what was refused stays refused, what was taken is not taken again. */
export function send(cashier: Cashier, asked: PayoutAsked): Sent {
  const { dialect, faults } = cashier
  const known = findPayout(cashier, asked.reference)
  if (known) {
    const isAgain = dialect.repeats === 'same' && isSame(known, asked)
    if (!isAgain || known.state === 'cancelled') return refuse('reference_used')
    const isRefused = known.state === 'failed' && known.at === null
    return isRefused ? refuse(known.reason as PayoutReason) : { kind: 'payout', payout: known }
  }
  const reason = whyNot(cashier, asked)
  // In maintenance nothing is kept: the same reference may come again.
  if (reason === 'maintenance') return refuse(reason)
  if (reason) {
    insert(cashier, asked, 'failed', reason)
    return refuse(reason)
  }
  const payout = insert(cashier, asked, 'pending', null)
  if (faults.happens('payout_lost', asked.reference)) {
    cashier.tables.run('DELETE FROM payouts WHERE number = ?', payout.number)
  } else notePayout(cashier, payout)
  return { kind: 'payout', payout }
}

const refuse = (reason: PayoutReason): Sent => ({ kind: 'refused', reason })

function isSame(known: PayoutRow, asked: PayoutAsked): boolean {
  const fields = ['kind', 'arrival', 'currency', 'amount'] as const
  const isPayee = known.payee === JSON.stringify(asked.payee)
  return isPayee && fields.every((field) => known[field] === asked[field])
}

function whyNot(cashier: Cashier, asked: PayoutAsked): PayoutReason | null {
  if (cashier.faults.plan().maintenance) return 'maintenance'
  if (!isAmount(cashier, asked.amount)) return 'amount'
  if (asked.arrival !== null) return whyNotRefunded(cashier, asked, asked.arrival)
  return REFUSED_ACCOUNTS[asked.account.slice(-4)] ?? null
}

function whyNotRefunded(cashier: Cashier, asked: PayoutAsked, tx: string): PayoutReason | null {
  const { tables, nowMs } = cashier
  const arrival = findArrival(cashier, tx)
  if (arrival?.state !== 'final' || arrival.currency !== asked.currency) return 'amount'
  const isOld = nowMs() - (arrival.final ?? 0) > REFUND_MS
  if (isOld || arrival.taken !== null) return 'too_late'
  const back = tables.find<{ sum: number }>(
    `SELECT coalesce(sum(amount), 0) AS sum FROM payouts
     WHERE arrival = ? AND state IN ('pending', 'paid')`,
    tx,
  )
  return asked.amount + (back?.sum ?? 0) > arrival.amount ? 'amount' : null
}

function insert(
  cashier: Cashier,
  asked: PayoutAsked,
  state: PayoutRow['state'],
  reason: string | null,
): PayoutRow {
  const { tables, faults, nowMs, dialect, setting } = cashier
  tables.run(
    `INSERT INTO payouts (tx, reference, kind, arrival, payee, currency, amount, fee, state,
       reason, made, due) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    `${setting.name}-out-${randomUUID()}`,
    asked.reference,
    asked.kind,
    asked.arrival,
    JSON.stringify(asked.payee),
    asked.currency,
    asked.amount,
    feeOf(asked.amount, dialect.payoutFeePpm, dialect.step),
    state,
    reason,
    nowMs(),
    nowMs() + faults.plan().payout_ms,
  )
  const payout = findPayout(cashier, asked.reference)
  if (!payout) throw new Error(`payout ${asked.reference} was not kept`)
  return payout
}

/** True: it never pays, however late it arrives. */
export function cancel(cashier: Cashier, reference: string): boolean {
  const known = findPayout(cashier, reference)
  if (!known) {
    const stone = { kind: 'payout', arrival: null, currency: '', amount: 0 } as const
    const asked = { ...stone, reference, payee: {}, account: '' }
    insert(cashier, asked, 'cancelled', 'cancelled')
    return true
  }
  if (known.state === 'paid' || known.state === 'returned') return false
  if (known.state === 'pending') change(cashier, known, 'cancelled', 'cancelled')
  return true
}

/** How a payout ends: only one that is under way is paid or fails, only a paid one comes back. */
export function change(
  cashier: Cashier,
  payout: PayoutRow,
  state: PayoutRow['state'],
  reason: string | null,
): void {
  if (payout.state !== (state === 'returned' ? 'paid' : 'pending')) return
  const { tables, nowMs } = cashier
  tables.run(
    'UPDATE payouts SET state = ?, reason = ?, at = ? WHERE number = ?',
    state,
    reason,
    nowMs(),
    payout.number,
  )
  const { tx, reference, currency, amount, fee, kind } = payout
  const line = { kind, tx, reference, currency }
  if (state === 'paid') writeLine(cashier, { ...line, gross: -amount, fee })
  if (state === 'returned') writeLine(cashier, { ...line, gross: amount, fee: 0 })
  notePayout(cashier, { ...payout, state, reason, at: nowMs() })
}

/** Payouts whose time has come. */
export function payDue(cashier: Cashier): void {
  const { tables, faults, nowMs } = cashier
  const due = tables.list<PayoutRow>(
    `SELECT * FROM payouts WHERE due <= ? AND (state = 'pending' OR state = 'paid' AND at > ?)`,
    nowMs(),
    nowMs() - RETURN_MS,
  )
  for (const payout of due) {
    const { reference, state, kind } = payout
    if (state === 'pending' && !faults.happens('status_pending_forever', reference)) {
      const isFailed = faults.happens('payout_failed_late', reference)
      change(cashier, payout, isFailed ? 'failed' : 'paid', isFailed ? 'rejected' : null)
    }
    const isBack = state === 'paid' && kind === 'payout'
    if (isBack && faults.happens('payout_returned', reference)) {
      change(cashier, payout, 'returned', 'account closed')
    }
  }
}
