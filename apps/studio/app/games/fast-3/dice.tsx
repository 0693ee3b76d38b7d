import { useState, type CSSProperties } from 'react'
import { FACES, type ThreeDice } from '../../../src/games/three-dice.ts'
import { motionOf, type DieMotion } from '../sic-bo/motion.ts'
import type { Run } from '../table-kit/use-run.ts'
import { pictures } from './fast-3.art.ts'
import { REST_MS } from './motion.ts'
import './dice.css'

type Props = {
  run: Run<ThreeDice> | null
  /** What lies there while nothing is thrown. */
  last: ThreeDice
  label: string
}

/** Three dice are thrown across a tray and come to rest one after another. */
export function Dice({ run, last, label }: Props) {
  return (
    <figure className="throw" aria-label={label}>
      <Thrown key={run?.roundId ?? 'rest'} run={run} thrown={run?.outcome ?? last} />
    </figure>
  )
}

/** Animations count from when their element came: what has passed before is taken once. */
function Thrown({ run, thrown }: { run: Run<ThreeDice> | null; thrown: ThreeDice }) {
  const [ran] = useState(() => (run ? Date.now() - run.since : 0))
  return motionOf(thrown, REST_MS).map((motion, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- a die is known by its place
    <Die key={at} motion={motion} isThrown={run !== null} ran={ran} />
  ))
}

type DieProps = { motion: DieMotion; isThrown: boolean; ran: number }

function Die({ motion: { start, end, restMs }, isThrown, ran }: DieProps) {
  const style = {
    '--start-x': `${start[0]}deg`,
    '--start-y': `${start[1]}deg`,
    '--end-x': `${end[0]}deg`,
    '--end-y': `${end[1]}deg`,
    '--rest': `${restMs}ms`,
    '--ran': `${-ran}ms`,
  } as CSSProperties
  return (
    <div className="throw-die" data-thrown={isThrown || undefined} style={style}>
      <i className="throw-shadow" />
      <div className="throw-hop">
        <div className="throw-cube">
          {FACES.map((face) => (
            <img key={face} data-face={face} src={pictures[`die-${face}`]} alt="" />
          ))}
        </div>
      </div>
    </div>
  )
}
