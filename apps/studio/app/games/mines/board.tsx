import { useRef, useState, type CSSProperties, type KeyboardEvent } from 'react'
import type { MinesView } from '../../../src/games/mines/rules.ts'
import { useText } from '../../lib/text.tsx'
import {
  ALL_TILES,
  columnOf,
  distance,
  rowOf,
  tileFrom,
  tileState,
  type TileState,
} from './field.ts'
import { pictures } from './mines.art.ts'
import './board.css'

type Props = {
  view: MinesView | null
  /** Tiles can be opened now. */
  isOpen: boolean
  /** The tile the studio was asked about. */
  asked: number | null
  onOpen: (tile: number) => void
}

const MIDDLE_TILE = 12
const PICTURES: Readonly<Partial<Record<TileState, string>>> = {
  gem: pictures.gem,
  left: pictures.gem,
  hit: pictures.mine,
  mine: pictures.mine,
}

/** Twenty-five tiles. One of them is in the tab order; arrows lead to the others. */
export function MinesBoard({ view, isOpen, asked, onOpen }: Props) {
  const { t } = useText()
  const board = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(MIDDLE_TILE)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = tileFrom(active, event.key)
    if (next === null) return
    event.preventDefault()
    setActive(next)
    board.current?.querySelectorAll('button')[next]?.focus()
  }
  const origin = view?.hit ?? view?.opened.at(-1) ?? MIDDLE_TILE
  return (
    // A fieldset would name the tiles as well, but browsers fold a grid in it when it is resized.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows lead on
    <div
      ref={board}
      className="mines-board"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
      role="group"
      aria-label={t('mines.board')}
      data-open={isOpen || undefined}
      onKeyDown={onKeyDown}
    >
      {ALL_TILES.map((tile) => (
        <Tile
          key={tile}
          tile={tile}
          state={tileState(view, tile)}
          isNewest={view?.laid === null && view.opened.at(-1) === tile}
          isAsked={asked === tile}
          isActive={active === tile}
          isDisabled={!isOpen}
          far={distance(origin, tile)}
          onPress={() => {
            setActive(tile)
            onOpen(tile)
          }}
        />
      ))}
    </div>
  )
}

type TileProps = {
  tile: number
  state: TileState
  isNewest: boolean
  isAsked: boolean
  isActive: boolean
  isDisabled: boolean
  far: number
  onPress: () => void
}

function Tile(props: TileProps) {
  const { tile, state, isNewest, isAsked, isActive, isDisabled, far, onPress } = props
  const { t } = useText()
  const words: Readonly<Record<TileState, string>> = {
    closed: t('mines.tile_closed'),
    gem: t('mines.tile_gem'),
    hit: t('mines.tile_hit'),
    mine: t('mines.tile_mine'),
    left: t('mines.tile_left'),
  }
  const place = t('mines.tile', { row: rowOf(tile) + 1, column: columnOf(tile) + 1 })
  const isOff = isDisabled || state !== 'closed'
  return (
    <button
      type="button"
      className="tile"
      data-state={state}
      data-newest={isNewest || undefined}
      data-asked={isAsked || undefined}
      tabIndex={isActive ? 0 : -1}
      aria-disabled={isOff}
      aria-label={`${place}: ${words[state]}`}
      style={{ '--far': far } as CSSProperties}
      onClick={() => !isOff && onPress()}
    >
      <span className="tile-inside">
        <span className="tile-front" />
        <span className="tile-back">
          {state !== 'closed' && <img src={PICTURES[state]} alt="" draggable={false} />}
        </span>
      </span>
    </button>
  )
}
