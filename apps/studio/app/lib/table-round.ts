import type * as z from 'zod/mini'
import type { TableRoundWire } from '../../src/table/wire.ts'

type Wire = z.output<typeof TableRoundWire>

/** A shared round as a page sees it. */
export type TableRound<Outcome> = Omit<Wire, 'outcome'> & {
  /** Null until it may be known. */
  readonly outcome: Outcome | null
  /** On the page's own clock: when the phase ends, and when the round began to run. */
  readonly endsAt: number | null
  readonly ranSince: number | null
}

export function placed<Outcome>(shown: Wire, now: number): TableRound<Outcome> {
  return {
    ...shown,
    outcome: shown.outcome as Outcome | null,
    endsAt: shown.left_ms === null ? null : now + shown.left_ms,
    ranSince: shown.ran_ms === null ? null : now - shown.ran_ms,
  }
}

const ORDER = { betting: 0, running: 1, settled: 2, void: 2 } as const
const stageOf = ({ phase, outcome }: TableRound<unknown>): number =>
  ORDER[phase] + (phase === 'running' && outcome !== null ? 0.5 : 0)

/**
 * The socket and an answer may overtake each other: a round never goes back. Of several words on
 * when it began, the one that was quickest here is the truest.
 */
export function laterOf<Outcome>(
  before: TableRound<Outcome> | null,
  next: TableRound<Outcome>,
): TableRound<Outcome> {
  if (!before || next.number > before.number) return next
  if (next.number < before.number || stageOf(next) < stageOf(before)) return before
  return next.ranSince === null ? next : (ticked(next, before.ranSince ?? next.ranSince) ?? next)
}

/** A round that began then, if that is earlier than what is known. */
export function ticked<Outcome>(
  round: TableRound<Outcome> | null,
  ranSince: number,
): TableRound<Outcome> | null {
  if (!round || round.ranSince === null || ranSince >= round.ranSince) return round
  return { ...round, ranSince }
}
