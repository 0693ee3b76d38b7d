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
  const checked = checkSettlement(text)
  return checked.ok ? { ok: true, lines: [...settlementLines(text)] } : checked
}

/** Whether every line can be read, and how many there are; nothing of them is kept. */
export function checkSettlement(
  text: string,
): { readonly ok: true; readonly count: number } | { readonly ok: false; brokenLine: number } {
  let count = -1
  for (const row of rowsOf(text)) {
    count += 1
    if (count === 0 && row !== SETTLEMENT_HEADER) return { ok: false, brokenLine: 0 }
    if (count > SETTLEMENT_LINES_MAX) return { ok: false, brokenLine: 0 }
    if (count > 0 && !readLine(row, count)) return { ok: false, brokenLine: count }
  }
  return count < 0 ? { ok: false, brokenLine: 0 } : { ok: true, count }
}

/** One line after the other of a file that was checked, so that a large one is in memory once. */
export function* settlementLines(text: string): Generator<SettlementLine> {
  let number = -1
  for (const row of rowsOf(text)) {
    number += 1
    const line = number > 0 && readLine(row, number)
    if (line) yield line
  }
}

/** Rows of a text, without the empty one after its last line end. */
function* rowsOf(text: string): Generator<string> {
  for (let from = 0; from < text.length;) {
    const found = text.indexOf('\n', from)
    const end = found === -1 ? text.length : found
    const isWindows = end > from && text[end - 1] === '\r'
    yield text.slice(from, isWindows ? end - 1 : end)
    from = end + 1
  }
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
