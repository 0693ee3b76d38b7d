import { languageTag, type Locale } from '@oriel/core/locale'
import { TextField } from '@oriel/ui/form/text-field'
import { useText } from '@oriel/web/text'
import { useId, useState } from 'react'
import { LanguageTabs } from '../../parts/language-tabs.tsx'
import { Note } from '../../parts/note.tsx'
import { Panel } from '../../parts/panel.tsx'
import { languageStates, type Draft } from './draft.ts'

type WritePanelProps = {
  readonly draft: Draft
  readonly set: (changes: Partial<Draft>) => void
  /** Placeholders of the template that is written. */
  readonly fields: readonly string[]
}

/** Title and words in each language. Words are plain: an empty line begins a paragraph. */
export function WritePanel({ draft, set, fields }: WritePanelProps) {
  const { t } = useText()
  const id = useId()
  const [locale, setLocale] = useState<Locale>('en_US')
  const { title, text } = draft.texts[locale] ?? { title: '', text: '' }
  const write = (changes: Partial<{ title: string; text: string }>) =>
    set({ texts: { ...draft.texts, [locale]: { title, text, ...changes } } })
  return (
    <Panel title={t('office.letter.write')} icon="mail">
      <LanguageTabs states={languageStates(draft)} value={locale} onChange={setLocale}>
        <div className="stack">
          <TextField
            label={t('office.letter.title')}
            value={title}
            maxLength={120}
            lang={languageTag(locale)}
            onChange={({ target }) => write({ title: target.value })}
          />
          <div className="field letter-text">
            <label className="field-label" htmlFor={id}>
              {t('office.letter.text')}
            </label>
            <div className="field-box">
              <textarea
                id={id}
                className="field-input"
                rows={10}
                maxLength={5_000}
                lang={languageTag(locale)}
                value={text}
                onChange={({ target }) => write({ text: target.value })}
              />
            </div>
          </div>
          {fields.length > 0 && (
            <Note icon="info">
              {t('office.letter.fields', {
                fields: fields.map((field) => `{{${field}}}`).join(' '),
              })}
            </Note>
          )}
        </div>
      </LanguageTabs>
    </Panel>
  )
}
