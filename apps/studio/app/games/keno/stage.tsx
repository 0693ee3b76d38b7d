import { useState } from 'react'
import { keno, numbersOf, type KenoOutcome } from '../../../src/games/keno/rules.ts'
import { Glyph } from '../../chrome/glyph.tsx'
import { Sheet } from '../../chrome/sheet.tsx'
import { playSound } from '../../lib/sound.ts'
import { useText } from '../../lib/text.tsx'
import { Lines } from '../draw-kit/lines.tsx'
import { Countdown } from '../table-kit/countdown.tsx'
import type { Telling } from '../table-kit/own-rounds.tsx'
import { stateOf } from '../table-kit/purse.ts'
import { TablePills } from '../table-kit/table-pills.tsx'
import { TableWords } from '../table-kit/table-words.tsx'
import type { TablePlay } from '../table-kit/use-table-play.ts'
import { KenoBoard } from './board.tsx'
import { hitsOf, numbersOn, toggleNumber } from './draft.ts'
import { Drawn } from './drawn.tsx'
import { pictures } from './keno.art.ts'
import { PastPill } from './past-draws.tsx'
import { Pays } from './pays.tsx'
import { Picker } from './picker.tsx'
import { ballWords, hitWords, spotName } from './words.ts'
import './stage.css'

type StageProps = {
  play: TablePlay<KenoOutcome>
  /** Null until the whole draw has been seen. */
  outcome: KenoOutcome | null
  /** The balls that have been drawn so far; none outside a draw. */
  balls: readonly number[]
  /** What came of it, in words. */
  result: string | null
  telling: Telling<KenoOutcome>
}

/** Above the draw, below it the eighty numbers; beside them what they pay, and the lines. */
export function Stage(props: StageProps) {
  const { play, balls } = props
  const [draft, setDraft] = useState<readonly number[]>([])
  const toggle = (number: number) => {
    playSound('tick')
    setDraft(toggleNumber(draft, number))
  }
  const placed = numbersOn(play.placed.keys())
  return (
    <div className="keno" data-drawing={play.run ? true : undefined} {...stateOf(play)}>
      <picture>
        <source media="(width < 900px)" srcSet={pictures['hall-phone']} />
        <img className="keno-hall" src={pictures['hall-desktop']} alt="" />
      </picture>
      <Head {...props} placed={placed} />
      <section className="keno-middle">
        <KenoBoard
          draft={draft}
          placed={placed}
          laid={numbersOn(play.pending.keys())}
          drawn={new Set(balls)}
          onToggle={toggle}
        />
        <Picker play={play} draft={draft} onDraft={setDraft} />
      </section>
      <Beside {...props} draft={draft} />
    </div>
  )
}

function Head(props: StageProps & { placed: ReadonlySet<number> }) {
  const { play, outcome, result, placed } = props
  const { t } = useText()
  const { run, table } = play
  const last = table.past[0]?.outcome ?? null
  const lying = outcome ?? (run ? null : last)
  const label = () => {
    if (lying) return t('draw.shown', { result: ballWords(lying) })
    return run ? t('draw.drawing') : t('draw.last')
  }
  return (
    <section className="keno-head">
      <div className="keno-pills">
        <TablePills play={play} telling={props.telling} />
        <LinesPill {...props} />
        <PastPill past={table.past} />
      </div>
      <TableWords play={play} result={result} meanwhile={result} hint={t('keno.hint')} />
      <Countdown round={table.round} game={keno} />
      <Drawn run={run} last={last} placed={placed} label={label()} />
    </section>
  )
}

/** What the choice would bring; without one, how the first line does. */
function Beside(props: StageProps & { draft: readonly number[] }) {
  const { play, draft, balls } = props
  const [first] = play.placed.keys()
  const shown = draft.length === 0 && first !== undefined ? first : null
  return (
    <aside className="keno-side">
      <div className="keno-side-pays">
        <Pays
          count={shown === null ? draft.length : (numbersOf(shown) ?? []).length}
          hits={shown !== null && play.run ? hitsOf(shown, balls) : null}
          stake={play.chip.units}
        />
      </div>
      <KenoLines {...props} />
    </aside>
  )
}

function KenoLines({ play, outcome, balls }: StageProps) {
  const { t } = useText()
  const noteOf = (spot: string) =>
    play.run && play.placed.has(spot)
      ? hitWords(t, spot, balls)
      : t('keno.numbers', { count: (numbersOf(spot) ?? []).length })
  return <Lines play={play} game={keno} outcome={outcome} spotName={spotName} noteOf={noteOf} />
}

/** On a phone the lines are behind a button. */
function LinesPill(props: StageProps) {
  const { t } = useText()
  const [isOpen, setOpen] = useState(false)
  const { placed, pending } = props.play
  return (
    <>
      <button
        type="button"
        className="pill keno-lines-pill"
        aria-label={`${t('draw.basket')} ${placed.size + pending.size}`}
        onClick={() => setOpen(true)}
      >
        <Glyph name="lottery" />
        <b>{placed.size + pending.size}</b>
      </button>
      <Sheet title={t('draw.basket')} isOpen={isOpen} onClose={() => setOpen(false)}>
        <div className="sheet-body keno-lines-sheet">
          <KenoLines {...props} />
        </div>
      </Sheet>
    </>
  )
}
