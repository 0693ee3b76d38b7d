import { useMemo, useRef, useState, type KeyboardEvent } from 'react'
import {
  NEIGHBOURS_MAX,
  neighboursOf,
  ORPHELINS,
  TIERS,
  VOISINS,
  WHEEL,
  type Chips,
} from '../../../src/games/roulette/announced.ts'
import { colourOf } from '../../../src/games/roulette/layout.ts'
import { Glyph } from '../../chrome/glyph.tsx'
import { useText } from '../../lib/text.tsx'
import { useMoney } from '../../lib/use-money.ts'
import type { TablePlay } from '../table-kit/use-table-play.ts'
import { INSIDE_MAX, placeOf } from './places.ts'
import { numbersOf, sizeOf } from './track-bets.ts'
import { trackOf, type TrackShape, type ZoneName } from './racetrack.ts'
import { colourWord, ZONE_NAMES } from './words.ts'
import './racetrack.css'

type Props = {
  play: TablePlay
  shape: TrackShape
  lit: ReadonlySet<number>
  onLit: (numbers: readonly number[]) => void
}

const ZONE_CHIPS: Readonly<Record<ZoneName, readonly Chips[]>> = {
  voisins: VOISINS,
  orphelins: ORPHELINS,
  tiers: TIERS,
}
const FIRST_EACH_SIDE = 2
const NOTHING: readonly number[] = []

/** Bets by the order of the wheel: a number with its neighbours, and the three announced bets. */
export function Racetrack({ play, shape, lit, onLit }: Props) {
  const { t } = useText()
  const { short } = useMoney()
  const track = useMemo(() => trackOf(shape), [shape])
  const [eachSide, setEachSide] = useState(FIRST_EACH_SIDE)
  const own = useOwnNumbers(play)
  const bet = (chips: readonly Chips[]) =>
    play.lay(chips.map((one) => ({ spot: one.spot, stake: play.chip.units * BigInt(one.chips) })))
  const costs = (chips: readonly Chips[]) => short(play.chip.units * BigInt(sizeOf(chips).chips))
  return (
    <fieldset
      className="racetrack"
      data-open={play.isOpen || undefined}
      aria-label={t('wheel.track')}
    >
      <svg viewBox={`0 0 ${track.width} ${track.height}`}>
        {track.zones.map(({ zone, path, label: [x, y] }) => (
          <g
            key={zone}
            className="zone"
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- SVG has no button
            role="button"
            tabIndex={0}
            data-zone={zone}
            aria-disabled={!play.isOpen}
            aria-label={`${t(ZONE_NAMES[zone])}, ${costs(ZONE_CHIPS[zone])}`}
            onClick={() => bet(ZONE_CHIPS[zone])}
            onKeyDown={(event) => onPress(event, () => bet(ZONE_CHIPS[zone]))}
            onPointerEnter={() => onLit(numbersOf(ZONE_CHIPS[zone]))}
            onPointerLeave={() => onLit(NOTHING)}
            onFocus={() => onLit(numbersOf(ZONE_CHIPS[zone]))}
            onBlur={() => onLit(NOTHING)}
          >
            <path d={path} />
            <text x={x} y={y}>
              {t(ZONE_NAMES[zone])}
            </text>
          </g>
        ))}
        <TrackCells
          track={track}
          play={play}
          eachSide={eachSide}
          lit={lit}
          own={own}
          onLit={onLit}
          onBet={(number) => bet(neighboursOf(number, eachSide))}
          costs={costs}
        />
      </svg>
      <Neighbours eachSide={eachSide} onChange={setEachSide} />
    </fieldset>
  )
}

function onPress(event: KeyboardEvent, act: () => void): void {
  if (event.key !== 'Enter' && event.key !== ' ') return
  event.preventDefault()
  if (!event.repeat) act()
}

/** Numbers the player has inside bets on: they have a dot on the track. */
function useOwnNumbers({ placed, pending, isOpen }: TablePlay): ReadonlySet<number> {
  return useMemo(() => {
    const spots = [...placed.keys(), ...(isOpen ? pending.keys() : [])]
    const inside = spots
      .map((spot) => placeOf(spot))
      .filter(({ numbers }) => numbers.length <= INSIDE_MAX)
    return new Set(inside.flatMap(({ numbers }) => numbers))
  }, [placed, pending, isOpen])
}

type CellsProps = {
  track: ReturnType<typeof trackOf>
  play: TablePlay
  eachSide: number
  lit: ReadonlySet<number>
  own: ReadonlySet<number>
  onLit: (numbers: readonly number[]) => void
  onBet: (number: number) => void
  costs: (chips: readonly Chips[]) => string
}

/** The numbers. One of them can be reached with Tab, the others from there with arrows. */
function TrackCells({ track, play, eachSide, lit, own, onLit, onBet, costs }: CellsProps) {
  const { t } = useText()
  const [focused, setFocused] = useState(0)
  const cells = useRef(new Map<number, SVGGElement>())
  const onKeyDown = (event: KeyboardEvent, number: number) => {
    onPress(event, () => onBet(number))
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = WHEEL.at((WHEEL.indexOf(number) + step) % WHEEL.length) ?? 0
    setFocused(next)
    cells.current.get(next)?.focus()
  }
  return track.cells.map(({ number, path, label: [x, y] }) => {
    const chips = neighboursOf(number, eachSide)
    return (
      <g
        key={number}
        ref={(element) => void (element && cells.current.set(number, element))}
        className="track-cell"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- SVG has no button
        role="button"
        tabIndex={number === focused ? 0 : -1}
        data-number={number}
        data-colour={colourOf(number)}
        data-lit={lit.has(number) || undefined}
        aria-disabled={!play.isOpen}
        aria-label={t('wheel.neighbours_bet', {
          number,
          colour: colourWord(t, number),
          count: eachSide,
          amount: costs(chips),
        })}
        onClick={() => onBet(number)}
        onKeyDown={(event) => onKeyDown(event, number)}
        onPointerEnter={() => onLit(numbersOf(chips))}
        onPointerLeave={() => onLit(NOTHING)}
        onFocus={() => {
          setFocused(number)
          onLit(numbersOf(chips))
        }}
        onBlur={() => onLit(NOTHING)}
      >
        <path d={path} />
        <text x={x} y={y}>
          {number}
        </text>
        {own.has(number) && <circle cx={x} cy={y + 13} r={3} />}
      </g>
    )
  })
}

type NeighboursProps = { eachSide: number; onChange: (count: number) => void }

/** How many numbers on each side a press on the track covers. */
function Neighbours({ eachSide, onChange }: NeighboursProps) {
  const { t } = useText()
  return (
    <fieldset className="neighbours" aria-label={t('wheel.neighbours')}>
      <span>{t('wheel.neighbours')}</span>
      <button
        type="button"
        aria-label={t('wheel.neighbours_fewer')}
        disabled={eachSide === 0}
        onClick={() => onChange(eachSide - 1)}
      >
        <Glyph name="minus" />
      </button>
      <output className="figures">{eachSide}</output>
      <button
        type="button"
        aria-label={t('wheel.neighbours_more')}
        disabled={eachSide === NEIGHBOURS_MAX}
        onClick={() => onChange(eachSide + 1)}
      >
        <Glyph name="plus" />
      </button>
    </fieldset>
  )
}
