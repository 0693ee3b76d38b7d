import type { Units } from '@oriel/core/money'
import { manyRows } from '../../rows.ts'
import type { TestSeamless } from './open-seamless.ts'

type Row = { id: string; who: string; status: string; stake: Units; payout: Units | null }

export type Audit = {
  /** Rounds that the studio and the house tell differently, by their number. */
  readonly wrong: string[]
  /** What each has won or lost by the rounds that count. */
  readonly nets: ReadonlyMap<string, Units>
  readonly counts: Readonly<Record<string, number>>
}

/** Holds the rounds of the studio against the moves of the house, one by one. */
export async function audit({ studio, house }: TestSeamless): Promise<Audit> {
  const rows = await manyRows<Row>(
    studio.studio.pool,
    `SELECT r.id, p.member_ref || ' ' || p.currency AS who, r.status, r.stake, r.payout
     FROM rounds r JOIN players p ON p.id = r.player_id JOIN operators o ON o.id = r.operator_id
     WHERE o.wallet = 'seamless' AND NOT r.is_demo`,
    [],
  )
  const { moves } = house.books
  const wrong: string[] = []
  const nets = new Map<string, Units>()
  const counts: Record<string, number> = {}
  const known = new Set<string>()
  for (const row of rows) {
    counts[row.status] = (counts[row.status] ?? 0) + 1
    const bet = moves.get(`bet-${row.id}`)
    const win = moves.get(`win-${row.id}`)
    const isTaken = bet?.state === 'applied'
    const paid = (isTaken ? bet.win : 0n) + (win?.state === 'applied' ? win.win : 0n)
    if (isTaken) known.add(`bet-${row.id}`)
    if (win?.state === 'applied') known.add(`win-${row.id}`)
    const isRight =
      row.status === 'settled'
        ? isTaken && bet.bet === row.stake && paid === row.payout
        : row.status === 'void' && !isTaken && paid === 0n
    if (!isRight) wrong.push(row.id)
    if (row.status === 'settled') {
      nets.set(row.who, (nets.get(row.who) ?? 0n) + (row.payout ?? 0n) - row.stake)
    }
  }
  for (const [name, { state, kind }] of moves) {
    if (state === 'applied' && kind !== 'rollback' && !known.has(name)) wrong.push(name)
  }
  return { wrong, nets, counts }
}
