import { useState, type KeyboardEvent } from 'react'
import { LEVEL_MAX } from '../../../src/games/comet/growth.ts'
import { LEVEL_MIN } from '../../../src/games/comet/rules.ts'
import { useText } from '../../lib/text.tsx'
import { hundredthsText, timesText } from '../quick/figures.ts'
import './auto-field.css'
import { readLevel } from './level.ts'
import type { Auto } from './use-auto.ts'

type Props = {
  auto: Auto
  /** While a bet is on its way or in the air, what it took along. */
  locked: { readonly level: number | null } | null
}

/** A switch, and the level it leaves at. What is typed counts when the field is left. */
export function AutoField({ auto, locked }: Props) {
  const { t } = useText()
  const [draft, setDraft] = useState<string | null>(null)
  const isOn = locked ? locked.level !== null : auto.isOn
  const level = locked?.level ?? auto.level
  const isLocked = locked !== null
  const commit = () => {
    const read = draft === null ? null : readLevel(draft)
    setDraft(null)
    if (read !== null) auto.set(read)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit()
    if (event.key === 'Escape') setDraft(null)
  }
  return (
    <div className="auto" data-on={isOn || undefined} data-off={isLocked || undefined}>
      <label className="auto-switch">
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          aria-label={t('comet.auto')}
          disabled={isLocked}
          onChange={(event) => auto.turn(event.target.checked)}
        />
        <span className="auto-wide">{t('comet.auto')}</span>
        <span className="auto-narrow">{t('comet.auto_short')}</span>
      </label>
      <label className="auto-level figures">
        <span className="sr-only">
          {t('comet.auto_level', { min: timesText(LEVEL_MIN), max: timesText(LEVEL_MAX) })}
        </span>
        <input
          value={draft ?? hundredthsText(level)}
          size={Math.max(4, (draft ?? hundredthsText(level)).length)}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={12}
          disabled={isLocked || !isOn}
          onChange={(event) => setDraft(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={commit}
          onKeyDown={onKeyDown}
        />
        <span aria-hidden="true">×</span>
      </label>
    </div>
  )
}
