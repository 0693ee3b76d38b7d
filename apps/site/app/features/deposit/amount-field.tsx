import { symbolOf, type Currency } from '@oriel/core/currency'
import { writeUnits } from '@oriel/core/money'
import { TextField } from '@oriel/ui/form/text-field'
import { useText } from '@oriel/web/text'
import { useFormat } from '../../platform/use-format.ts'
import { quickAmounts, type Range } from './amount-rules.ts'
import './deposit.css'

/** So many signs fit on a button of a narrow phone. */
const TIGHT_ROOM = 8

type AmountFieldProps = {
  value: string
  currency: Currency
  range: Range
  error: string | undefined
  onChange: (value: string) => void
}

/** How much: typed, or one of the round amounts below. */
export function AmountField({ value, currency, range, error, onChange }: AmountFieldProps) {
  const { t } = useText()
  const format = useFormat()
  const { min, max } = range
  return (
    <div className="deposit-amount">
      <TextField
        label={t('deposit.amount')}
        name="amount"
        autoComplete="off"
        inputMode="decimal"
        prefix={symbolOf(currency)}
        maxLength={30}
        value={value}
        hint={t('deposit.range', {
          min: format.shortMoney(min, currency),
          max: format.shortMoney(max, currency),
        })}
        error={error}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <fieldset className="deposit-quick" aria-label={t('deposit.quick')}>
        {quickAmounts(range).map((units) => {
          const typed = writeUnits(units).split('.')[0] ?? ''
          return (
            <button
              key={typed}
              type="button"
              className="deposit-quick-one"
              aria-pressed={value === typed}
              onClick={() => onChange(typed)}
            >
              <ShortAmount
                whole={format.shortMoney(units, currency)}
                short={format.tightMoney(units, currency, TIGHT_ROOM)}
              />
            </button>
          )
        })}
      </fieldset>
    </div>
  )
}

/** Whoever hears it hears all of it, after what is seen. */
function ShortAmount({ whole, short }: { whole: string; short: string }) {
  if (whole.length <= TIGHT_ROOM) return whole
  return (
    <>
      {short} <span className="sr-only">{whole}</span>
    </>
  )
}
