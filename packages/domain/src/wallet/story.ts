import { isId, type MemberId } from '@oriel/core/id'
import type { Rows } from '@oriel/db/database'
import { findTransfer, type Transfer, type TransferId } from '@oriel/domain/transfer'
import { traceJournal, type TracedJournal } from '@oriel/ledger/trace'
import { readLineId } from './statement.ts'

/** How a line of a statement came about. */
export type LineStory = {
  /** Every journal of the same cause, in order. */
  readonly journals: readonly TracedJournal[]
  /** The transfer behind it, where there is one. */
  readonly transfer: Transfer | null
}

/** Null for what is no line of this member. */
export async function readStory(
  rows: Rows,
  memberId: MemberId,
  line: string,
): Promise<LineStory | null> {
  const place = readLineId(line)
  if (!place) return null
  const journals = await traceJournal(rows, place.journal)
  const own = journals.find(({ id }) => id === place.journal)
  if (!own?.entries.some(({ owner }) => owner === memberId)) return null
  const [kind = '', id = ''] = own.cause.split(' ')
  const isTransfer = kind === 'transfer' && isId(id)
  const transfer = isTransfer ? await findTransfer(rows, id as TransferId) : null
  return { journals, transfer: transfer?.memberId === memberId ? transfer : null }
}
