import { ChoiceChips } from '@oriel/ui/navigation/choice-chips'
import { Select } from '@oriel/ui/form/select'
import { TextField } from '@oriel/ui/form/text-field'
import { useText } from '@oriel/web/text'
import { useVisit } from '../../platform/use-visit.ts'
import { daysNames, HALL_NAMES, lastDays, type DaysName, type RoundChoice } from './round-rules.ts'
import type { PlayedAt } from './use-rounds.ts'

const DAY_LENGTH = 10
const isDay = (text: string): boolean => text.length === DAY_LENGTH

const DAYS_WORDS = {
  '1': 'round.today',
  '7': 'round.last_7',
  '30': 'round.last_30',
  own: 'round.days',
} as const satisfies Record<DaysName, string>

type RoundFiltersProps = {
  choice: RoundChoice
  played: readonly PlayedAt[]
  onChange: (choice: RoundChoice) => void
}

/** Days, provider and hall. What is chosen shows at once. */
export function RoundFilters({ choice, played, onChange }: RoundFiltersProps) {
  const { t } = useText()
  const { timeZone } = useVisit().site
  const chooseDays = (days: string): void => {
    const name = daysNames.find((each) => each === days) ?? 'own'
    const span = name === 'own' ? {} : lastDays(Number(name), new Date(), timeZone)
    onChange({ ...choice, ...span, days: name })
  }
  const halls = Object.entries(HALL_NAMES).map(([value, id]) => ({ value, label: t(id) }))
  const providers = played.map(({ gp_id: value, gp_name: label }) => ({ value, label }))
  return (
    <div className="round-filters">
      <ChoiceChips
        label={t('round.time')}
        name="days"
        options={daysNames.map((value) => ({ value, label: t(DAYS_WORDS[value]) }))}
        value={choice.days}
        onChange={chooseDays}
      />
      {choice.days === 'own' && <OwnDays choice={choice} onChange={onChange} />}
      <div className="round-selects">
        <Select
          label={t('round.provider')}
          options={[{ value: '', label: t('round.provider_all') }, ...providers]}
          value={choice.provider}
          onChange={(provider) => onChange({ ...choice, provider })}
        />
        <Select
          label={t('round.hall')}
          options={[{ value: '', label: t('round.hall_all') }, ...halls]}
          value={choice.hall}
          onChange={(hall) => onChange({ ...choice, hall })}
        />
      </div>
    </div>
  )
}

function OwnDays({ choice, onChange }: Omit<RoundFiltersProps, 'played'>) {
  const { t } = useText()
  return (
    <div className="round-selects">
      {(['from', 'to'] as const).map((end) => (
        <TextField
          key={end}
          type="date"
          label={t(`round.${end}`)}
          value={choice[end]}
          // A field that was emptied keeps the day it had.
          onChange={({ target }) =>
            isDay(target.value) && onChange({ ...choice, [end]: target.value })
          }
        />
      ))}
    </div>
  )
}
