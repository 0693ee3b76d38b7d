import { useEffect, useState } from 'react'
import { HAND_CARDS, type Hold } from '../../../src/games/jacks/hands.ts'
import { playSound } from '../../lib/sound.ts'

const NONE: Hold = [false, false, false, false, false]
const KEYS = Array.from({ length: HAND_CARDS }, (_, at) => String(at + 1))

export const toggled = (hold: Hold, at: number): Hold =>
  hold.map((isHeld, place) => (place === at ? !isHeld : isHeld)) as readonly boolean[] as Hold

type Held = { readonly hold: Hold; toggle: (at: number) => void }

/** What the player keeps of this deal: by pressing a card, or its key from 1 to 5. */
export function useHold(roundId: string, isOpen: boolean): Held {
  const [held, setHeld] = useState({ roundId, hold: NONE })
  const hold = held.roundId === roundId ? held.hold : NONE
  const toggle = (at: number) => {
    playSound('tick')
    setHeld({ roundId, hold: toggled(hold, at) })
  }
  useEffect(() => {
    if (!isOpen) return
    const onKey = (event: KeyboardEvent) => {
      const at = KEYS.indexOf(event.key)
      const isTyped = (event.target as Element).closest('input:not([type=checkbox]), dialog')
      if (at < 0 || event.repeat || isTyped || event.ctrlKey || event.metaKey || event.altKey)
        return
      toggle(at)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
  return { hold, toggle }
}
