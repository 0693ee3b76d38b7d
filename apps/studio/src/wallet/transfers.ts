import { createHash } from 'node:crypto'
import type { Currency } from '@oriel/core/currency'
import type { Units } from '@oriel/core/money'
import { findRow, getRow } from '../rows.ts'
import type { Studio } from '../studio.ts'
import type { PlayerId } from './players.ts'

export type Transfer = {
  readonly state: 'applied' | 'refused' | 'cancelled'
  readonly reason: string | null
  readonly amount: Units | null
  readonly balance: Units | null
  /** Our own name for it. */
  readonly number: bigint
  readonly body: Buffer | null
}

export type TransferAsked = {
  readonly operatorId: number
  readonly ref: string
  /** As the house calls them. */
  readonly memberRef: string
  readonly currency: Currency
  /** Null for a player nobody made known: refused, and that is kept too. */
  readonly playerId: PlayerId | null
  readonly direction: 'in' | 'out'
  /** Null is all there is, which only goes out. */
  readonly amount: Units | null
}

/** What is asked for, apart from how it was written. */
const hashOf = ({ memberRef, currency, direction, amount }: TransferAsked): Buffer =>
  createHash('sha256')
    .update(`${memberRef} ${currency} ${direction} ${amount ?? 'all'}`)
    .digest()

/** Null when this reference was used before for something else. */
export async function applyTransfer(
  { pool, now }: Studio,
  asked: TransferAsked,
): Promise<Transfer | null> {
  const body = hashOf(asked)
  const transfer = await getRow<Transfer>(
    pool,
    'SELECT * FROM transfer($1::smallint, $2, $3, $4, $5, $6, $7)',
    [asked.operatorId, asked.ref, body, asked.playerId, asked.direction, asked.amount, now()],
  )
  const isSame = transfer.body === null || transfer.body.equals(body)
  return isSame ? transfer : null
}

export const cancelRef = (
  { pool, now }: Studio,
  operatorId: number,
  ref: string,
): Promise<Transfer> =>
  getRow<Transfer>(pool, 'SELECT * FROM cancel_transfer($1::smallint, $2, $3)', [
    operatorId,
    ref,
    now(),
  ])

export const findTransfer = (
  { pool }: Studio,
  operatorId: number,
  ref: string,
): Promise<Transfer | null> =>
  findRow<Transfer>(pool, 'SELECT * FROM transfers WHERE operator_id = $1 AND ref = $2', [
    operatorId,
    ref,
  ])
