import { historyKinds } from '@oriel/contract/member/wallet'
import { ChipChoice } from '@oriel/ui/navigation/chip-group'
import { Select } from '@oriel/ui/form/select'
import type { MessageId } from '@oriel/i18n/message-id'
import { useText } from '@oriel/web/text'
import { spans, type Filter, type Group, type Span } from './statement-filter.ts'
import { ENTRY_KINDS } from './history.ts'

const SPANS: Readonly<Record<Span, MessageId>> = {
  today: 'wallet.span_today',
  '7': 'wallet.span_7',
  '30': 'wallet.span_30',
  all: 'wallet.span_all',
  days: 'wallet.span_days',
}

type FiltersProps = { filter: Filter; onChange: (filter: Filter) => void }

export function StatementFilters({ filter, onChange }: FiltersProps) {
  const { t } = useText()
  const change = (part: Partial<Filter>): void => onChange({ ...filter, ...part })
  return (
    <div className="statement-filters">
      <div className="chip-row">
        <ChipChoice
          label={t('wallet.span')}
          name="span"
          value={filter.span}
          options={spans.map((span) => ({ value: span, label: t(SPANS[span]) }))}
          onChange={(span) => change({ span: span as Span })}
        />
      </div>
      {filter.span === 'days' && (
        <div className="statement-days">
          <DayField
            label={t('wallet.from')}
            value={filter.from}
            onChange={(from) => change({ from })}
          />
          <DayField label={t('wallet.to')} value={filter.to} onChange={(to) => change({ to })} />
        </div>
      )}
      <Select<Group | ''>
        label={t('wallet.kind')}
        value={filter.group}
        options={(['', ...historyKinds] as const).map((group) => {
          return { value: group, label: t(group ? ENTRY_KINDS[group].id : 'wallet.group_all') }
        })}
        onChange={(group) => change({ group })}
      />
    </div>
  )
}

type DayFieldProps = { label: string; value: string; onChange: (day: string) => void }

/** The system's own calendar: it is known, and it speaks the reader's language. */
const DayField = ({ label, value, onChange }: DayFieldProps) => (
  <label className="statement-day">
    <span className="field-label">{label}</span>
    <input
      type="date"
      className="statement-day-input"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  </label>
)
