import { csvLine } from '@oriel/core/csv'
import type { Currency } from '@oriel/core/currency'
import { writeUnits } from '@oriel/core/money'
import type { Rows } from '@oriel/db/database'
import {
  listStatement,
  STATEMENT_PAGE_MAX,
  type StatementCursor,
  type StatementLine,
} from './statement.ts'

/** A statement line as others read it: decimal amounts, times in ISO form. */
type ExportedLine = Record<(typeof COLUMNS)[number], string>

const COLUMNS = [
  'time',
  'number',
  'kind',
  'cause',
  'cause_id',
  'amount',
  'balance',
  'currency',
  'journal',
] as const

/** The whole statement of one account row, newest first, a page in memory at a time. */
export async function* exportStatement(
  rows: Rows,
  account: bigint,
  format: 'csv' | 'json',
): AsyncGenerator<string> {
  const { currency } = await rows
    .selectFrom('ledger_accounts')
    .select('currency')
    .where('id', '=', account)
    .executeTakeFirstOrThrow()
  yield format === 'csv' ? `${COLUMNS.join(',')}\r\n` : '['
  let before: StatementCursor | null = null
  let isFirst = true
  do {
    const page = await listStatement(rows, account, { before, limit: STATEMENT_PAGE_MAX })
    for (const line of page.lines) {
      const exported = exportLine(line, currency as Currency)
      if (format === 'csv') yield csvLine(COLUMNS.map((name) => exported[name]))
      else yield `${isFirst ? '\n' : ',\n'}${JSON.stringify(exported)}`
      isFirst = false
    }
    before = page.next
  } while (before)
  if (format === 'json') yield '\n]\n'
}

const exportLine = (line: StatementLine, currency: Currency): ExportedLine => ({
  time: line.at.toISOString(),
  number: String(line.version),
  kind: line.kind,
  cause: line.cause.kind,
  cause_id: line.cause.id,
  amount: writeUnits(line.units),
  balance: writeUnits(line.balance),
  currency,
  journal: line.journal,
})
