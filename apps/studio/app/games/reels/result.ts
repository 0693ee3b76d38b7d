import { writeUnits } from '@oriel/core/money'
import type { Solo } from '../../lib/solo.ts'
import type { LineView } from './machine.ts'
import type { Show } from './use-show.ts'

type Result = { 'data-result'?: 'win' | 'loss' | 'push'; 'data-payout'?: string }

/** What came of a round, for whoever looks at the page from outside; nothing before it is shown. */
export function resultOf(
  { phase, round }: Pick<Solo<LineView>, 'phase' | 'round'>,
  show: Pick<Show, 'isLanded'>,
): Result {
  if (phase !== 'idle' || !round || round.payout === null || !show.isLanded) return {}
  const { stake, payout } = round
  const came = payout > stake ? 'win' : payout === stake ? 'push' : 'loss'
  return { 'data-result': came, 'data-payout': writeUnits(payout) }
}
