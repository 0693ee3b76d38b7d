import { coinsFor } from './coins.ts'
import type { Cashier } from './model.ts'
import type { ArrivalRow, PayoutRow } from './rows.ts'

export const findArrival = ({ tables }: Cashier, tx: string): ArrivalRow | null =>
  tables.find<ArrivalRow>('SELECT * FROM arrivals WHERE tx = ?', tx)

export function getArrival(cashier: Cashier, tx: string): ArrivalRow {
  const row = findArrival(cashier, tx)
  if (!row) throw new Error(`no arrival ${tx}`)
  return row
}

/** Writes the next place of the feed, and what a webhook will say. */
export function noteArrival(cashier: Cashier, tx: string): ArrivalRow {
  const { tables, faults, dialect } = cashier
  const row = getArrival(cashier, tx)
  tables.run('INSERT INTO changes (tx) VALUES (?)', tx)
  const subject = `${tx} ${row.state}`
  const currency = row.currency === 'USD' ? 'THB' : 'USD'
  const amount = row.amount + dialect.step
  const coins = row.coins === null ? null : coinsFor(amount, row.rate ?? 0)
  const told: ArrivalRow = {
    ...row,
    ...(faults.happens('hook_amount', subject) && { amount, coins }),
    ...(faults.happens('hook_currency', subject) && { currency }),
    ...(faults.happens('hook_reference', subject) && { reference: 'NOBODYKNOWSTHIS' }),
  }
  noteItem(cashier, dialect.arrivalItem(told, cashier))
  return row
}

/** What a webhook will say of a payout or a refund. */
export function notePayout(cashier: Cashier, row: PayoutRow): void {
  const { faults, dialect } = cashier
  const isOther = faults.happens('hook_reference', `${row.tx} ${row.state}`)
  const reference = isOther ? 'NOBODYKNOWSTHIS' : row.reference
  noteItem(cashier, dialect.payoutItem({ ...row, reference }))
}

const noteItem = ({ tables }: Cashier, item: object): void =>
  tables.run('INSERT INTO events (item) VALUES (?)', JSON.stringify(item))
