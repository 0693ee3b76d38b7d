import { useState, type CSSProperties } from 'react'
import { BALLS, type KenoOutcome } from '../../../src/games/keno/rules.ts'
import type { Run } from '../table-kit/use-run.ts'
import { pictures } from './keno.art.ts'
import { BALL_MS, ROLL_MS } from './motion.ts'
import './drawn.css'

type Props = {
  run: Run<KenoOutcome> | null
  /** The draw before; null until there was one. */
  last: KenoOutcome | null
  /** Numbers on the player's lines. */
  placed: ReadonlySet<number>
  label: string
}

const WELLS = Array.from({ length: BALLS }, (_, at) => at)

/** Twenty wells in the order of the draw; between draws the balls of the last one lie there. */
export function Drawn({ run, last, placed, label }: Props) {
  return (
    <figure className="drawn" aria-label={label}>
      <Wells key={run?.roundId ?? 'rest'} run={run} last={last} placed={placed} />
    </figure>
  )
}

/** Animations count from when their element came: what has passed before is taken once. */
function Wells({ run, last, placed }: Omit<Props, 'label'>) {
  const [ran] = useState(() => (run ? Date.now() - run.since : 0))
  const { balls } = run?.outcome ?? last ?? { balls: [] }
  return WELLS.map((at) => {
    const ball = balls[at]
    const style = { '--at': `${(BALL_MS[at] ?? 0) - ROLL_MS - ran}ms` } as CSSProperties
    return (
      <span key={at} className="drawn-well" data-run={run ? true : undefined} style={style}>
        {ball !== undefined && (
          <img
            src={pictures[`ball-${ball}`]}
            data-hit={(run !== null && placed.has(ball)) || undefined}
            alt=""
          />
        )}
      </span>
    )
  })
}
