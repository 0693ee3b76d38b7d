import { Select } from '@oriel/ui/form/select'
import { TextField } from '@oriel/ui/form/text-field'
import { useText } from '@oriel/web/text'
import { Panel } from '../../parts/panel.tsx'
import { TimeFields } from '../../parts/time-fields.tsx'
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
