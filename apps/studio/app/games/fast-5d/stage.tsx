import type { Units } from '@oriel/core/money'
import { useState } from 'react'
import { payOf } from '../../../src/game/ratio.ts'
import { fastFive, type FastFiveOutcome } from '../../../src/games/fast-5d/rules.ts'
import { useText } from '../../lib/text.tsx'
import { useMoney } from '../../lib/use-money.ts'
import { Lines } from '../draw-kit/lines.tsx'
import { Segments } from '../quick/segments.tsx'
import { Countdown } from '../table-kit/countdown.tsx'
import type { Telling } from '../table-kit/own-rounds.tsx'
import { stateOf } from '../table-kit/purse.ts'
import { TablePills } from '../table-kit/table-pills.tsx'
import { TableWords } from '../table-kit/table-words.tsx'
import type { TablePlay } from '../table-kit/use-table-play.ts'
import { Balls } from './balls.tsx'
import { Board } from './board.tsx'
import { pictures } from './fast-5d.art.ts'
import { PastDraws } from './past-draws.tsx'
import { timesOf } from './pays.ts'
import { resultWords, wholeResult } from './words.ts'
import './stage.css'

type Props = {
  play: TablePlay<FastFiveOutcome>
  /** Null until the whole draw has been seen. */
  outcome: FastFiveOutcome | null
  /** How many moments of the draw have passed. */
  told: number
  telling: Telling<FastFiveOutcome>
}

/** Above the draw, below it the bets; beside them the lines and what was drawn before. */
export function Stage({ play, outcome, told, telling }: Props) {
  // On a phone one of the two is in sight.
  const [shown, setShown] = useState<'lines' | 'past'>('past')
  return (
    <div className="five" {...stateOf(play)}>
      <picture>
        <source media="(width < 900px)" srcSet={pictures['hall-phone']} />
        <img className="five-hall" src={pictures['hall-desktop']} alt="" />
      </picture>
      <Head play={play} outcome={outcome} told={told} telling={telling} />
      <Board play={play} outcome={outcome} onAdded={() => setShown('lines')} />
      <aside className="five-side" data-shown={shown}>
        <ShownTabs play={play} shown={shown} onShown={setShown} />
        <LinesBeside play={play} outcome={outcome} telling={telling} />
        <PastDraws past={play.table.past} />
      </aside>
    </div>
  )
}

function Head({ play, outcome, told, telling }: Props) {
  const { t } = useText()
  const { run, table } = play
  const last = table.past.find(({ number }) => number !== table.round?.number || !run)?.outcome
  const result = outcome && resultWords(t, outcome)
  const lying = outcome ?? (run ? null : last)
  const label = () => {
    if (lying) return t('draw.shown', { result: wholeResult(t, lying) })
    return run ? t('draw.drawing') : t('draw.last')
  }
  return (
    <section className="five-head">
      <TablePills play={play} telling={telling} />
      <Countdown round={table.round} game={fastFive} />
      <Balls run={run} last={last ?? null} told={told} label={label()} />
      <TableWords play={play} result={result} meanwhile={result} />
    </section>
  )
}

function LinesBeside({ play, outcome, telling }: Omit<Props, 'told'>) {
  const { t } = useText()
  const { money } = useMoney()
  const noteOf = (spot: string, stake: Units) =>
    outcome ? '' : t('draw.if_won', { amount: money(payOf(stake, timesOf(spot))) })
  return (
    <Lines
      play={play}
      game={fastFive}
      outcome={outcome}
      spotName={(spot) => telling.spotName(spot)}
      noteOf={noteOf}
    />
  )
}

type TabsProps = {
  play: TablePlay
  shown: 'lines' | 'past'
  onShown: (shown: 'lines' | 'past') => void
}

function ShownTabs({ play, shown, onShown }: TabsProps) {
  const { t } = useText()
  const lines = `${t('draw.basket')} ${play.placed.size + play.pending.size}`
  return (
    <Segments
      label={t('draw.beside')}
      options={[
        ['past', t('draw.last')],
        ['lines', lines],
      ]}
      value={shown}
      onChange={onShown}
    />
  )
}
