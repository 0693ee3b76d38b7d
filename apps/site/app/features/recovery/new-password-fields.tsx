import {
  PASSWORD_CLASSIC_MAX_CHARACTERS,
  PASSWORD_CLASSIC_MIN_CHARACTERS,
  PASSWORD_STRONG_MAX_CHARACTERS,
  PASSWORD_STRONG_MIN_CHARACTERS,
} from '@oriel/forms/limits'
import type { NewPasswordForm } from '@oriel/forms/recovery'
import type { PasswordPolicy } from '@oriel/forms/fields'
import { StrengthMeter } from '@oriel/ui/form/strength-meter'
import { SecretField } from '@oriel/web/form/secret-field'
import { useText } from '@oriel/web/text'

export type NewPasswordFieldsProps = {
  policy: PasswordPolicy
  value: NewPasswordForm
  onChange: (value: NewPasswordForm) => void
  errorAt: (field: keyof NewPasswordForm) => string | undefined
}

const LIMITS = {
  classic: [PASSWORD_CLASSIC_MIN_CHARACTERS, PASSWORD_CLASSIC_MAX_CHARACTERS],
  strong: [PASSWORD_STRONG_MIN_CHARACTERS, PASSWORD_STRONG_MAX_CHARACTERS],
} as const

/** A new password, twice. A password manager is told what its own must be made of. */
export function NewPasswordFields({ policy, value, onChange, errorAt }: NewPasswordFieldsProps) {
  const { t } = useText()
  const [min, max] = LIMITS[policy]
  return (
    <>
      <SecretField
        kind="new"
        label={t('recovery.new_password')}
        name="new_password"
        hint={t('recovery.password_hint', { min, max })}
        rules={`minlength: ${min}; maxlength: ${max}; required: lower; required: digit;`}
        value={value.password}
        onChange={({ currentTarget }) => onChange({ ...value, password: currentTarget.value })}
        error={errorAt('password')}
      >
        {policy === 'strong' && <Strength password={value.password} />}
      </SecretField>
      <SecretField
        kind="new"
        label={t('recovery.repeat')}
        name="confirmation"
        value={value.confirmation}
        onChange={({ currentTarget }) => onChange({ ...value, confirmation: currentTarget.value })}
        error={errorAt('confirmation')}
      />
    </>
  )
}

function Strength({ password }: { password: string }) {
  const { t } = useText()
  return (
    <StrengthMeter
      password={password}
      label={t('recovery.strength')}
      words={[
        t('recovery.strength_weak'),
        t('recovery.strength_fair'),
        t('recovery.strength_good'),
        t('recovery.strength_strong'),
      ]}
    />
  )
}
