import { GRACE_MS, type Table } from './owner.ts'
import type { TableRound } from './table-rounds.ts'

/** Something at a table that came after its time; while nobody keeps a table, all of it does. */
export type Late = {
  readonly table: string
  readonly round: number
  /** Bets were closed, the round was settled, the next one was opened. */
  readonly what: 'start' | 'end' | 'next'
  readonly dueAtMs: number
  readonly lateMs: number
}

/** Null for what is not due yet, or has not come. */
type Came = readonly [Late['what'], dueAt: number | null, cameAt: number | null]

/** All that came late at a table, from its last rounds in order; what is missing is late now. */
export function lateOf(
  { code, game }: Table,
  rounds: readonly TableRound[],
  nowMs: number,
): Late[] {
  const grace = game.hasCashOut ? GRACE_MS : 0
  return rounds.flatMap((round, place) => {
    const { closesAt, hash, salt } = round
    if (round.phase === 'void') return []
    const [started, settled] = [timeOf(round.startedAt), timeOf(round.settledAt)]
    // Only a round that is over tells how long it had to last.
    const lasts = hash === null ? null : game.fate(hash, salt ?? '').lastsMs + grace
    const next = rounds[place + 1]
    const all: readonly Came[] = [
      ['start', closesAt.getTime(), started],
      ['end', started === null || lasts === null ? null : started + lasts, settled],
      [
        'next',
        settled === null ? null : settled + game.pauseMs,
        next ? next.closesAt.getTime() - game.bettingMs : null,
      ],
    ]
    return all.flatMap(([what, dueAtMs, cameAt]): Late[] => {
      if (dueAtMs === null) return []
      const lateMs = (cameAt ?? nowMs) - dueAtMs
      return lateMs > 0 ? [{ table: code, round: Number(round.number), what, dueAtMs, lateMs }] : []
    })
  })
}

const timeOf = (at: Date | null): number | null => at && at.getTime()
