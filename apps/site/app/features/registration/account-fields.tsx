import {
  ACCOUNT_MAX_CHARACTERS,
  ACCOUNT_MIN_CHARACTERS,
  PASSWORD_CLASSIC_MAX_CHARACTERS,
  PASSWORD_CLASSIC_MIN_CHARACTERS,
  PASSWORD_STRONG_MAX_CHARACTERS,
  PASSWORD_STRONG_MIN_CHARACTERS,
} from '@oriel/forms/limits'
import { StrengthMeter } from '@oriel/ui/form/strength-meter'
import { TextField } from '@oriel/ui/form/text-field'
import { SecretField } from '@oriel/web/form/secret-field'
import { useText } from '@oriel/web/text'
import { nameOf } from './focus-place.ts'
import type { FieldProps } from './use-field-label.ts'

/** With a word on whether the name is free, while it is typed. */
export function AccountField({ registration }: FieldProps) {
  const { t } = useText()
  const { draft, account, write, leave } = registration
  const error = draft.errors.memberAccount
  const range = { min: ACCOUNT_MIN_CHARACTERS, max: ACCOUNT_MAX_CHARACTERS }
  return (
    <TextField
      label={t('registration.account')}
      name={nameOf('memberAccount')}
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      aria-required
      hint={t('registration.account_hint', range)}
      error={error}
      success={account === 'free' ? t('registration.account_free') : undefined}
      checking={account === 'checking' ? t('registration.account_checking') : undefined}
      value={draft.form.memberAccount}
      onChange={(event) => write('memberAccount', event.currentTarget.value)}
      onBlur={() => leave('memberAccount')}
    />
  )
}

const RANGES = {
  classic: { min: PASSWORD_CLASSIC_MIN_CHARACTERS, max: PASSWORD_CLASSIC_MAX_CHARACTERS },
  strong: { min: PASSWORD_STRONG_MIN_CHARACTERS, max: PASSWORD_STRONG_MAX_CHARACTERS },
} as const

/** What a password manager makes its own passwords of. */
const MANAGER_RULES = {
  classic: 'required: lower; required: digit; allowed: upper;',
  strong: 'required: lower; required: upper; required: digit;',
} as const

export function NewPasswordField({ registration }: FieldProps) {
  const { t } = useText()
  const { draft, settings, write, leave } = registration
  const { passwordPolicy } = settings.rules
  const isStrong = passwordPolicy === 'strong'
  const range = RANGES[passwordPolicy]
  const length = `minlength: ${range.min}; maxlength: ${range.max};`
  return (
    <SecretField
      kind="new"
      label={t('registration.password')}
      name={nameOf('password')}
      rules={`${length} ${MANAGER_RULES[passwordPolicy]}`}
      aria-required
      hint={t(isStrong ? 'registration.password_hint_strong' : 'registration.password_hint', range)}
      error={draft.errors.password}
      value={draft.form.password}
      onChange={(event) => write('password', event.currentTarget.value)}
      onBlur={() => leave('password')}
    >
      {isStrong && <Strength password={draft.form.password} />}
    </SecretField>
  )
}

function Strength({ password }: { password: string }) {
  const { t } = useText()
  return (
    <StrengthMeter
      password={password}
      label={t('registration.strength')}
      words={[
        t('registration.strength_weak'),
        t('registration.strength_fair'),
        t('registration.strength_good'),
        t('registration.strength_strong'),
      ]}
    />
  )
}

export function ConfirmationField({ registration }: FieldProps) {
  const { t } = useText()
  const { draft, write, leave } = registration
  return (
    <SecretField
      kind="new"
      label={t('registration.check_password')}
      name={nameOf('checkPassword')}
      aria-required
      error={draft.errors.checkPassword}
      value={draft.form.checkPassword}
      onChange={(event) => write('checkPassword', event.currentTarget.value)}
      onBlur={() => leave('checkPassword')}
    />
  )
}
