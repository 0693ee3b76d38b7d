import { useEffect } from 'react'
import type { PlinkoView } from '../../../src/games/plinko/rules.ts'
import { playSound } from '../../lib/sound.ts'
import { useRun } from '../quick/use-run.ts'
import { BALL_RADIUS, ballAt, fallMs, metAt, PIN_RADIUS, pinMet, pinsMet } from './fall.ts'

/** Earlier moments that are still faintly seen, in milliseconds before now. */
const TRAIL_MS = [28, 56, 84, 112] as const
const GLOW_MS = 380

/** What the ball and the pins are painted with. */
export function Paint() {
  return (
    <defs>
      <radialGradient id="plinko-ball" cx="0.36" cy="0.3" r="0.78">
        <stop offset="0" stopColor="#fffbe8" />
        <stop offset="0.35" stopColor="#ffd66b" />
        <stop offset="0.8" stopColor="#d68a1c" />
        <stop offset="1" stopColor="#7c4708" />
      </radialGradient>
      <radialGradient id="plinko-pin" cx="0.38" cy="0.3" r="0.8">
        <stop offset="0" stopColor="#ffffff" />
        <stop offset="0.5" stopColor="#d3dcff" />
        <stop offset="1" stopColor="#7484c8" />
      </radialGradient>
    </defs>
  )
}

/** The ball on its way, or at rest in its slot; the pins it met glow for a moment. */
export function Ball({ fall, isRunning }: { fall: PlinkoView; isRunning: boolean }) {
  const lasts = fallMs(fall.rows)
  const ms = useRun(isRunning, lasts) * lasts
  const met = pinsMet(fall, ms)
  useEffect(() => {
    if (isRunning && met > 0) playSound('tick')
  }, [isRunning, met])
  const { x, y } = ballAt(fall, ms)
  return (
    <>
      {isRunning && <Glows fall={fall} met={met} ms={ms} />}
      {isRunning &&
        TRAIL_MS.map((ago, at) => {
          const before = ballAt(fall, Math.max(0, ms - ago))
          return (
            <circle
              key={ago}
              className="plinko-trail"
              cx={before.x}
              cy={before.y}
              r={BALL_RADIUS * (0.86 - at * 0.16)}
              opacity={0.3 - at * 0.07}
            />
          )
        })}
      <circle cx={x} cy={y} r={BALL_RADIUS} fill="url(#plinko-ball)" />
    </>
  )
}

function Glows({ fall, met, ms }: { fall: PlinkoView; met: number; ms: number }) {
  return Array.from({ length: met }, (_, row) => {
    const left = 1 - (ms - metAt(fall, row)) / GLOW_MS
    if (left <= 0) return null
    const { x, y } = pinMet(fall, row)
    return (
      <g key={y} className="plinko-glow" opacity={left}>
        <circle cx={x} cy={y} r={PIN_RADIUS * (1.6 + 2.4 * (1 - left))} opacity="0.35" />
        <circle cx={x} cy={y} r={PIN_RADIUS * 1.15} />
      </g>
    )
  })
}
