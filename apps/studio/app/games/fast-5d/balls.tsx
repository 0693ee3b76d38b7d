import { useState, type CSSProperties } from 'react'
import { PLACES, type FastFiveOutcome } from '../../../src/games/fast-5d/rules.ts'
import type { Run } from '../table-kit/use-run.ts'
import { pictures } from './fast-5d.art.ts'
import { BALL_MS, DROP_MS } from './motion.ts'
import './balls.css'

type Props = {
  run: Run<FastFiveOutcome> | null
  /** The draw before; null until there was one. */
  last: FastFiveOutcome | null
  /** How many moments of the draw have passed. */
  told: number
  label: string
}

/** Five places, each with its ball. A draw lets the old ones go, mixes, and drops the new ones. */
export function Balls({ run, last, told, label }: Props) {
  return (
    <figure className="balls" aria-label={label}>
      <Places key={run?.roundId ?? 'rest'} run={run} last={last} told={told} />
    </figure>
  )
}

/** Animations count from when their element came: what has passed before is taken once. */
function Places({ run, last, told }: Omit<Props, 'label'>) {
  const [ran] = useState(() => (run ? Date.now() - run.since : 0))
  return PLACES.map((place, at) => {
    const style = {
      '--ran': `${-ran}ms`,
      '--at': `${(BALL_MS[at] ?? 0) - DROP_MS - ran}ms`,
    } as CSSProperties
    const isMixing = run !== null && told <= at
    const old = last?.digits[at]
    const drawn = run?.outcome.digits[at]
    return (
      <span key={place} className="ball-place" style={style}>
        <span className="ball-well">
          {isMixing && <i className="ball-mix" data-place={place} />}
          {old !== undefined && (run === null || told === 0) && (
            <img className="ball" data-leaves={run ? true : undefined} src={ball(at, old)} alt="" />
          )}
          {drawn !== undefined && <img className="ball" data-drops src={ball(at, drawn)} alt="" />}
        </span>
        <small>{place.toUpperCase()}</small>
      </span>
    )
  })
}

const ball = (place: number, digit: number): string | undefined =>
  pictures[`ball-${place}-${digit}`]
