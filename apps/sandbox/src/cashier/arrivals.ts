import { randomUUID } from 'node:crypto'
import { getArrival, noteArrival } from './events.ts'
import type { Cashier } from './model.ts'
import type { ArrivalRow } from './rows.ts'
import { writeLine } from './statement.ts'

export type ArrivalMade = Pick<
  ArrivalRow,
  | 'reference'
  | 'currency'
  | 'amount'
  | 'payer_name'
  | 'payer_account'
  | 'message'
  | 'coins'
  | 'rate'
>

const MILLION = 1_000_000
/** What a dispute costs the house, in ten-thousandths: 15.0000. */
const DISPUTE_FEE = 150_000

/** A share of an amount, rounded up to the provider's smallest amount. */
export const feeOf = (amount: number, ppm: number, step: number): number =>
  Math.ceil((amount * ppm) / MILLION / step) * step

/** Money is seen; it becomes final by `settle`. */
export function see(cashier: Cashier, made: ArrivalMade): ArrivalRow {
  const { tables, setting, nowMs } = cashier
  const tx = `${setting.name}-${randomUUID()}`
  tables.run(
    `INSERT INTO arrivals (tx, reference, currency, amount, state, payer_name, payer_account,
       message, coins, rate, seen) VALUES (?, ?, ?, ?, 'seen', ?, ?, ?, ?, ?, ?)`,
    tx,
    made.reference,
    made.currency,
    made.amount,
    made.payer_name,
    made.payer_account,
    made.message,
    made.coins,
    made.rate,
    nowMs(),
  )
  return noteArrival(cashier, tx)
}

/** What was seen is there for good; anything else stays as it is. */
export function settle(cashier: Cashier, tx: string): void {
  const { tables, dialect, nowMs } = cashier
  const row = getArrival(cashier, tx)
  if (row.state !== 'seen') return
  const fee = feeOf(row.amount, dialect.arrivalFeePpm, dialect.step)
  tables.run(
    `UPDATE arrivals SET state = 'final', fee = ?, final = ? WHERE tx = ?`,
    fee,
    nowMs(),
    tx,
  )
  const { currency, amount: gross } = row
  const reference = row.reference ?? ''
  writeLine(cashier, { kind: 'deposit', tx, reference, currency, gross, fee })
  noteArrival(cashier, tx)
}

/** It did not hold: declined, or in a block that was replaced. */
export function drop(cashier: Cashier, tx: string): void {
  const row = getArrival(cashier, tx)
  if (row.state === 'void') return
  const { tables } = cashier
  tables.run(`UPDATE arrivals SET state = 'void', block = NULL WHERE tx = ?`, tx)
  if (row.state === 'final') {
    const reference = row.reference ?? ''
    const [gross, fee] = [-row.amount, -(row.fee ?? 0)]
    writeLine(cashier, { kind: 'adjustment', tx, reference, currency: row.currency, gross, fee })
  }
  noteArrival(cashier, tx)
}

/** The payer disputes it, or their bank takes it back. Only what is there can be taken. */
export function takeBack(cashier: Cashier, tx: string, kind: 'chargeback' | 'return'): void {
  const { tables, nowMs } = cashier
  const row = getArrival(cashier, tx)
  if (row.state !== 'final' || row.taken !== null) return
  const fee = kind === 'chargeback' ? DISPUTE_FEE : 0
  tables.run(
    'UPDATE arrivals SET taken = ?, taken_at = ?, taken_fee = ? WHERE tx = ?',
    kind,
    nowMs(),
    fee,
    tx,
  )
  writeLine(cashier, { ...lineOf(row), kind: 'chargeback', gross: -row.amount, fee })
  noteArrival(cashier, tx)
}

/** A dispute that the house won. */
export function winBack(cashier: Cashier, tx: string): void {
  const row = getArrival(cashier, tx)
  if (row.taken !== 'chargeback' || row.won === 1) return
  cashier.tables.run('UPDATE arrivals SET won = 1 WHERE tx = ?', tx)
  writeLine(cashier, { ...lineOf(row), kind: 'chargeback_won', gross: row.amount, fee: 0 })
  noteArrival(cashier, tx)
}

const lineOf = ({ tx, reference, currency }: ArrivalRow) => ({
  tx,
  reference: reference ?? '',
  currency,
})

/** Arrivals that are due to be disputed. */
export function disputeDue(cashier: Cashier): void {
  const { tables, faults, nowMs } = cashier
  const { chargeback_after_s: seconds } = faults.plan()
  if (seconds === 0) return
  const due = tables.list<ArrivalRow>(
    `SELECT * FROM arrivals WHERE state = 'final' AND taken IS NULL AND final <= ?`,
    nowMs() - seconds * 1_000,
  )
  for (const { tx } of due) takeBack(cashier, tx, 'chargeback')
}
