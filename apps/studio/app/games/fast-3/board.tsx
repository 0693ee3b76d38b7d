import type { CSSProperties } from 'react'
import { fastThree } from '../../../src/games/fast-3/rules.ts'
import type { ThreeDice } from '../../../src/games/three-dice.ts'
import { useText } from '../../lib/text.tsx'
import { Spot } from '../table-kit/spot.tsx'
import { spotEnd } from '../table-kit/spot-end.ts'
import { SpotGroup } from '../table-kit/spot-group.tsx'
import type { TablePlay } from '../table-kit/use-table-play.ts'
import { pictures } from './fast-3.art.ts'
import { ANY_TRIPLE, HALVES, ODDS, RANGES, RUN, SHARES, TOTALS, TRIPLES } from './fields.ts'
import { spotName } from './words.ts'
import './board.css'

type Props = {
  play: TablePlay<ThreeDice>
  /** Null until the dice have been seen. */
  outcome: ThreeDice | null
}

/** All fields: halves, totals over bars of how often they come, triples and the run. */
export function FastThreeBoard({ play, outcome }: Props) {
  const { t } = useText()
  const field = (spot: string) => <Field key={spot} spot={spot} play={play} outcome={outcome} />
  return (
    <SpotGroup className="three-board">
      <div className="three-row three-halves">{HALVES.map(field)}</div>
      <p className="three-note">{t('fast-3.bars')}</p>
      <div className="three-row three-totals">{TOTALS.map(field)}</div>
      <div className="three-row three-triples">{TRIPLES.map(field)}</div>
      <div className="three-row three-rest">
        {field(ANY_TRIPLE)}
        {field(RUN)}
      </div>
    </SpotGroup>
  )
}

function Field({ spot, play, outcome }: Props & { spot: string }) {
  const { t } = useText()
  const odds = ODDS.get(spot) ?? ''
  return (
    <Spot
      play={play}
      spot={spot}
      name={spotName(t, spot)}
      odds={odds}
      end={outcome && spotEnd(fastThree, spot, outcome)}
      className="three-field"
      isSmall
    >
      <Face spot={spot} />
      <small className="figures">{odds}</small>
    </Spot>
  )
}

/** What is seen on a field: a number, three dice, or its name. */
function Face({ spot }: { spot: string }) {
  const { t } = useText()
  const [kind, what = ''] = spot.split(':')
  if (kind === 'total') {
    const share = { '--share': SHARES.get(spot) } as CSSProperties
    return (
      <>
        <i className="three-bar" style={share} />
        <b className="figures three-total">{what}</b>
      </>
    )
  }
  if (kind === 'triple') return <FaceDice faces={[what, what, what]} />
  return (
    <span className="three-name">
      {spot === RUN && <FaceDice faces={['2', '3', '4']} />}
      <b>{spotName(t, spot)}</b>
      {(spot === 'small' || spot === 'big') && <span className="figures">{RANGES[spot]}</span>}
    </span>
  )
}

function FaceDice({ faces }: { faces: readonly string[] }) {
  return (
    <span className="three-dice">
      {faces.map((face, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a die may stand there twice
        <img key={at} src={pictures[`die-${face}`]} alt="" />
      ))}
    </span>
  )
}
