import { useState, type KeyboardEvent } from 'react'
import { Glyph } from '../../chrome/glyph.tsx'
import { playSound } from '../../lib/sound.ts'
import { useText } from '../../lib/text.tsx'
import { readHundredths } from './figures.ts'
import './number-field.css'

type Way = 1 | -1
type Props = {
  label: string
  /** As it stands there while nobody types. */
  text: string
  /** What stands behind it: ×, %. */
  unit?: string
  /** In hundredths, as it was typed; the screen brings it within its bounds. */
  onSet: (hundredths: number) => void
  onStep: (way: Way) => void
  isDisabled?: boolean
}

const WAYS: Readonly<Record<string, Way>> = { ArrowUp: 1, ArrowDown: -1 }

/** A number that is typed or stepped. What is typed counts when the field is left. */
export function NumberField({ label, text, unit, onSet, onStep, isDisabled = false }: Props) {
  const { t } = useText()
  const [draft, setDraft] = useState<string | null>(null)
  const commit = () => {
    const read = draft === null ? null : readHundredths(draft)
    setDraft(null)
    if (read !== null) onSet(read)
  }
  const step = (way: Way) => {
    setDraft(null)
    playSound('tick')
    onStep(way)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const way = WAYS[event.key]
    if (event.key === 'Enter') commit()
    if (event.key === 'Escape') setDraft(null)
    if (way === undefined) return
    event.preventDefault()
    step(way)
  }
  return (
    <div className="number-field" data-off={isDisabled || undefined}>
      <button
        type="button"
        aria-label={t('quick.less', { what: label })}
        disabled={isDisabled}
        onClick={() => step(-1)}
      >
        <Glyph name="minus" />
      </button>
      <label>
        <span>{label}</span>
        <span className="number-field-value figures">
          <input
            value={draft ?? text}
            size={Math.max(1, (draft ?? text).length)}
            inputMode="decimal"
            autoComplete="off"
            disabled={isDisabled}
            onFocus={(event) => event.target.select()}
            onChange={(event) => setDraft(event.target.value)}
            onBlur={commit}
            onKeyDown={onKeyDown}
          />
          {unit !== undefined && <i>{unit}</i>}
        </span>
      </label>
      <button
        type="button"
        aria-label={t('quick.more', { what: label })}
        disabled={isDisabled}
        onClick={() => step(1)}
      >
        <Glyph name="plus" />
      </button>
    </div>
  )
}
