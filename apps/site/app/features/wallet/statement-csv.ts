import { walletStatementCall } from '@oriel/contract/member/wallet'
import type { DataOf, InputOf } from '@oriel/contract/endpoint'
import { csvLine } from '@oriel/core/csv'
import { writeUnits } from '@oriel/core/money'
import { call } from '../../platform/call.ts'

export type Line = DataOf<typeof walletStatementCall>['list'][number]
type Statement = DataOf<typeof walletStatementCall>

const COLUMNS = [
  'time',
  'kind',
  'place',
  'provider',
  'amount',
  'balance',
  'currency',
  'reference',
  'reason',
] as const

export const csvHead = (): string => csvLine(COLUMNS)

/** Amounts as decimal strings and times with their offset: machines read it as people do. */
export const csvOf = (line: Line, currency: Statement['currency']): string =>
  csvLine([
    line.at.toISOString(),
    line.kind,
    line.place,
    line.gp_name ?? '',
    writeUnits(line.amount),
    writeUnits(line.balance),
    currency,
    line.reference,
    line.adjusted ?? '',
  ])

const PAGE = 200
/** A file that a browser can hold; whoever needs more narrows the days. */
const LINES_MAX = 20_000

type Ask = (
  input: InputOf<typeof walletStatementCall>,
) => ReturnType<typeof call<typeof walletStatementCall>>
type Written =
  | { readonly ok: true; readonly text: string; readonly isCut: boolean }
  | { readonly ok: false; readonly reason: string; readonly message: string }

/** The whole filtered statement as a file, page after page. */
export async function writeCsv(
  asked: Omit<InputOf<typeof walletStatementCall>, 'after' | 'count'>,
  ask: Ask = (input) => call(walletStatementCall, input),
): Promise<Written> {
  const parts = [csvHead()]
  let after: string | null = null
  do {
    const page: Awaited<ReturnType<Ask>> = await ask({
      ...asked,
      count: PAGE,
      ...(after && { after }),
    })
    if (!page.ok) return page
    const { list, next, currency } = page.value
    for (const line of list) parts.push(csvOf(line, currency))
    after = next
  } while (after !== null && parts.length <= LINES_MAX)
  return { ok: true, text: parts.join(''), isCut: after !== null }
}
