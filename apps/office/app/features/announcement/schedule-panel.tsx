import { zoneText } from '@oriel/core/time'
import { Select } from '@oriel/ui/form/select'
import { TextField } from '@oriel/ui/form/text-field'
import { useText } from '@oriel/web/text'
import { useState } from 'react'
import { Panel } from '../../parts/panel.tsx'
import { useSite } from '../../platform/use-site.ts'
import { audiences, type Draft } from './draft.ts'

type SchedulePanelProps = {
  readonly draft: Draft
  readonly set: (changes: Partial<Draft>) => void
}

/** When and to whom it shows, as its writer wishes it; who publishes it may change the times. */
export function SchedulePanel({ draft, set }: SchedulePanelProps) {
  const { t } = useText()
  return (
    <Panel title={t('office.announcement.schedule')} icon="clock">
      <div className="announcement-fields">
        <TimeFields times={draft} set={set} />
        <Select
          label={t('office.announcement.who')}
          value={draft.audience}
          onChange={(audience) => set({ audience })}
          options={audiences.map((value) => ({ value, label: t(`office.announcement.${value}`) }))}
        />
        <TextField
          label={t('office.announcement.sort')}
          value={draft.sort}
          inputMode="numeric"
          autoComplete="off"
          onChange={({ target }) => set({ sort: target.value })}
        />
      </div>
    </Panel>
  )
}

type Times = Pick<Draft, 'from' | 'until'>
type TimeFieldsProps = {
  readonly times: Times
  readonly set: (changes: Partial<Times>) => void
}

/** Times of the site, whatever clock the writer's own machine has. */
export function TimeFields({ times, set }: TimeFieldsProps) {
  const { t } = useText()
  const { timeZone } = useSite()
  const [zone] = useState(() => zoneText(new Date(), timeZone))
  const field = (name: keyof Times) => (
    <TextField
      label={t(`office.announcement.shows_${name}`, { zone })}
      type="datetime-local"
      value={times[name]}
      onChange={({ target }) => set({ [name]: target.value })}
    />
  )
  return (
    <>
      {field('from')}
      {field('until')}
    </>
  )
}
