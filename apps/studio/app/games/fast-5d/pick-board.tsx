import { useState } from 'react'
import { PLACES, type FastFiveOutcome } from '../../../src/games/fast-5d/rules.ts'
import { Glyph } from '../../chrome/glyph.tsx'
import { playSound } from '../../lib/sound.ts'
import { useText } from '../../lib/text.tsx'
import { useMoney } from '../../lib/use-money.ts'
import { SpotGroup } from '../table-kit/spot-group.tsx'
import type { TablePlay } from '../table-kit/use-table-play.ts'
import { DIGITS } from './pays.ts'
import { isOpenPlace, linesOf, NO_PICKS, togglePick } from './picks.ts'
import type { PickKind, Picks, Place } from './picks.ts'
import { PlaceTabs } from './place-tabs.tsx'
import { placeName, spotName } from './words.ts'
import './pick-board.css'

type Props = {
  kind: PickKind
  play: TablePlay<FastFiveOutcome>
  /** The place a phone shows. */
  place: Place
  onPlace: (place: Place) => void
  onAdded: () => void
}

/** Digits are chosen on two or three places; every combination of them becomes a line. */
export function PickBoard({ kind, play, place, onPlace, onAdded }: Props) {
  const { t } = useText()
  const [picks, setPicks] = useState<Picks>(NO_PICKS)
  const lines = linesOf(kind, picks)
  const add = () => {
    const bets = lines.map((spot) => ({ spot, stake: play.chip.units }))
    if (!play.lay(bets)) return
    setPicks(NO_PICKS)
    onAdded()
  }
  return (
    <>
      <PlaceTabs place={place} onPlace={onPlace} digitsOn={(one) => picks[one]} />
      <SpotGroup className="place-rows">
        {PLACES.map((one) => (
          <div key={one} className="place-row" data-chosen={one === place || undefined}>
            <b className="place-name">{placeName(t, one)}</b>
            <PickRow kind={kind} place={one} picks={picks} onPicks={setPicks} />
          </div>
        ))}
      </SpotGroup>
      <div className="pick-bar">
        <p>{kind === 'pair' ? t('fast-5d.pick_pair') : t('fast-5d.pick_trio')}</p>
        <AddButton play={play} count={lines.length} onAdd={add} />
      </div>
    </>
  )
}

type RowProps = {
  kind: PickKind
  place: Place
  picks: Picks
  onPicks: (picks: Picks) => void
}

function PickRow({ kind, place, picks, onPicks }: RowProps) {
  const { t } = useText()
  const isOpen = isOpenPlace(kind, picks, place)
  const press = (digit: number) => {
    if (!isOpen) return
    playSound('tick')
    onPicks(togglePick(picks, place, digit))
  }
  return (
    <div className="digits">
      {DIGITS.map((digit) => (
        <button
          key={digit}
          type="button"
          className="spot digit-field"
          data-spot={`pick:${place}:${digit}`}
          aria-label={spotName(t, `digit:${place}:${digit}`)}
          aria-pressed={picks[place].includes(digit)}
          aria-disabled={!isOpen}
          onClick={() => press(digit)}
        >
          <b className="figures">{digit}</b>
        </button>
      ))}
    </div>
  )
}

type AddProps = { play: TablePlay<FastFiveOutcome>; count: number; onAdd: () => void }

function AddButton({ play, count, onAdd }: AddProps) {
  const { t } = useText()
  const { short } = useMoney()
  const isOff = count === 0 || !play.isOpen
  return (
    <button
      type="button"
      className="button pick-add"
      aria-disabled={isOff}
      onClick={() => !isOff && onAdd()}
    >
      <Glyph name="plus" />
      <span className="figures">
        {count === 0
          ? t('draw.add_none')
          : t('draw.add', { count, amount: short(play.chip.units * BigInt(count)) })}
      </span>
    </button>
  )
}
