import { useText } from '../lib/text.tsx'
import { changeSettings, isSystemStill, useSettings } from '../lib/settings.ts'
import { canFillScreen, fillScreen } from './full-screen.ts'
import { Glyph } from './glyph.tsx'
import './settings-tab.css'

/** Sound and motion in this browser, and the full screen, for which a phone's bar has no room. */
export function SettingsTab() {
  const { t } = useText()
  const { hasSound, isStill } = useSettings()
  const isSystem = isSystemStill()
  return (
    <div className="settings">
      <label className="setting">
        <span>
          {t('studio.sound')}
          <small>{t('studio.sound_text')}</small>
        </span>
        <input
          type="checkbox"
          role="switch"
          checked={hasSound}
          aria-checked={hasSound}
          onChange={(event) => changeSettings({ hasSound: event.target.checked })}
        />
      </label>
      <label className="setting">
        <span>
          {t('studio.still')}
          <small>{isSystem ? t('studio.still_system') : t('studio.still_text')}</small>
        </span>
        <input
          type="checkbox"
          role="switch"
          checked={isStill || isSystem}
          aria-checked={isStill || isSystem}
          disabled={isSystem}
          onChange={(event) => changeSettings({ isStill: event.target.checked })}
        />
      </label>
      {canFillScreen() && (
        <button type="button" className="button" onClick={fillScreen}>
          <Glyph name="full-screen" />
          {t('studio.full_screen')}
        </button>
      )}
    </div>
  )
}
