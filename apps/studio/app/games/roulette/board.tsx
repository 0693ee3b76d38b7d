import type { CSSProperties } from 'react'
import { colourOf } from '../../../src/games/roulette/layout.ts'
import { useText } from '../../lib/text.tsx'
import { TotalChip } from '../table-kit/chip-pile.tsx'
import type { SpotEnd } from '../table-kit/spot-end.ts'
import type { TablePlay } from '../table-kit/use-table-play.ts'
import { BoardHits } from './board-hits.tsx'
import { lying } from './lying.ts'
import { BOARD, INSIDE_MAX, PLACES, placeOf, type Place } from './places.ts'
import { outsideWord } from './words.ts'
import './board.css'

type Props = {
  play: TablePlay
  /** Numbers that what is pointed at would cover. */
  lit: ReadonlySet<number>
  onLit: (numbers: readonly number[]) => void
  /** The number that came, once everybody has seen it. */
  came: number | null
  endOf: (spot: string) => SpotEnd | null
}

/** Fields one can see; bets on lines and corners lie between them. */
const FIELDS = PLACES.filter(
  ({ kind, numbers }) => kind === 'straight' || numbers.length > INSIDE_MAX,
)

const SIZE = {
  '--all-along': BOARD.along,
  '--all-across': BOARD.across,
  '--below': BOARD.below,
} as CSSProperties

/** The board: fields to see, chips on them, and over both what takes fingers and keys. */
export function Board({ play, lit, onLit, came, endOf }: Props) {
  return (
    <div className="board" style={SIZE} data-open={play.isOpen || undefined}>
      <div className="board-fields" aria-hidden="true">
        {FIELDS.map((place) => (
          <Field key={place.spot} place={place} lit={lit} came={came} />
        ))}
      </div>
      <Chips play={play} endOf={endOf} />
      <BoardHits play={play} onLit={onLit} />
    </div>
  )
}

type FieldProps = { place: Place; lit: ReadonlySet<number>; came: number | null }

function Field({ place, lit, came }: FieldProps) {
  const { t } = useText()
  const { kind, numbers, spot } = place
  const [number = 0] = numbers
  const isNumber = kind === 'straight'
  const isLit = isNumber && lit.has(number)
  const hasCome = came !== null && numbers.includes(came)
  return (
    <span
      className="field"
      data-kind={kind}
      data-colour={isNumber ? colourOf(number) : undefined}
      data-lit={isLit || undefined}
      data-came={hasCome || undefined}
      style={lying(place)}
    >
      <b>
        {isNumber && number}
        {(spot === 'red' || spot === 'black') && <i className="swatch" data-colour={spot} />}
        {!isNumber && outsideWord(t, spot)}
      </b>
    </span>
  )
}

type ChipsProps = { play: TablePlay; endOf: (spot: string) => SpotEnd | null }

/** A chip with the whole amount on each bet; what is not placed yet has a dashed line round it. */
function Chips({ play, endOf }: ChipsProps) {
  const laid = play.isOpen ? play.pending : new Map<string, bigint>()
  const all = [
    ...[...play.placed].map(([spot, amount]) => ({ spot, amount, state: 'placed' as const })),
    ...[...laid].map(([spot, amount]) => ({ spot, amount, state: 'laid' as const })),
  ]
  return (
    <div className="board-chips" aria-hidden="true">
      {all.map(({ spot, amount, state }) => (
        <span
          key={`${state} ${spot}`}
          className="board-chip"
          data-inside={placeOf(spot).numbers.length <= INSIDE_MAX || undefined}
          data-both={(state === 'laid' && play.placed.has(spot)) || undefined}
          data-bet={spot}
          data-end={endOf(spot) ?? undefined}
          style={lying(placeOf(spot))}
        >
          <TotalChip chips={play.chips} amount={amount} state={state} />
        </span>
      ))}
    </div>
  )
}
