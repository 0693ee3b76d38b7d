import type { CSSProperties } from 'react'
import { Glyph } from '../../chrome/glyph.tsx'
import { useText } from '../../lib/text.tsx'
import { timesText } from '../quick/figures.ts'
import type { Result } from '../quick/marks.ts'
import { BAR_STEPS, levelAt, placeOf } from './scale.ts'
import './bar.css'

type Props = {
  target: number
  onChange: (target: number) => void
  isDisabled: boolean
  /** How far the round has come; null before the first one. */
  level: number | null
  isRunning: boolean
  result: Result | null
}

/** In hundredths, as levels are. */
const TICKS = [100, 200, 500, 1_000, 10_000, 1_000_000] as const
const tickText = (level: number): string => `${(level / 100).toLocaleString('en-US')}×`

/** Levels from 1× to 10,000×, the low ones with more room, and the target on them. */
export function LimboBar({ target, onChange, isDisabled, level, isRunning, result }: Props) {
  const { t } = useText()
  const places = {
    '--target': `${placeOf(target) * 100}%`,
    '--level': `${placeOf(level ?? 0) * 100}%`,
  } as CSSProperties
  return (
    <div
      className="limbo-bar"
      style={places}
      data-running={isRunning || undefined}
      data-result={result ?? undefined}
    >
      <div className="limbo-track" aria-hidden="true">
        <div>{level !== null && <i />}</div>
      </div>
      <input
        type="range"
        min={0}
        max={BAR_STEPS}
        value={Math.round(placeOf(target) * BAR_STEPS)}
        disabled={isDisabled}
        aria-label={t('limbo.target')}
        aria-valuetext={timesText(target)}
        onChange={(event) => onChange(levelAt(event.target.valueAsNumber / BAR_STEPS))}
      />
      <span className="limbo-thumb figures" aria-hidden="true">
        <b>{timesText(target)}</b>
        <span>
          <Glyph name="swap" />
        </span>
      </span>
      <div className="limbo-ticks figures" aria-hidden="true">
        {TICKS.map((tick) => (
          <span key={tick} style={{ left: `${placeOf(tick) * 100}%` }}>
            {tickText(tick)}
          </span>
        ))}
      </div>
    </div>
  )
}
