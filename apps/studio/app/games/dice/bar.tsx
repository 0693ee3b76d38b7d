import type { CSSProperties, KeyboardEvent } from 'react'
import type { DiceChoice } from '../../../src/games/dice/rules.ts'
import { Glyph } from '../../chrome/glyph.tsx'
import { useText } from '../../lib/text.tsx'
import { hundredthsText } from '../quick/figures.ts'
import type { Result } from '../quick/marks.ts'
import { dragged, PAGE_STEP, rollText, TARGET_STEP, targetsOf, withTarget } from './choice.ts'
import './bar.css'

type RollMark = {
  /** Where it stands, in hundredths. */
  readonly at: number
  /** Null while it moves, and when the bet on screen is not the one it belongs to. */
  readonly result: Result | null
}
type Props = {
  choice: DiceChoice
  onChange: (choice: DiceChoice) => void
  isDisabled: boolean
  roll: RollMark | null
}

const TICKS = [0, 25, 50, 75, 100] as const
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: TARGET_STEP,
  ArrowUp: TARGET_STEP,
  ArrowLeft: -TARGET_STEP,
  ArrowDown: -TARGET_STEP,
  PageUp: PAGE_STEP,
  PageDown: -PAGE_STEP,
}
const percent = (hundredths: number): string => `${hundredths / 100}%`

/** All rolls side by side: those that win, those that do not, and where this one landed. */
export function DiceBar({ choice, onChange, isDisabled, roll }: Props) {
  const { t } = useText()
  const [least, most] = targetsOf(choice.side)
  const target = hundredthsText(choice.target)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    onChange(withTarget(choice, choice.target + step))
  }
  const places = {
    '--target': percent(choice.target),
    '--least': percent(least),
    '--span': percent(most - least),
  } as CSSProperties
  return (
    <div className="dice-bar" data-side={choice.side} style={places}>
      {roll && <Landed {...roll} />}
      <div className="dice-track" aria-hidden="true">
        <i />
      </div>
      <input
        type="range"
        min={least}
        max={most}
        value={choice.target}
        disabled={isDisabled}
        aria-label={t('dice.target')}
        aria-valuetext={
          choice.side === 'under' ? t('dice.under', { target }) : t('dice.over', { target })
        }
        onChange={(event) => onChange(dragged(choice, event.target.valueAsNumber))}
        onKeyDown={onKeyDown}
      />
      <span className="dice-thumb" aria-hidden="true">
        <Glyph name="swap" />
      </span>
      <div className="dice-ticks figures" aria-hidden="true">
        {TICKS.map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
      </div>
    </div>
  )
}

/** Said to readers in words elsewhere. */
function Landed({ at, result }: RollMark) {
  return (
    <div
      className="dice-roll figures"
      data-result={result ?? undefined}
      style={{ '--roll': percent(at) } as CSSProperties}
      aria-hidden="true"
    >
      <b>{rollText(at)}</b>
      <i />
    </div>
  )
}
