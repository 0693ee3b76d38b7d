import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useText } from '../../lib/text.tsx'
import { useSpotWords } from '../table-kit/spot.tsx'
import type { TablePlay } from '../table-kit/use-table-play.ts'
import { lying } from './lying.ts'
import { oddsOf } from './pays.ts'
import { BOARD, nextPlace, placeOf, PLACES, placeUnder, type Place, type Way } from './places.ts'
import { spotName } from './words.ts'

type Props = { play: TablePlay; onLit: (numbers: readonly number[]) => void }

const KEYS: Readonly<Record<string, Way>> = {
  ArrowRight: 'on',
  ArrowLeft: 'back',
  ArrowUp: 'up',
  ArrowDown: 'down',
}
/** Upright, the board runs downwards. */
const KEYS_UPRIGHT: Readonly<Record<string, Way>> = {
  ArrowDown: 'on',
  ArrowUp: 'back',
  ArrowRight: 'up',
  ArrowLeft: 'down',
}
const FIRST = 'straight:17'
const NOTHING: readonly number[] = []

/**
 * Every bet as a button, though most cannot be seen. A finger presses, sees what it would cover,
 * may slide to a line or a corner, and bets when it lets go. Keys go from bet to bet.
 */
export function BoardHits({ play, onLit }: Props) {
  const { t } = useText()
  const element = useRef<HTMLFieldSetElement>(null)
  const [focused, setFocused] = useState(FIRST)
  const [aimed, setAimed] = useState<Place | null>(null)
  const aim = (place: Place | null) => {
    if (place?.spot === aimed?.spot) return
    setAimed(place)
    onLit(place?.numbers ?? NOTHING)
  }
  const bet = (place: Place | null) => {
    if (place && play.isOpen) play.tap(place.spot)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const box = element.current?.getBoundingClientRect()
    const way = (box && isUpright(box) ? KEYS_UPRIGHT : KEYS)[event.key]
    if (!way) return
    event.preventDefault()
    const next = nextPlace(placeOf(focused), way)
    setFocused(next.spot)
    element.current?.querySelector<HTMLElement>(`[data-spot="${next.spot}"]`)?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- fingers slide
    <fieldset
      ref={element}
      className="board-hits"
      aria-label={t('table.spots')}
      onPointerDown={(event) => aim(placeAt(event))}
      onPointerMove={(event) => aim(placeAt(event))}
      onPointerLeave={() => aim(null)}
      onPointerCancel={() => aim(null)}
      onPointerUp={(event) => {
        if (event.button === 0) bet(placeAt(event))
        if (event.pointerType !== 'mouse') aim(null)
      }}
      onKeyDown={onKeyDown}
    >
      {PLACES.map((place) => (
        <Hit
          key={place.spot}
          place={place}
          play={play}
          isReached={place.spot === focused}
          onReach={(isByKeys) => {
            setFocused(place.spot)
            if (isByKeys) onLit(place.numbers)
          }}
          onLeave={() => onLit(NOTHING)}
          onBet={() => bet(place)}
        />
      ))}
      {aimed && play.isOpen && <Aim place={aimed} />}
    </fieldset>
  )
}

const isUpright = ({ width, height }: DOMRect): boolean => height > width

/** The bet under a finger, in whichever way the board lies. */
function placeAt({ currentTarget, clientX, clientY }: PointerEvent): Place | null {
  const box = currentTarget.getBoundingClientRect()
  const [x, y] = [(clientX - box.left) / box.width, (clientY - box.top) / box.height]
  return isUpright(box)
    ? placeUnder(y * BOARD.along, x * BOARD.across - BOARD.below)
    : placeUnder(x * BOARD.along, (1 - y) * BOARD.across - BOARD.below)
}

type HitProps = {
  place: Place
  play: TablePlay
  /** Whether the Tab key comes to this one. */
  isReached: boolean
  onReach: (isByKeys: boolean) => void
  onLeave: () => void
  onBet: () => void
}

function Hit({ place, play, isReached, onReach, onLeave, onBet }: HitProps) {
  const { t } = useText()
  const say = useSpotWords()
  const { spot, kind } = place
  return (
    <button
      type="button"
      className="hit"
      data-spot={spot}
      data-kind={kind}
      style={lying(place)}
      tabIndex={isReached ? 0 : -1}
      aria-disabled={!play.isOpen}
      aria-label={say({
        name: spotName(t, spot),
        odds: oddsOf(spot),
        placed: play.placed.get(spot) ?? 0n,
        laid: play.isOpen ? (play.pending.get(spot) ?? 0n) : 0n,
      })}
      // A finger saw what it covers while it was down; keys see it now.
      onFocus={(event) => onReach(event.currentTarget.matches(':focus-visible'))}
      onBlur={onLeave}
      // A pointer has bet already when it let go; this is a key or a reader.
      onClick={(event) => event.detail === 0 && onBet()}
    />
  )
}

/** What would be bet on, above the finger that covers it. */
function Aim({ place }: { place: Place }) {
  const { t } = useText()
  return (
    <span
      className="aim figures"
      style={lying({ ...place, length: 0, breadth: 0 })}
      aria-hidden="true"
    >
      {spotName(t, place.spot)} · {oddsOf(place.spot)}
    </span>
  )
}
