import { useSeat } from '../../lib/seat.ts'
import type { Solo } from '../../lib/solo.ts'

/** Whether the round on screen was open when the page came, and stands as it stood then. */
export function useResumed(round: Solo<unknown>['round']): boolean {
  const { open_round: open } = useSeat().state
  return open !== null && round?.round_id === open.round_id && round.steps === open.steps
}
