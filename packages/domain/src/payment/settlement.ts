import { isCurrency, type Currency } from '@oriel/core/currency'
import { parseUnits, type Units } from '@oriel/core/money'

export const SETTLEMENT_KINDS = [
  'deposit',
  'payout',
  'refund',
  'chargeback',
  'chargeback_won',
  'fee',
  'adjustment',
  'settlement',
] as const
export type SettlementKind = (typeof SETTLEMENT_KINDS)[number]

export type SettlementLine = {
  readonly line: number
  readonly kind: SettlementKind
  /** Empty where a line is about no movement of its own. */
  readonly providerTx: string
  readonly reference: string
  readonly currency: Currency
  /** Signed by what it does to the balance the provider holds for us: a payout is below zero. */
  readonly gross: Units
  readonly fee: Units
  readonly net: Units
  readonly occurredAt: Date
  readonly settledOn: string
}

export const SETTLEMENT_HEADER =
  'line,kind,provider_tx,reference,currency,gross,fee,net,occurred_at,settled_on'
export const SETTLEMENT_LINES_MAX = 200_000

export type SettlementReading =
  | { readonly ok: true; readonly lines: readonly SettlementLine[] }
  /** The number of the first broken line; 0 is the header or the length of the file. */
  | { readonly ok: false; readonly brokenLine: number }

/** Reads a settlement file whole or not at all: a file with a broken line posts nothing. */
export function readSettlement(text: string): SettlementReading {
  const rows = text.replace(/\r?\n$/, '').split(/\r?\n/)
  const [header, ...body] = rows
  if (header !== SETTLEMENT_HEADER || body.length > SETTLEMENT_LINES_MAX) {
    return { ok: false, brokenLine: 0 }
  }
  const lines: SettlementLine[] = []
  for (const [index, row] of body.entries()) {
    const line = readLine(row, index + 1)
    if (!line) return { ok: false, brokenLine: index + 1 }
    lines.push(line)
  }
  return { ok: true, lines }
}

const COLUMNS = SETTLEMENT_HEADER.split(',').length
const DAY = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/

function readLine(row: string, number: number): SettlementLine | null {
  const cells = row.split(',')
  const [place, kind = '', providerTx = '', reference = '', currency = '', ...rest] = cells
  const [grossText = '', feeText = '', netText = '', occurred = '', settledOn = ''] = rest
  if (cells.length !== COLUMNS || place !== String(number)) return null
  const [gross, fee, net] = [parseUnits(grossText), parseUnits(feeText), parseUnits(netText)]
  const occurredAt = new Date(occurred)
  if (!isKind(kind) || !isCurrency(currency) || !DAY.test(settledOn)) return null
  if (gross === null || fee === null || net === null || net !== gross - fee) return null
  if (Number.isNaN(occurredAt.getTime())) return null
  return {
    line: number,
    kind,
    providerTx,
    reference,
    currency,
    gross,
    fee,
    net,
    occurredAt,
    settledOn,
  }
}

const isKind = (text: string): text is SettlementKind =>
  (SETTLEMENT_KINDS as readonly string[]).includes(text)
