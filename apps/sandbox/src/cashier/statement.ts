import { writeUnits } from '@oriel/core/money'
import type { Cashier } from './model.ts'
import type { LineRow } from './rows.ts'

const DAY_MS = 86_400_000
const DAY_DIGITS = 10
const dayOf = (atMs: number): string => new Date(atMs).toISOString().slice(0, DAY_DIGITS)

const isClosed = ({ tables }: Cashier, day: string): boolean =>
  tables.find('SELECT day FROM closed_days WHERE day = ?', day) !== null

/** Today, or the next day that is not closed: a closed day never changes. */
function openDay(cashier: Cashier): string {
  let atMs = cashier.nowMs()
  while (isClosed(cashier, dayOf(atMs))) atMs += DAY_MS
  return dayOf(atMs)
}

/** Every change of what is held for the house is one line. */
export function writeLine(
  cashier: Cashier,
  line: Pick<LineRow, 'kind' | 'tx' | 'reference' | 'currency' | 'gross' | 'fee'>,
): void {
  cashier.tables.run(
    `INSERT INTO lines (day, kind, tx, reference, currency, gross, fee, at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    openDay(cashier),
    line.kind,
    line.tx,
    line.reference,
    line.currency,
    line.gross,
    line.fee,
    cashier.nowMs(),
  )
}

/** Closes the day that is open before its end, so that its statement can be read. */
export function closeDay(cashier: Cashier): string {
  const day = openDay(cashier)
  cashier.tables.run('INSERT INTO closed_days VALUES (?)', day)
  return day
}

export const held = ({ tables }: Cashier): { currency: string; held: number }[] =>
  tables.list('SELECT currency, sum(gross - fee) AS held FROM lines GROUP BY currency')

/** Null while the day is not over. */
export function listLines(cashier: Cashier, day: string): LineRow[] | null {
  if (day >= dayOf(cashier.nowMs()) && !isClosed(cashier, day)) return null
  const { tables, faults, dialect } = cashier
  const kept = tables.list<LineRow>('SELECT * FROM lines WHERE day = ? ORDER BY number', day)
  return kept.flatMap((line) => {
    if (faults.happens('settlement_missing', line.tx)) return []
    const told = {
      ...line,
      ...(faults.happens('settlement_amount', line.tx) && { gross: line.gross + dialect.step }),
      ...(faults.happens('settlement_fee', line.tx) && { fee: line.fee + dialect.step }),
    }
    const extra = { ...line, tx: `nobody-${line.number}`, reference: '' }
    return faults.happens('settlement_extra', line.tx) ? [told, extra] : [told]
  })
}

const HEADER = 'line,kind,provider_tx,reference,currency,gross,fee,net,occurred_at,settled_on'

/** The columns of a settlement file, as most providers write them. */
export const writeStatement = (lines: readonly LineRow[]): string =>
  [
    HEADER,
    ...lines.map((line, index) => {
      const { gross, fee } = line
      const amounts = [gross, fee, gross - fee].map((units) => writeUnits(BigInt(units)))
      const names = [index + 1, line.kind, line.tx, line.reference, line.currency]
      return [...names, ...amounts, new Date(line.at).toISOString(), line.day].join(',')
    }),
    '',
  ].join('\n')
