import { derby, type DerbyOutcome } from '../../../src/games/derby/rules.ts'
import { useText } from '../../lib/text.tsx'
import { Spot } from '../table-kit/spot.tsx'
import { spotEnd } from '../table-kit/spot-end.ts'
import { SpotGroup } from '../table-kit/spot-group.tsx'
import type { TablePlay } from '../table-kit/use-table-play.ts'
import { pictures } from './derby.art.ts'
import { exactaSpot, KINDS, oddsOf, placeSpot } from './pays.ts'
import { RUNNER_NUMBERS } from './race.ts'
import { kindName, spotName } from './words.ts'
import './board.css'

type Props = {
  play: TablePlay<DerbyOutcome>
  /** Null until the race has been seen. */
  outcome: DerbyOutcome | null
}

/** Eight rows: a runner, and what it brings as the first, among two, among three. */
export function PlacesBoard(props: Props) {
  const { t } = useText()
  return (
    <SpotGroup className="places-board">
      <span className="board-corner" aria-hidden="true" />
      {KINDS.map((kind) => (
        <b key={kind} className="board-head" aria-hidden="true">
          {kindName(t, kind)}
        </b>
      ))}
      {RUNNER_NUMBERS.map((runner) => (
        <Row key={runner} runner={runner} {...props} />
      ))}
    </SpotGroup>
  )
}

function Row({ runner, ...props }: Props & { runner: number }) {
  const { t } = useText()
  return (
    <>
      <span className="board-runner" aria-hidden="true">
        <img src={pictures[`silk-${runner}`]} alt="" />
        {t('derby.runner', { number: runner })}
      </span>
      {KINDS.map((kind) => (
        <Field key={kind} spot={placeSpot(kind, runner)} {...props} />
      ))}
    </>
  )
}

/** Eight by eight: who is first by the row, who is second by the column. */
export function ExactaBoard(props: Props) {
  const { t } = useText()
  return (
    <SpotGroup className="exacta-board">
      <span className="board-corner" aria-hidden="true">
        <i>{t('derby.second')} →</i>
        <i>{t('derby.first')} ↓</i>
      </span>
      {RUNNER_NUMBERS.map((second) => (
        <Silk key={second} runner={second} />
      ))}
      {RUNNER_NUMBERS.map((first) => (
        <ExactaRow key={first} first={first} {...props} />
      ))}
    </SpotGroup>
  )
}

function ExactaRow({ first, ...props }: Props & { first: number }) {
  return (
    <>
      <Silk runner={first} />
      {RUNNER_NUMBERS.map((second) =>
        second === first ? (
          <i key={second} className="board-none" aria-hidden="true" />
        ) : (
          <Field key={second} spot={exactaSpot(first, second)} {...props} />
        ),
      )}
    </>
  )
}

function Silk({ runner }: { runner: number }) {
  return (
    <span className="board-silk" aria-hidden="true">
      <img src={pictures[`silk-${runner}`]} alt="" />
    </span>
  )
}

function Field({ spot, play, outcome }: Props & { spot: string }) {
  const { t } = useText()
  return (
    <Spot
      play={play}
      spot={spot}
      name={spotName(t, spot)}
      odds={oddsOf(spot)}
      end={outcome && spotEnd(derby, spot, outcome)}
      className="race-field"
      isSmall
    >
      <span className="figures">{oddsOf(spot)}</span>
    </Spot>
  )
}
