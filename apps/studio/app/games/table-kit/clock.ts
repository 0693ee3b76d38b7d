import type { TableRound } from '../../lib/use-table.ts'

type Timed = Pick<TableRound<unknown>, 'phase' | 'endsAt'>

/** What is going on at a table, as it is said. `closed` begins a moment before the deal. */
export type Stage = 'opening' | 'betting' | 'last' | 'closed' | 'settled' | 'void'

const SECOND_MS = 1_000
/** From here on it is said that the time runs out. */
const LAST_MS = 5_000

const leftMs = ({ endsAt }: Timed, now: number): number => Math.max(0, (endsAt ?? now) - now)

export function stageOf(round: Timed | null, now: number): Stage {
  if (!round) return 'opening'
  switch (round.phase) {
    case 'betting': {
      const left = leftMs(round, now)
      if (left === 0) return 'closed'
      return left > LAST_MS ? 'betting' : 'last'
    }
    case 'running':
      return 'closed'
    case 'settled':
      return leftMs(round, now) === 0 ? 'opening' : 'settled'
    case 'void':
      return 'void'
  }
}

/** Whole seconds until the phase ends: 1 until the very end, then 0; never more than it lasts. */
export const secondsLeft = (round: Timed, now: number, lastsMs: number): number =>
  Math.ceil(Math.min(leftMs(round, now), lastsMs) / SECOND_MS)

/** How much of a phase is left, from 1 to 0. */
export const shareLeft = (round: Timed, now: number, lastsMs: number): number =>
  Math.min(1, leftMs(round, now) / lastsMs)
