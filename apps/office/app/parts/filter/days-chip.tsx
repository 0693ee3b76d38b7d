import type { MessageId } from '@oriel/i18n/message-id'
import { Button } from '@oriel/ui/form/button'
import { TextField } from '@oriel/ui/form/text-field'
import { useText } from '@oriel/web/text'
import { formText } from '../../platform/form-text.ts'
import { DropChoices } from '../drop-choices.tsx'
import { daySpans, isSpan, readRange, writeRange, type DaySpan } from './days.ts'
import { FilterChip } from './filter-chip.tsx'

const WORDS: Readonly<Record<DaySpan, MessageId>> = {
  today: 'office.part.today',
  '7d': 'office.part.days_7',
  '30d': 'office.part.days_30',
  month: 'office.part.this_month',
}

type DaysChipProps = {
  readonly label: string
  readonly value: string | null
  readonly onChange: (value: string | null) => void
}

/** Days of the site: a span that moves with today, or from one day to another. */
export function DaysChip({ label, value, onChange }: DaysChipProps) {
  const { t } = useText()
  const range = value === null ? null : readRange(value)
  const span = value !== null && isSpan(value) ? value : null
  const shown = range ? `${range.from} – ${range.to}` : span && t(WORDS[span])
  return (
    <FilterChip label={label} shown={shown} onRemove={() => onChange(null)}>
      {(close) => {
        const choose = (next: string): void => {
          onChange(next)
          close()
        }
        return (
          <>
            <DropChoices
              label={label}
              choices={daySpans.map((one) => ({ value: one, label: t(WORDS[one]) }))}
              value={span}
              onChoose={(chosen) => chosen && choose(chosen)}
            />
            <RangeForm range={range} onChoose={choose} />
          </>
        )
      }}
    </FilterChip>
  )
}

type RangeFormProps = {
  readonly range: ReturnType<typeof readRange>
  readonly onChoose: (value: string) => void
}

function RangeForm({ range, onChoose }: RangeFormProps) {
  const { t } = useText()
  return (
    <form
      className="days-range"
      onSubmit={(event) => {
        event.preventDefault()
        const form = event.currentTarget
        const [from = '', to = ''] = [formText(form, 'from'), formText(form, 'to')].toSorted()
        const written = writeRange({ from, to })
        if (readRange(written)) onChoose(written)
      }}
    >
      <TextField
        label={t('office.part.from_day')}
        type="date"
        name="from"
        required
        defaultValue={range?.from}
      />
      <TextField
        label={t('office.part.to_day')}
        type="date"
        name="to"
        required
        defaultValue={range?.to}
      />
      <Button type="submit" className="button-small">
        {t('office.part.show')}
      </Button>
    </form>
  )
}
