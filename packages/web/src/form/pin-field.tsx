import { DigitsField } from '@oriel/ui/form/digits-field'
import { useText } from '../text.tsx'

type PinFieldProps = {
  hint?: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
}

/** The withdraw password, box by box. */
export function PinField({ hint, value, onChange, error }: PinFieldProps) {
  const { t } = useText()
  return (
    <DigitsField
      label={t('session.question_withdraw_password')}
      boxLabel={(number, count) => t('session.digit', { number, count })}
      hint={hint}
      value={value}
      onChange={onChange}
      error={error}
    />
  )
}
