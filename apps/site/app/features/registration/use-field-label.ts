import type { RegisterField } from '@oriel/core/register-field'
import { useText } from '@oriel/web/text'
import type { Registration } from './use-registration.ts'

/** What every field of the form is given. */
export type FieldProps = { registration: Registration }

/** What may stay empty says so; what must be filled in is the rule. */
export function useFieldLabel(
  label: string,
  setting: RegisterField,
  { settings }: Registration,
): string {
  const { t } = useText()
  const isRequired = settings.rules.asks[setting]?.isRequired ?? false
  return isRequired ? label : t('registration.optional', { label })
}
