import { useEffect, useState } from 'react'
import { roulette, type RouletteOutcome } from '../../../src/games/roulette/rules.ts'
import { playSound } from '../../lib/sound.ts'
import { useText } from '../../lib/text.tsx'
import { Countdown } from '../table-kit/countdown.tsx'
import type { Telling } from '../table-kit/own-rounds.tsx'
import { stateOf } from '../table-kit/purse.ts'
import { spotEnd } from '../table-kit/spot-end.ts'
import { TablePills } from '../table-kit/table-pills.tsx'
import { TableWords } from '../table-kit/table-words.tsx'
import type { TablePlay } from '../table-kit/use-table-play.ts'
import { Board } from './board.tsx'
import { LastNumbers } from './last-numbers.tsx'
import { Racetrack } from './racetrack.tsx'
import { pictures } from './roulette.art.ts'
import { Wheel } from './wheel.tsx'
import { resultWords } from './words.ts'
import './stage.css'

/** How the wheel stands where nobody has spun it yet. */
const FIRST: RouletteOutcome = { number: 0, restDegrees: 0 }
const LYING = { length: 800, breadth: 132, band: 40, isUpright: false }
const UPRIGHT = { length: 560, breadth: 250, band: 46, isUpright: true }
const NOTHING: ReadonlySet<number> = new Set()

type Props = {
  play: TablePlay<RouletteOutcome>
  telling: Telling<RouletteOutcome>
  /** Null until everybody has seen where the ball lies. */
  outcome: RouletteOutcome | null
}

/** Wheel, board and racetrack; a phone shows the last two in turn, and the wheel when it spins. */
export function RouletteStage({ play, telling, outcome }: Props) {
  const { t } = useText()
  const { run, table } = play
  const [lit, setLit] = useState(NOTHING)
  const [isTrack, setTrack] = useState(false)
  const before = table.past.find(({ number }) => number !== table.round?.number || !run)
  const last = before?.outcome ?? FIRST
  const isShown = outcome !== null
  useEffect(() => {
    if (isShown) playSound('land')
  }, [isShown])

  const light = (numbers: readonly number[]) =>
    setLit(numbers.length === 0 ? NOTHING : new Set(numbers))
  const result = outcome && resultWords(t, outcome)
  const resting = t('wheel.rests', { result: result ?? resultWords(t, last) })
  const track = { play, lit, onLit: light }
  return (
    <div className="roulette" data-track={isTrack || undefined} {...stateOf(play)}>
      <picture>
        <source media="(width < 900px)" srcSet={pictures['salon-phone']} />
        <img className="roulette-scene" src={pictures['salon-desktop']} alt="" />
      </picture>
      <div className="roulette-wheel">
        <Wheel run={run} last={last} label={run && !isShown ? t('wheel.turning') : resting} />
      </div>
      <div className="roulette-head">
        <Countdown round={table.round} game={roulette} />
        <TableWords play={play} result={result} meanwhile={result} />
        <LastNumbers past={table.past} />
      </div>
      <Board
        {...track}
        came={outcome?.number ?? null}
        endOf={(spot) => outcome && spotEnd(roulette, spot, outcome)}
      />
      <div className="track-lying">
        <Racetrack {...track} shape={LYING} />
      </div>
      <div className="track-upright">
        <Racetrack {...track} shape={UPRIGHT} />
      </div>
      <TrackSwitch isOn={isTrack} onTurn={setTrack} />
      <div className="roulette-foot">
        <TablePills play={play} telling={telling} />
        <p className="dealer-line">{t('wheel.dealer')}</p>
        <p className="past-note">{t('table.past_note')}</p>
      </div>
    </div>
  )
}

function TrackSwitch({ isOn, onTurn }: { isOn: boolean; onTurn: (isOn: boolean) => void }) {
  const { t } = useText()
  return (
    <button
      type="button"
      className="button track-switch"
      aria-pressed={isOn}
      onClick={() => onTurn(!isOn)}
    >
      {t('wheel.track')}
    </button>
  )
}
