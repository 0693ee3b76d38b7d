import { fastThree } from '../../../src/games/fast-3/rules.ts'
import type { ThreeDice } from '../../../src/games/three-dice.ts'
import { useText } from '../../lib/text.tsx'
import { Countdown } from '../table-kit/countdown.tsx'
import type { Telling } from '../table-kit/own-rounds.tsx'
import { stateOf } from '../table-kit/purse.ts'
import { TablePills } from '../table-kit/table-pills.tsx'
import { TableWords } from '../table-kit/table-words.tsx'
import type { TablePlay } from '../table-kit/use-table-play.ts'
import { FastThreeBoard } from './board.tsx'
import { Dice } from './dice.tsx'
import { pictures } from './fast-3.art.ts'
import { PastThrows } from './past-throws.tsx'
import { resultWords } from './words.ts'
import './stage.css'

/** What lies in the tray where nothing was thrown yet. */
const FIRST: ThreeDice = { dice: [1, 2, 3] }

type Props = {
  play: TablePlay<ThreeDice>
  /** Null until the dice have been seen. */
  outcome: ThreeDice | null
  telling: Telling<ThreeDice>
}

/** The tray and what was thrown before beside the board. */
export function Stage({ play, outcome, telling }: Props) {
  const { t } = useText()
  const { run, table } = play
  const last = table.past[0]?.outcome ?? FIRST
  const result = outcome && resultWords(t, outcome)
  const label =
    run && !outcome
      ? t('sic-bo.shaking')
      : t('sic-bo.lie', { result: resultWords(t, outcome ?? last) })
  return (
    <div className="three" {...stateOf(play)}>
      <picture>
        <source media="(width < 900px)" srcSet={pictures['hall-phone']} />
        <img className="three-hall" src={pictures['hall-desktop']} alt="" />
      </picture>
      <section className="three-head">
        <TablePills play={play} telling={telling} />
        <Countdown round={table.round} game={fastThree} />
        <Dice run={run} last={last} label={label} />
        <TableWords play={play} result={result} meanwhile={result} />
      </section>
      <section className="three-past">
        <PastThrows past={table.past} />
        <p className="three-past-note">
          {t('draw.computer')} {t('table.past_note')}
        </p>
      </section>
      <section className="three-middle">
        <FastThreeBoard play={play} outcome={outcome} />
      </section>
    </div>
  )
}
