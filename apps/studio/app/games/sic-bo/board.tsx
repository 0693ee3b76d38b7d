import { sicBo } from '../../../src/games/sic-bo/rules.ts'
import type { ThreeDice } from '../../../src/games/three-dice.ts'
import { useText } from '../../lib/text.tsx'
import { Spot } from '../table-kit/spot.tsx'
import { spotEnd } from '../table-kit/spot-end.ts'
import { SpotGroup } from '../table-kit/spot-group.tsx'
import type { TablePlay } from '../table-kit/use-table-play.ts'
import { ANY_TRIPLE, diceOn, DOUBLES, HALVES, PAIRS, SINGLES, TOTALS, TRIPLES } from './fields.ts'
import { oddsOf, rangeOf } from './pays.ts'
import { pictures } from './sic-bo.art.ts'
import { spotName } from './words.ts'
import './board.css'

type Props = {
  play: TablePlay<ThreeDice>
  /** Null until the dice have been seen. */
  outcome: ThreeDice | null
}

/** All 52 fields, by their kinds. */
export function SicBoBoard({ play, outcome }: Props) {
  const field = (spot: string) => <Field key={spot} spot={spot} play={play} outcome={outcome} />
  return (
    <SpotGroup className="dice-board">
      <div className="row row-halves">{HALVES.map(field)}</div>
      <div className="row row-doubles">{DOUBLES.map(field)}</div>
      <div className="row row-any">{field(ANY_TRIPLE)}</div>
      <div className="row row-triples">{TRIPLES.map(field)}</div>
      <div className="row row-totals">{TOTALS.map(field)}</div>
      <div className="row row-pairs">{PAIRS.map(field)}</div>
      <div className="row row-singles">{SINGLES.map(field)}</div>
    </SpotGroup>
  )
}

function Field({ spot, play, outcome }: Props & { spot: string }) {
  const { t } = useText()
  const dice = diceOn(spot)
  const total = spot.startsWith('total:') ? spot.slice('total:'.length) : null
  return (
    <Spot
      play={play}
      spot={spot}
      name={spotName(t, spot)}
      odds={oddsOf(spot)}
      end={outcome && spotEnd(sicBo, spot, outcome)}
      className="dice-field"
      isSmall
    >
      {dice.length > 0 && (
        <span className="field-dice">
          {dice.map((face, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a die may stand there twice
            <img key={at} src={pictures[`die-${face}`]} alt="" />
          ))}
        </span>
      )}
      {total !== null && <b className="field-total figures">{total}</b>}
      {dice.length === 0 && total === null && <Half spot={spot} />}
      <span className="field-odds figures">{oddsOf(spot)}</span>
    </Spot>
  )
}

const RANGES: Readonly<Record<string, string>> = { small: rangeOf('small'), big: rangeOf('big') }

/** The name of a large field, and which totals it is about. */
function Half({ spot }: { spot: string }) {
  const { t } = useText()
  return (
    <span className="field-name">
      {spot === ANY_TRIPLE && <AnyDice />}
      <b>{spotName(t, spot)}</b>
      {RANGES[spot] && <small className="figures">{RANGES[spot]}</small>}
    </span>
  )
}

/** Three equal dice of which nobody knows the face. */
function AnyDice() {
  return (
    <span className="any-dice" aria-hidden="true">
      <i>?</i>
      <i>?</i>
      <i>?</i>
    </span>
  )
}
