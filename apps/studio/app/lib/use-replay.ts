import { useCallback, useEffect, useState } from 'react'
import type { RoundState } from './seat.ts'
import type { Phase, Solo } from './solo.ts'

/** How long a step of the past stays on screen before the next one. */
const STEP_PAUSE_MS = 900
/** Before it begins by itself the first time. */
const BEGINS_AFTER_MS = 700
const NOTHING = { rounds: 0, staked: 0n, paid: 0n }
const NO_SEED = { hash: '', client_seed: '', nonce: 0 }
const nothing = (): void => {}

/** A round of the past in the place of a new one: "play" shows it from its beginning. */
export function useReplay<View>(frames: readonly RoundState[] | null): Solo<View> | null {
  const [at, setAt] = useState<number | null>(null)
  const [phase, setPhase] = useState<Phase>('idle')
  const last = (frames?.length ?? 0) - 1

  const play = useCallback(() => {
    setAt(0)
    setPhase('showing')
  }, [])
  useEffect(() => {
    if (last < 0) return
    const timer = setTimeout(play, BEGINS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [last, play])
  const shown = useCallback(() => {
    setPhase(at === null || at >= last ? 'idle' : 'asking')
  }, [at, last])
  useEffect(() => {
    if (phase !== 'asking' || at === null) return
    const timer = setTimeout(() => {
      setAt(at + 1)
      setPhase('showing')
    }, STEP_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [phase, at])

  if (!frames) return null
  return {
    phase,
    round: (at === null ? null : frames[at]) as Solo<View>['round'],
    balance: 0n,
    totals: NOTHING,
    refusal: null,
    isCutOff: false,
    isPaying: false,
    nextAt: 0,
    seed: NO_SEED,
    play,
    shown,
    step: nothing,
    forgetRefusal: nothing,
    takeSeed: nothing,
  }
}
