import { useEffect, useRef, useState } from 'react'
import type { ClassicRow, ClassicSymbol } from '../../../src/games/classic/rules.ts'
import { STRIPS } from '../../../src/games/classic/rules.ts'
import type { SlotView } from '../../../src/games/slot/view.ts'
import { isCelebrated } from '../../chrome/win-line.tsx'
import { isStill } from '../../lib/settings.ts'
import type { Solo } from '../../lib/solo.ts'
import { playSound } from '../../lib/sound.ts'
import { beltOf, restingBelt, type BeltCell } from '../slot/belt.ts'
import { landsAfter } from '../slot/reel.tsx'

export type ClassicView = SlotView<ClassicSymbol, ClassicRow>
export type Spin = {
  /** How many turns there were; 0 before the first. */
  readonly turn: number
  readonly belts: readonly (readonly BeltCell<ClassicSymbol>[])[]
  readonly isLanded: boolean
}

/** What the reels show before anything was played: no line of it pays. */
const FIRST_STOPS = [4, 21, 9] as const
/** Long enough to see what pays before the money joins the balance. */
const WIN_SHOWN_MS = 900
const LOSS_SHOWN_MS = 120

const beltsAtRest = (stops: readonly number[]) =>
  STRIPS.map((strip, reel) => restingBelt(strip, stops[reel] ?? 0))

/** Turns the reels to where the studio's answer says they stopped, then tells that it was shown. */
export function useSpin({ phase, round, shown }: Solo<ClassicView>): Spin {
  const stops = useRef<readonly number[]>(FIRST_STOPS)
  const [spin, setSpin] = useState<Spin>(() => ({
    turn: 0,
    belts: beltsAtRest(FIRST_STOPS),
    isLanded: false,
  }))
  const tellShown = useRef(shown)
  useEffect(() => void (tellShown.current = shown))

  useEffect(() => {
    if (phase !== 'showing' || !round) return
    const from = stops.current
    const to = round.view.spins[0]?.stops ?? FIRST_STOPS
    stops.current = to
    const still = isStill()
    const belts = still
      ? beltsAtRest(to)
      : STRIPS.map((strip, reel) => beltOf(strip, from[reel] ?? 0, to[reel] ?? 0, reel))
    setSpin(({ turn }) => ({ turn: turn + 1, belts, isLanded: still }))
    const landsIn = still ? 0 : landsAfter(STRIPS.length - 1)
    const isWin = isCelebrated(round)
    const land = setTimeout(() => {
      setSpin((before) => ({ ...before, isLanded: true }))
      if (isWin) playSound('win')
    }, landsIn)
    const pays = round.payout !== null && round.payout > 0n
    const tell = setTimeout(
      () => tellShown.current(),
      landsIn + (pays && !still ? WIN_SHOWN_MS : LOSS_SHOWN_MS),
    )
    return () => {
      clearTimeout(land)
      clearTimeout(tell)
    }
  }, [phase, round])
  return spin
}
