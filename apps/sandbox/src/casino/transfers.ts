import { findPlayer, stakedOf, type PlayerRow } from './players.ts'
import type { Tables } from '../simulator/tables.ts'

export type Reason = 'player_unknown' | 'insufficient' | 'in_round' | 'amount' | 'maintenance'

export type MoveAsked = {
  readonly reference: string
  readonly name: string
  readonly currency: string
  readonly direction: 'in' | 'out'
  readonly amount: number | 'all'
  readonly isAway: boolean
  readonly atMs: number
}

export type TransferRow = {
  readonly number: number
  readonly reference: string
  readonly name: string
  readonly currency: string
  readonly direction: string
  readonly asked: string
  readonly state: 'success' | 'failed'
  readonly reason: Reason | null
  readonly amount: number
  readonly balance: number
  readonly at: number
  readonly tries: number
}

export const findTransfer = (tables: Tables, reference: string): TransferRow | null =>
  tables.find<TransferRow>('SELECT * FROM transfers WHERE reference = ?', reference)

/** Everything that was ever asked for, each once, for whoever compares two books. */
export const listTransfers = (tables: Tables): TransferRow[] =>
  tables.list<TransferRow>('SELECT * FROM transfers ORDER BY number')

export type Moved = { readonly transfer: TransferRow; readonly isNew: boolean; isSame: boolean }

/** A reference has one fate. What was refused stays refused; what was done is not done again. */
export function move(tables: Tables, asked: MoveAsked): Moved {
  return tables.once(() => {
    const known = findTransfer(tables, asked.reference)
    if (known) {
      tables.run('UPDATE transfers SET tries = tries + 1 WHERE number = ?', known.number)
      return { transfer: known, isNew: false, isSame: isSame(known, asked) }
    }
    const player = findPlayer(tables, asked.name, asked.currency)
    const amount = asked.amount === 'all' ? (player?.balance ?? 0) : asked.amount
    const reason = whyNot(tables, player, asked, amount)
    const change = asked.direction === 'in' ? amount : -amount
    if (player && reason === null) {
      tables.run('UPDATE players SET balance = balance + ? WHERE id = ?', change, player.id)
    }
    tables.run(
      `INSERT INTO transfers
         (reference, name, currency, direction, asked, state, reason, amount, balance, at, tries)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1)`,
      asked.reference,
      asked.name,
      asked.currency,
      asked.direction,
      String(asked.amount),
      reason === null ? 'success' : 'failed',
      reason,
      reason === null ? amount : 0,
      (player?.balance ?? 0) + (reason === null ? change : 0),
      asked.atMs,
    )
    const transfer = findTransfer(tables, asked.reference)
    if (!transfer) throw new Error(`transfer ${asked.reference} was not kept`)
    return { transfer, isNew: true, isSame: true }
  })
}

function isSame(known: TransferRow, { name, currency, direction, amount }: MoveAsked): boolean {
  const { asked } = known
  return (
    known.name === name &&
    known.currency === currency &&
    known.direction === direction &&
    asked === String(amount)
  )
}

function whyNot(
  tables: Tables,
  player: PlayerRow | null,
  { direction, amount: asked, isAway }: MoveAsked,
  amount: number,
): Reason | null {
  if (!player) return 'player_unknown'
  // Taking back all of nothing is nothing; any other nothing is no amount.
  const isAmount = asked === 'all' ? direction === 'out' : Number.isSafeInteger(asked) && asked > 0
  if (!isAmount) return 'amount'
  if (direction === 'in') return isAway ? 'maintenance' : null
  if (stakedOf(tables, player.id) > 0) return 'in_round'
  return amount > player.balance ? 'insufficient' : null
}
