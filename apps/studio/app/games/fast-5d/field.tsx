import { fastFive } from '../../../src/games/fast-5d/rules.ts'
import { useText } from '../../lib/text.tsx'
import { Spot } from '../table-kit/spot.tsx'
import { spotEnd } from '../table-kit/spot-end.ts'
import type { BoardProps } from './board.tsx'
import { SUMS, timesOn } from './pays.ts'
import { sideName, spotName } from './words.ts'

/** What a side asks for, where signs say it shorter than words. */
const NOTES: Readonly<Record<string, string>> = {
  'big:sum': SUMS.big,
  'small:sum': SUMS.small,
  dragon: 'A > E',
  tie: 'A = E',
  tiger: 'A < E',
}

type Props = BoardProps & {
  spot: string
  /** The digit on it; a side shows its name. */
  face?: number
}

/** One place to bet on: a digit as a ball, or a side with what it pays. */
export function Field({ spot, play, outcome, face }: Props) {
  const { t } = useText()
  return (
    <Spot
      play={play}
      spot={spot}
      name={spotName(t, spot)}
      odds={timesOn(spot)}
      end={outcome && spotEnd(fastFive, spot, outcome)}
      className={face === undefined ? 'side-field' : 'digit-field'}
      isSmall
    >
      {face === undefined ? <SideFace spot={spot} /> : <b className="figures">{face}</b>}
    </Spot>
  )
}

function SideFace({ spot }: { spot: string }) {
  const { t } = useText()
  const [side = ''] = spot.split(':', 1)
  return (
    <>
      <b>{sideName(t, side)}</b>
      {NOTES[spot] && <span className="figures">{NOTES[spot]}</span>}
      <small className="figures">{timesOn(spot)}</small>
    </>
  )
}
