import { useEffect, useMemo } from 'react'
import type { BaccaratOutcome } from '../../../src/games/baccarat/rules.ts'
import { playSound } from '../../lib/sound.ts'
import { useMoments, type Run } from '../table-kit/use-run.ts'
import { dealOf, momentsOf, type Deal, type Reason } from './deal.ts'

type Told = {
  readonly deal: Deal | null
  /** How much of it has been told, in milliseconds of the run. */
  readonly toldMs: number
  /** The reason that was given last, for a third card or none. */
  readonly reason: Reason | null
  /** Null until all cards lie there. */
  readonly outcome: BaccaratOutcome | null
}

/** A deal as it goes on: cards one after another, each with a soft sound. */
export function useDeal(run: Run<BaccaratOutcome> | null): Told {
  const deal = useMemo(() => run && dealOf(run.outcome), [run])
  const moments = useMemo(() => (deal ? momentsOf(deal) : []), [deal])
  const told = useMoments(run, moments)
  const toldMs = moments[told - 1] ?? 0
  const turned = deal?.cards.filter(({ turnedMs }) => turnedMs <= toldMs).length ?? 0
  useEffect(() => {
    if (turned > 0) playSound('reveal')
  }, [turned])
  const isShown = deal !== null && told === moments.length
  return {
    deal,
    toldMs,
    reason: deal?.reasons.findLast(({ atMs }) => atMs <= toldMs)?.reason ?? null,
    outcome: run && isShown ? run.outcome : null,
  }
}
