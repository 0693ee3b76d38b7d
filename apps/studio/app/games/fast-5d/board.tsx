import { useState } from 'react'
import { PLACES, type FastFiveOutcome } from '../../../src/games/fast-5d/rules.ts'
import { useText } from '../../lib/text.tsx'
import { Segments } from '../quick/segments.tsx'
import { SpotGroup } from '../table-kit/spot-group.tsx'
import type { TablePlay } from '../table-kit/use-table-play.ts'
import { Field } from './field.tsx'
import { DIGITS, timesOn } from './pays.ts'
import { PickBoard } from './pick-board.tsx'
import type { Place } from './picks.ts'
import { PlaceTabs } from './place-tabs.tsx'
import { placeName, spotName } from './words.ts'
import './board.css'

export type BoardProps = {
  play: TablePlay<FastFiveOutcome>
  /** Null until the whole draw has been seen. */
  outcome: FastFiveOutcome | null
}

const KINDS = ['digit', 'pair', 'trio', 'sum'] as const
type Kind = (typeof KINDS)[number]
/** A bet of each kind, to print what it pays. */
const EXAMPLES = { digit: 'digit:a:0', pair: 'pair:ab:00', trio: 'trio:abc:000' } as const

/** All bets of the game, by their kinds: one kind at a time. */
export function Board({ play, outcome, onAdded }: BoardProps & { onAdded: () => void }) {
  const { t } = useText()
  const [kind, setKind] = useState<Kind>('digit')
  const [place, setPlace] = useState<Place>('a')
  const kindText = (one: Kind) =>
    one === 'sum' ? t('fast-5d.sides') : `${spotName(t, one)} ${timesOn(EXAMPLES[one])}`
  return (
    <section className="five-board" data-kind={kind}>
      <Segments
        label={t('fast-5d.kinds')}
        options={KINDS.map((one) => [one, kindText(one)] as const)}
        value={kind}
        onChange={setKind}
      />
      {kind === 'digit' && (
        <DigitBoard play={play} outcome={outcome} place={place} onPlace={setPlace} />
      )}
      {(kind === 'pair' || kind === 'trio') && (
        <PickBoard
          key={kind}
          kind={kind}
          play={play}
          place={place}
          onPlace={setPlace}
          onAdded={onAdded}
        />
      )}
      {kind === 'sum' && <SumBoard play={play} outcome={outcome} />}
    </section>
  )
}

const HALVES = ['big', 'small', 'odd', 'even'] as const

type PlaceProps = { place: Place; onPlace: (place: Place) => void }

/** Each place with its ten digits and its four halves. */
function DigitBoard({ play, outcome, place, onPlace }: BoardProps & PlaceProps) {
  const { t } = useText()
  const laidOn = (one: Place) =>
    DIGITS.filter((digit) => {
      const spot = `digit:${one}:${digit}`
      return play.pending.has(spot) || play.placed.has(spot)
    })
  return (
    <>
      <PlaceTabs place={place} onPlace={onPlace} digitsOn={laidOn} />
      <SpotGroup className="place-rows">
        {PLACES.map((one) => (
          <div key={one} className="place-row" data-chosen={one === place || undefined}>
            <b className="place-name">{placeName(t, one)}</b>
            <div className="digits">
              {DIGITS.map((digit) => {
                const spot = `digit:${one}:${digit}`
                return <Field key={spot} spot={spot} play={play} outcome={outcome} face={digit} />
              })}
            </div>
            <div className="halves">
              {HALVES.map((half) => {
                const spot = `${half}:${one}`
                return <Field key={spot} spot={spot} play={play} outcome={outcome} />
              })}
            </div>
          </div>
        ))}
      </SpotGroup>
    </>
  )
}

const SUM_SPOTS = HALVES.map((half) => `${half}:sum`)
const LEADS = ['dragon', 'tie', 'tiger'] as const

/** The sum of all five digits, and the first place against the last. */
function SumBoard({ play, outcome }: BoardProps) {
  const { t } = useText()
  const field = (spot: string) => <Field key={spot} spot={spot} play={play} outcome={outcome} />
  return (
    <SpotGroup className="sum-board">
      <p>{t('fast-5d.sum_line')}</p>
      <div className="sum-row">{SUM_SPOTS.map(field)}</div>
      <p>{t('fast-5d.lead_line')}</p>
      <div className="sum-row">{LEADS.map(field)}</div>
    </SpotGroup>
  )
}
