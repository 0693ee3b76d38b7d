import type { Locale } from '@oriel/core/locale'
import { Button } from '@oriel/ui/form/button'
import { Select } from '@oriel/ui/form/select'
import { TextField } from '@oriel/ui/form/text-field'
import { useState } from 'react'
import { icons } from '../parts/icons.ts'
import { LanguageTabs, type LanguageState } from '../parts/language-tabs.tsx'
import { Panel } from '../parts/panel.tsx'
import { ProgressRow } from '../parts/progress-row.tsx'
import { ReasonField } from '../parts/command/reason-field.tsx'
import { StateWord } from '../parts/state-word.tsx'
import { Story } from '../parts/evidence/story.tsx'
import { minutesAgo } from './sample.ts'

const STATES: Readonly<Record<Locale, LanguageState>> = {
  en_US: 'ready',
  vi_VN: 'ready',
  zh_CN: 'ready',
  zh_TW: 'ready',
  ja_JP: 'fallback',
  ko_KR: 'ready',
  th_TH: 'draft',
  hi_IN: 'fallback',
  ta_IN: 'fallback',
  bn_BD: 'fallback',
  my_MM: 'ready',
}

/** Texts in all languages, a reason, a job. */
export function WritingScene() {
  const [locale, setLocale] = useState<Locale>('en_US')
  const [who, setWho] = useState('all')
  const [reason, setReason] = useState('Planned work.')
  return (
    <div className="gallery-grid" data-columns="2">
      <Panel title="Text" icon="megaphone">
        <LanguageTabs states={STATES} value={locale} onChange={setLocale}>
          <div className="stack">
            <TextField label="Title" defaultValue="Planned work: POLARIS games" />
            <TextField
              label="Shows from, UTC-4"
              icon={icons.calendar}
              defaultValue="14 Nov 22:00"
            />
            <Select
              label="Who"
              value={who}
              onChange={setWho}
              options={[
                { value: 'all', label: 'Everyone' },
                { value: 'members', label: 'Members' },
              ]}
            />
            <ReasonField
              text={reason}
              defaultValue={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
          </div>
        </LanguageTabs>
      </Panel>
      <Panel
        title="X-2219"
        icon={icons.download}
        end={<StateWord domain="job" code="running" />}
        foot={
          <Button variant="ghost" className="button-danger">
            Stop…
          </Button>
        }
      >
        <div className="stack">
          <ProgressRow label="Payments by method" done={412_800} total={688_000} />
          <Story
            steps={[
              {
                at: minutesAgo(1),
                title: <b>Asked</b>,
                text: 'October, all methods',
                tone: 'good',
              },
              { at: minutesAgo(1), title: <b>Counted</b>, text: '688,000 rows', tone: 'good' },
              { at: minutesAgo(0), title: <b>Writing</b>, text: 'Chunks of 5,000', tone: 'mine' },
              { at: null, when: 'soon', title: <b>Link</b>, text: 'This session only' },
            ]}
          />
        </div>
      </Panel>
    </div>
  )
}
