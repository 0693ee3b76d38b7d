import { writeUnits, type Units } from '@oriel/core/money'
import type { Phase, Solo } from '../../lib/solo.ts'

export type Result = 'win' | 'push' | 'loss'

export type Marks = {
  readonly 'data-phase': Phase
  readonly 'data-result'?: Result
  readonly 'data-payout'?: string
}

export function resultOf({ stake, payout }: { stake: Units; payout: Units }): Result {
  if (payout === stake) return 'push'
  return payout > stake ? 'win' : 'loss'
}

/** What a screen says of itself: style sheets read it, and so does whoever plays it by machine. */
export function marksOf(
  { phase, round }: Pick<Solo<unknown>, 'phase' | 'round'>,
  isLanded: boolean,
): Marks {
  const payout = isLanded && round?.is_over ? round.payout : null
  if (!round || payout === null) return { 'data-phase': phase }
  return {
    'data-phase': phase,
    'data-result': resultOf({ stake: round.stake, payout }),
    'data-payout': writeUnits(payout),
  }
}
