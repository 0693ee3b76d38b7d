import type { Locale } from '@oriel/core/locale'
import { languageTag } from '@oriel/core/locale'
import { useText } from '@oriel/web/text'
import { type ReactNode, useId, useState } from 'react'
import { Checkbox } from '@oriel/ui/form/checkbox'
import { LanguageTabs } from '../../parts/language-tabs.tsx'
import { Panel } from '../../parts/panel.tsx'
import { languageStates, type Draft } from './draft.ts'

/** As the database and the checks count it. */
const TEXT_MAX = 500

type TextPanelProps = {
  readonly draft: Draft
  readonly saved: Draft
  readonly set: (changes: Partial<Draft>) => void
  readonly end: ReactNode
}

/** The text in each language. It is plain: what is written is what members read. */
export function TextPanel({ draft, saved, set, end }: TextPanelProps) {
  const { t } = useText()
  const id = useId()
  const [locale, setLocale] = useState<Locale>('en_US')
  const text = draft.texts[locale] ?? ''
  const length = text.trim().length
  return (
    <Panel title={t('office.announcement.text')} icon="megaphone" end={end}>
      <LanguageTabs states={languageStates(draft, saved)} value={locale} onChange={setLocale}>
        <div className="field announcement-text">
          <div className="reason-head">
            <label className="field-label" htmlFor={id}>
              {t('office.announcement.text')}
            </label>
            <span className="reason-count" data-out={length > TEXT_MAX || undefined}>
              {t('office.announcement.length', { length, max: TEXT_MAX })}
            </span>
          </div>
          <div className="field-box">
            <textarea
              id={id}
              className="field-input"
              rows={4}
              lang={languageTag(locale)}
              value={text}
              onChange={({ target }) => set({ texts: { ...draft.texts, [locale]: target.value } })}
            />
          </div>
        </div>
      </LanguageTabs>
      <Checkbox
        checked={draft.fallsBack}
        onChange={({ target }) => set({ fallsBack: target.checked })}
      >
        {t('office.announcement.fall_back')}
      </Checkbox>
    </Panel>
  )
}
