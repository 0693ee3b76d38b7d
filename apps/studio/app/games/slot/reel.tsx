import { useLayoutEffect, useRef } from 'react'
import { isStill } from '../../lib/settings.ts'
import { playSound } from '../../lib/sound.ts'
import { ROWS } from '../../../src/games/slot/strip.ts'
import type { BeltCell } from './belt.ts'
import './reel.css'

/** The first reel lands after this; the others follow one by one. */
const LANDS_MS = 2_200
const LATER_MS = 200
export const landsAfter = (reel: number): number => LANDS_MS + LATER_MS * reel

/** How far a reel swings past its stop, in symbols. */
const SWING = 0.22

type Props = {
  belt: readonly BeltCell<string>[]
  reel: number
  /** Goes up with every turn; nothing turns at 0. */
  turn: number
  picture: (cell: BeltCell<string>) => string
}

/** One reel: a belt of pictures that slides down and stops with its top in the window. */
export function Reel({ belt, reel, turn, picture }: Props) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (turn === 0 || isStill() || !element.current) return
    const moving = element.current.animate(framesOf(belt.length), {
      duration: landsAfter(reel),
      fill: 'backwards',
    })
    moving.finished.then(
      () => playSound('land'),
      () => {},
    )
    return () => moving.cancel()
  }, [turn, belt.length, reel])
  return (
    <div className="reel" aria-hidden="true">
      <div className="reel-belt" ref={element} key={turn}>
        {belt.map((cell, at) => (
          // A belt never changes its order: the place is the name.
          // oxlint-disable-next-line react/no-array-index-key -- see above
          <span key={at} className="reel-cell">
            <img src={picture(cell)} alt="" decoding="sync" draggable={false} />
          </span>
        ))}
      </div>
    </div>
  )
}

/** Off quickly, steady, then slower past the stop and back to it. */
function framesOf(cells: number): Keyframe[] {
  const way = cells - ROWS - 1
  const at = (passed: number): string => `translateY(calc(var(--cell) * ${passed - way - 1}))`
  return [
    { transform: at(0), easing: 'cubic-bezier(0.5, 0, 0.8, 0.6)' },
    { transform: at(way * 0.08), offset: 0.14, easing: 'linear' },
    { transform: at(way * 0.86), offset: 0.8, easing: 'cubic-bezier(0.3, 0.7, 0.5, 1)' },
    { transform: at(way + SWING), offset: 0.93, easing: 'ease-in-out' },
    { transform: at(way), offset: 1 },
  ]
}
