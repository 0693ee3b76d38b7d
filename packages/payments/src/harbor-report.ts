import { writeUnits } from '@oriel/core/money'
import { SETTLEMENT_HEADER } from '@oriel/domain/payment'
import { currencyOfCode, HUNDREDTH } from '@oriel/providers/amounts'

const COLUMNS = 'Type,PspReference,MerchantReference,Currency,Gross,Fee,Net,CreatedAt,SettledOn'

const KINDS: Readonly<Record<string, string>> = {
  Payment: 'deposit',
  Payout: 'payout',
  PayoutReturn: 'payout',
  Refund: 'refund',
  Dispute: 'chargeback',
  DisputeWon: 'chargeback_won',
  Fee: 'fee',
  Adjustment: 'adjustment',
  Transfer: 'settlement',
}
const WHOLE = /^-?[0-9]{1,15}$/

/**
 * Its report in the columns of a settlement file. What cannot be read stays as it is, so that the
 * reader of the file finds the line broken instead of missing.
 */
export function toSettlement(report: string): string {
  const [header, ...rows] = report.replace(/\r?\n$/, '').split(/\r?\n/)
  if (header !== COLUMNS) return report
  return [SETTLEMENT_HEADER, ...rows.map((row, index) => toLine(row, index + 1))].join('\n')
}

function toLine(row: string, number: number): string {
  const cells = row.split(',')
  const [type = '', tx, reference, code = '', gross = '', fee = '', net = '', at, day] = cells
  const [kind, currency] = [KINDS[type], currencyOfCode(code)]
  const amounts = [gross, fee, net]
  const isReadable = cells.length === COLUMNS.split(',').length && kind && currency
  if (!isReadable || !amounts.every((text) => WHOLE.test(text))) return row
  const written = amounts.map((text) => writeUnits(BigInt(text) * HUNDREDTH))
  return [number, kind, tx, reference, currency, ...written, at, day].join(',')
}
