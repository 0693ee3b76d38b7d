import { drop, settle } from './arrivals.ts'
import { noteArrival } from './events.ts'
import type { Cashier } from './model.ts'
import type { ArrivalRow } from './rows.ts'

/** A small chain of blocks: what is seen waits for the next one, and blocks on top confirm it. */
const NEEDED = { small: 2, large: 6 } as const
/** Above 10,000.0000 more confirmations are wanted. */
const LARGE = 100_000_000
/** After a pause so many blocks are made up for at once, and no more. */
const BLOCKS_MAX = 100

type Tip = { readonly height: number; readonly mined: number }

export function tipOf({ tables, nowMs }: Cashier): Tip {
  const found = tables.find<Tip>('SELECT height, mined FROM chain')
  if (found) return found
  const first = { height: 1, mined: nowMs() }
  tables.run('INSERT INTO chain VALUES (1, ?, ?)', first.height, first.mined)
  return first
}

export const neededFor = ({ amount }: Pick<ArrivalRow, 'amount'>): number =>
  amount > LARGE ? NEEDED.large : NEEDED.small

export const confirmationsOf = (cashier: Cashier, { block }: ArrivalRow): number =>
  block === null ? 0 : tipOf(cashier).height - block + 1

/** One block more, with all that was seen. */
export function mine(cashier: Cashier): void {
  const { tables, nowMs } = cashier
  const height = tipOf(cashier).height + 1
  tables.run('UPDATE chain SET height = ?, mined = ?', height, nowMs())
  const waiting = tables.list<ArrivalRow>(`SELECT * FROM arrivals WHERE state = 'seen'`)
  for (const row of waiting) {
    if (row.block === null) {
      tables.run('UPDATE arrivals SET block = ? WHERE tx = ?', height, row.tx)
      noteArrival(cashier, row.tx)
    } else if (height - row.block + 1 >= neededFor(row)) settle(cashier, row.tx)
  }
}

/** Mines until an arrival has the confirmations it needs. */
export function confirm(cashier: Cashier, row: ArrivalRow): void {
  for (let block = 0; block < neededFor(row); block += 1) mine(cashier)
}

/** The last blocks are replaced by others, without the arrivals that were in them. */
export function reorganise(cashier: Cashier, depth: number): void {
  const lost = cashier.tables.list<ArrivalRow>(
    'SELECT * FROM arrivals WHERE block > ? ORDER BY number',
    tipOf(cashier).height - depth,
  )
  for (const { tx } of lost) drop(cashier, tx)
}

/** Blocks whose time has come. */
export function mineDue(cashier: Cashier): void {
  const { dialect, faults, nowMs } = cashier
  if (!dialect.hasChain) return
  const plan = faults.plan()
  const due = Math.floor((nowMs() - tipOf(cashier).mined) / plan.block_ms)
  for (let block = 0; block < Math.min(due, BLOCKS_MAX); block += 1) {
    mine(cashier)
    if (block === 0 && plan.reorg_depth > 0) {
      reorganise(cashier, plan.reorg_depth)
      faults.set({ ...plan, reorg_depth: 0 })
    }
  }
}
