import type { RegistrationField } from '@oriel/forms/registration'
import { FORM_FIELDS } from '@oriel/forms/registration'
import { TextField } from '@oriel/ui/form/text-field'
import type { ReactNode } from 'react'
import { useText } from '@oriel/web/text'
import { AccountField, ConfirmationField, NewPasswordField } from './account-fields.tsx'
import { BirthdayField, SmsField, WithdrawPasswordField } from './part-fields.tsx'
import { nameOf } from './focus-place.ts'
import { rowsOf } from './form-order.ts'
import { hintOf, isTextName, lookOf } from './text-fields.ts'
import { useFieldLabel, type FieldProps } from './use-field-label.ts'

/** Fields beside each other where there is room, in their order. */
export function FieldRows({
  fields,
  registration,
}: FieldProps & { fields: readonly RegistrationField[] }) {
  return rowsOf(fields).map(({ isWide, fields: row }) => {
    const drawn = row.map((field) => (
      <FormField key={field} field={field} registration={registration} />
    ))
    return isWide ? (
      drawn
    ) : (
      <div key={row[0]} className="form-pair">
        {drawn}
      </div>
    )
  })
}

function FormField({ field, registration }: FieldProps & { field: RegistrationField }): ReactNode {
  if (field === 'memberAccount') return <AccountField registration={registration} />
  if (field === 'password') return <NewPasswordField registration={registration} />
  if (field === 'checkPassword') return <ConfirmationField registration={registration} />
  if (field === 'memberBirthday') return <BirthdayField registration={registration} />
  if (field === 'withdrawPassword') return <WithdrawPasswordField registration={registration} />
  if (field === 'phoneVerify') return <SmsField registration={registration} />
  return isTextName(field) ? <DetailField field={field} registration={registration} /> : null
}

type DetailProps = FieldProps & { field: Parameters<typeof lookOf>[0] }

function DetailField({ field, registration }: DetailProps) {
  const { t } = useText()
  const { draft, settings, write, leave } = registration
  const { label, ...look } = lookOf(field)
  const hint = hintOf(field, settings.rules)
  const isPhone = field === 'memberPhone'
  const words = typeof label === 'string' ? t(label) : t('registration.contact', label)
  return (
    <TextField
      {...look}
      {...(isPhone && settings.callingCode !== null && { prefix: `+${settings.callingCode}` })}
      label={useFieldLabel(words, FORM_FIELDS[field], registration)}
      name={nameOf(field)}
      autoCapitalize={field === 'memberName' ? 'words' : 'none'}
      spellCheck={false}
      aria-required={settings.rules.asks[FORM_FIELDS[field]]?.isRequired}
      hint={hint && t(hint.id, hint.values)}
      error={draft.errors[field]}
      value={draft.form[field]}
      onChange={(event) => write(field, event.currentTarget.value)}
      onBlur={() => leave(field)}
    />
  )
}
