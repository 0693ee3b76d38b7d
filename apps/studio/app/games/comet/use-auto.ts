import { useState } from 'react'

/** The level a bet leaves at by itself. It is chosen before the bet and goes with it. */
export type Auto = {
  readonly isOn: boolean
  /** What stands in the field, on or off. */
  readonly level: number
  /** What a bet takes along. */
  readonly chosen: number | null
  turn(isOn: boolean): void
  set(level: number): void
}

const FIRST = 200

export function useAuto(): Auto {
  const [isOn, turn] = useState(false)
  const [level, set] = useState(FIRST)
  return { isOn, level, chosen: isOn ? level : null, turn, set }
}
