import { TextField } from '@oriel/ui/form/text-field'
import { ChoiceChips } from '@oriel/ui/navigation/choice-chips'
import { useText } from '@oriel/web/text'
import { useVisit } from '../../platform/use-visit.ts'
import { daysNames, lastDays, type DaysChoice, type DaysName } from './record-rules.ts'
import './deposit.css'

const DAY_LENGTH = 10

const WORDS = {
  '7': 'round.last_7',
  '30': 'round.last_30',
  own: 'round.days',
} as const satisfies Record<DaysName, string>

type RecordDaysProps = { choice: DaysChoice; onChange: (choice: DaysChoice) => void }

/** Which days; what is chosen shows at once. */
export function RecordDays({ choice, onChange }: RecordDaysProps) {
  const { t } = useText()
  const { timeZone } = useVisit().site
  const choose = (value: string): void => {
    const days = daysNames.find((one) => one === value) ?? 'own'
    const span = days === 'own' ? {} : lastDays(Number(days), new Date(), timeZone)
    onChange({ ...choice, ...span, days })
  }
  return (
    <div className="deposit-days">
      <ChoiceChips
        label={t('round.time')}
        name="days"
        options={daysNames.map((value) => ({ value, label: t(WORDS[value]) }))}
        value={choice.days}
        onChange={choose}
      />
      {choice.days === 'own' &&
        (['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            type="date"
            label={t(`round.${end}`)}
            value={choice[end]}
            // A field that was emptied keeps the day it had.
            onChange={({ target }) =>
              target.value.length === DAY_LENGTH && onChange({ ...choice, [end]: target.value })
            }
          />
        ))}
    </div>
  )
}
