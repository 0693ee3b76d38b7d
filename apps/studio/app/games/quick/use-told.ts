import { useEffect, useRef, useState } from 'react'
import { isCelebrated } from '../../chrome/win-line.tsx'
import { isStill, useStill } from '../../lib/settings.ts'
import type { Solo } from '../../lib/solo.ts'
import { playSound, type SoundName } from '../../lib/sound.ts'

/** Long enough to see a win before its money joins the balance. */
const WIN_STAYS_MS = 700
/** Longer than a double tap: who ends a round does not begin another by it. */
const OVER_STAYS_MS = 420
const STEP_STAYS_MS = 100

export type Told = {
  /** The answer is here and on its way over the screen. */
  readonly isRunning: boolean
  /** What the round says is on screen: nothing moves any more. */
  readonly isLanded: boolean
}

/** Lets an answer run over the screen, land, stay a moment; then its money joins the balance. */
export function useTold<View>(
  { phase, round, shown }: Solo<View>,
  runsForMs: number,
  sound: SoundName = 'land',
): Told {
  const [landed, setLanded] = useState<unknown>(null)
  const isQuiet = useStill()
  const tellShown = useRef(shown)
  useEffect(() => void (tellShown.current = shown))

  useEffect(() => {
    if (phase !== 'showing' || !round) return
    const still = isStill()
    const lands = still ? 0 : runsForMs
    const isWin = isCelebrated(round)
    const land = setTimeout(() => {
      setLanded(round)
      playSound(isWin ? 'win' : sound)
    }, lands)
    const plain = round.is_over ? OVER_STAYS_MS : STEP_STAYS_MS
    const stays = isWin && !still ? WIN_STAYS_MS : plain
    const tell = setTimeout(() => tellShown.current(), lands + stays)
    return () => {
      clearTimeout(land)
      clearTimeout(tell)
    }
  }, [phase, round, runsForMs, sound])

  const isShowing = phase === 'showing'
  const hasLanded = isQuiet || landed === round
  return {
    isRunning: isShowing && !hasLanded,
    isLanded: isShowing ? hasLanded : phase !== 'asking',
  }
}
