import { letterTemplatesCall } from '@oriel/contract/office/letter'
import { useText } from '@oriel/web/text'
import { Note } from '../../parts/note.tsx'
import { Panel } from '../../parts/panel.tsx'
import { ReadBlock } from '../../parts/read-block.tsx'
import { useRead } from '../../platform/query.ts'
import { useFormat } from '../../platform/use-format.ts'
import { LetterPreview } from './letter-preview.tsx'

/** What the house says in its own letters, as it is said now. */
export function TemplateList() {
  const { t } = useText()
  const { dateTime } = useFormat()
  const read = useRead(letterTemplatesCall, {}, { queue: 'letters' })
  return (
    <ReadBlock read={read}>
      {({ list }) => (
        <div className="stack">
          {list.map(({ name, fields, version }) => (
            <Panel
              key={name}
              title={name.replaceAll('_', ' ')}
              icon="mail"
              detail={fields.map((field) => `{{${field}}}`).join(' ')}
            >
              {version ? (
                <div className="stack">
                  <p className="small-text">
                    {t('office.letter.version', {
                      number: version.number,
                      by: version.published_by,
                      at: dateTime(version.published_at),
                    })}
                  </p>
                  <LetterPreview texts={version.texts} />
                </div>
              ) : (
                <Note icon="info">{t('office.letter.unpublished')}</Note>
              )}
            </Panel>
          ))}
        </div>
      )}
    </ReadBlock>
  )
}
