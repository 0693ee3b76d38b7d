import { useState, type CSSProperties } from 'react'
import { FACES, type ThreeDice } from '../../../src/games/three-dice.ts'
import type { Run } from '../table-kit/use-run.ts'
import { LIFT_MS, motionOf, type DieMotion } from './motion.ts'
import { pictures } from './sic-bo.art.ts'
import './dome.css'

type Props = {
  run: Run<ThreeDice> | null
  /** What lies there while nothing is thrown. */
  last: ThreeDice
  label: string
}

/** Three dice under glass. They are shaken, rest one after another, and the glass is lifted. */
export function Dome({ run, last, label }: Props) {
  return (
    <figure className="dome" aria-label={label} key={run?.roundId ?? 'rest'}>
      <div className="dome-plate" />
      <Dice run={run} thrown={run?.outcome ?? last} />
    </figure>
  )
}

/** Animations count from when their element came: what has passed before is taken once. */
function Dice({ run, thrown }: { run: Run<ThreeDice> | null; thrown: ThreeDice }) {
  const [ran] = useState(() => (run ? Date.now() - run.since : Number.POSITIVE_INFINITY))
  const isThrown = run !== null && Number.isFinite(ran)
  return (
    <>
      <div
        className="dome-dice"
        data-thrown={isThrown || undefined}
        style={{ '--ran': `${isThrown ? -ran : 0}ms` } as CSSProperties}
      >
        {motionOf(thrown).map((motion, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a die is known by its place
          <Die key={at} at={at} motion={motion} />
        ))}
      </div>
      <div
        className="dome-glass"
        data-thrown={isThrown || undefined}
        style={
          { '--ran': `${isThrown ? -ran : 0}ms`, '--lifts': `${LIFT_MS - ran}ms` } as CSSProperties
        }
      />
    </>
  )
}

const degrees = ([x, y]: readonly [number, number], name: string) => ({
  [`--${name}-x`]: `${x}deg`,
  [`--${name}-y`]: `${y}deg`,
})

function Die({ at, motion: { start, end, restMs } }: { at: number; motion: DieMotion }) {
  const style = { ...degrees(start, 'start'), ...degrees(end, 'end'), '--rest': `${restMs}ms` }
  return (
    <div className="die" data-die={at} style={style as CSSProperties}>
      <div className="die-cube">
        {FACES.map((face) => (
          <img
            key={face}
            className="die-face"
            data-face={face}
            src={pictures[`die-${face}`]}
            alt=""
          />
        ))}
      </div>
    </div>
  )
}
