import { announcementPreviewLinkCall } from '@oriel/contract/office/announcement'
import { languageTag, locales, type Locale } from '@oriel/core/locale'
import { Select } from '@oriel/ui/form/select'
import { useText } from '@oriel/web/text'
import { useState } from 'react'
import { Panel } from '../../parts/panel.tsx'
import { ReadBlock } from '../../parts/read-block.tsx'
import { Segments } from '../../parts/segments.tsx'
import { useRead } from '../../platform/query.ts'

const WIDTHS = ['1440', '390'] as const
type Width = (typeof WIDTHS)[number]
const LAYOUTS = { '1440': 'desktop', '390': 'mobile' } as const

/** The site is another origin: its scripts reach nothing of the office. */
const SANDBOX = 'allow-scripts allow-same-origin'

type Looked = { readonly width: Width; readonly locale: Locale }
type PreviewPanelProps = { readonly id: string; readonly number: number }

/** The site's own page in a frame, with the text of the saved version in it. */
export function PreviewPanel({ id, number }: PreviewPanelProps) {
  const text = useText()
  const { t } = text
  const [looked, setLooked] = useState<Looked>({ width: '1440', locale: 'en_US' })
  const { width, locale } = looked
  // An address opens once, so each look asks for one of its own.
  const asked = { id, number, language: locale, layout: LAYOUTS[width] }
  const read = useRead(announcementPreviewLinkCall, asked, { isOnce: true })
  const names = new Intl.DisplayNames([languageTag(text.locale)], { type: 'language' })
  const nameOf = (one: Locale): string => names.of(languageTag(one)) ?? one
  const title = t('office.announcement.preview_of', { width, language: nameOf(locale) })
  return (
    <Panel
      title={t('office.announcement.preview')}
      icon="eye"
      detail={t('office.announcement.preview_detail', { number })}
      end={
        <Segments
          label={t('office.announcement.width')}
          segments={WIDTHS.map((value) => ({ value, label: value }))}
          value={width}
          onChange={(next) => setLooked({ width: next, locale })}
        />
      }
    >
      <div className="stack">
        <Select
          label={t('office.announcement.language')}
          value={locale}
          onChange={(next) => setLooked({ width, locale: next })}
          options={locales.map((value) => ({ value, label: nameOf(value) }))}
        />
        <ReadBlock read={read}>
          {({ address }) => (
            <div className="announcement-frame" data-width={width}>
              <iframe
                key={address}
                title={title}
                src={address}
                sandbox={SANDBOX}
                referrerPolicy="no-referrer"
              />
            </div>
          )}
        </ReadBlock>
      </div>
    </Panel>
  )
}
