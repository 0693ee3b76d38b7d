import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { isStill } from '../../lib/settings.ts'
import type { Solo } from '../../lib/solo.ts'
import { playSound } from '../../lib/sound.ts'
import type { Reels } from './engine.ts'
import { FIRST_STOPS, type LineView } from './machine.ts'
import { beatsOf, type Beat } from './show.ts'
import { amountOf } from './tellings.ts'

export type Show = {
  /** What is told now; null before a round and after it. */
  readonly beat: Beat | null
  /** The spin on the reels. */
  readonly at: number
  /** It stands still, so what it pays may be told. */
  readonly isLanded: boolean
  /** From the way into the free spins to their last word. */
  readonly isFree: boolean
  /** Goes on from a card that waits. */
  readonly goOn: () => void
  /** Leaves out what is left of the free spins, up to their sum. */
  readonly skip: () => void
}

/** A loss needs no time to be seen. */
const NOTHING_MS = 120

/** Tells a round beat by beat: turns the reels, waits, and says at its end that it was shown. */
export function useShow(solo: Solo<LineView>, reels: Reels | null): Show {
  const { phase, round } = solo
  const [place, setPlace] = useState(0)
  const beats = useMemo(() => (round ? beatsOf(round.view) : []), [round])
  const isTelling = phase === 'showing'
  const beat = isTelling ? (beats[place] ?? null) : null
  const told = useRef(solo)
  useEffect(() => void (told.current = solo))
  useTurning(phase, reels, round?.view ?? null)
  // From this beat to the next, and only from this one, however late it is asked for.
  const next = useCallback(
    () => setPlace((before) => (before === place ? place + 1 : before)),
    [place],
  )

  useEffect(() => {
    if (!isTelling || !round || !reels) return
    if (!beat) {
      const timer = setTimeout(() => {
        told.current.shown()
        setPlace(0)
      }, NOTHING_MS)
      return () => clearTimeout(timer)
    }
    soundOf(beat, round.view, round.stake)
    if (beat.is !== 'spin') {
      const timer = setTimeout(next, beat.ms)
      return () => clearTimeout(timer)
    }
    let isOver = false
    void landOn(reels, round.view, beat.at).then(() => (isOver ? undefined : next()))
    return () => void (isOver = true)
  }, [isTelling, beat, reels, round, next])

  const skip = useCallback(() => {
    const last = beats.findIndex(({ is }) => is === 'summary')
    if (last < 0) return
    reels?.show(round?.view.spins.at(-1)?.stops ?? FIRST_STOPS)
    setPlace(last)
  }, [beats, reels, round])

  const entered = beats.findIndex(({ is }) => is === 'enter')
  return {
    beat,
    at: beat?.at ?? (isTelling || phase === 'idle' ? beats.at(-1)?.at : 0) ?? 0,
    isLanded: round !== null && (beat ? beat.is !== 'spin' : phase === 'idle' || isTelling),
    isFree: beat !== null && entered >= 0 && place >= entered,
    goOn: next,
    skip,
  }
}

/** With the press the reels run; when nothing comes of it, they go back to where they stood. */
function useTurning(phase: Solo<LineView>['phase'], reels: Reels | null, view: LineView | null) {
  const isAway = useRef(false)
  useEffect(() => {
    if (!reels) return
    if (phase === 'showing') isAway.current = false
    if (phase === 'asking' && !isStill()) {
      isAway.current = true
      reels.turn()
    }
    if (phase === 'idle' && isAway.current) {
      isAway.current = false
      void reels.land(view?.spins.at(-1)?.stops ?? FIRST_STOPS)
    }
  }, [phase, reels, view])
}

async function landOn(reels: Reels, view: LineView, at: number): Promise<void> {
  const stops = view.spins[at]?.stops ?? FIRST_STOPS
  if (!isStill()) return reels.land(stops)
  reels.show(stops)
}

/** Only what pays more than the round cost is heard. */
function soundOf(beat: Beat, view: LineView, stake: bigint): void {
  const pays = view.spins[beat.at]?.pays ?? 0
  if (beat.is === 'wins' && amountOf(stake, view, pays) > stake) playSound('win')
  if (beat.is === 'scatter' || beat.is === 'enter') playSound('reveal')
}
