import type { RegistrationField } from '@oriel/forms/registration'
import { FORM_FIELDS } from '@oriel/forms/registration'
import type { RegisterField } from '@oriel/core/register-field'
import type { CurrencySettings } from './register-settings.ts'

/** On a phone the form has two steps: who one is here, and how one is reached. */
export type Step = 1 | 2
export const STEP_COUNT = 2

const FIELD_OF = Object.fromEntries(
  Object.entries(FORM_FIELDS).map(([field, setting]) => [setting, field]),
) as Readonly<Record<RegisterField, RegistrationField>>

/** The fields of each step as they stand in the form, in the order of the settings. */
export function fieldsOf(step: Step, { shown, rules }: CurrencySettings): RegistrationField[] {
  const repeats: RegistrationField[] = shown.includes('check_password') ? ['checkPassword'] : []
  if (step === 1) return ['memberAccount', 'password', ...repeats]
  const hasSms = rules.asks.member_phone?.isVerification ?? false
  const details = shown
    .filter((setting) => setting !== 'check_password')
    .flatMap((setting): RegistrationField[] =>
      setting === 'member_phone' && hasSms ? ['memberPhone', 'phoneVerify'] : [FIELD_OF[setting]],
    )
  return [...details, 'captchaAnswer', 'agreement']
}

export const allFields = (settings: CurrencySettings): RegistrationField[] => [
  ...fieldsOf(1, settings),
  ...fieldsOf(2, settings),
]

/** The introducer stands with the account. */
export const stepOf = (
  place: RegistrationField | 'introducer',
  settings: CurrencySettings,
): Step => {
  if (place === 'introducer') return 1
  return fieldsOf(1, settings).includes(place) ? 1 : 2
}

/** These need the whole width of the form. */
const WIDE: readonly RegistrationField[] = ['memberBirthday', 'withdrawPassword', 'phoneVerify']

/** These end the form and are placed by it. */
const LAST: readonly RegistrationField[] = ['captchaAnswer', 'agreement']

export type Row = { readonly isWide: boolean; readonly fields: readonly RegistrationField[] }

/** Fields that may stand beside each other, in their order. */
export function rowsOf(fields: readonly RegistrationField[]): Row[] {
  const shown = fields.filter((field) => !LAST.includes(field))
  return shown.reduce<Row[]>((rows, field) => {
    const last = rows.at(-1)
    const isWide = WIDE.includes(field)
    if (isWide || !last || last.isWide) return [...rows, { isWide, fields: [field] }]
    return [...rows.slice(0, -1), { isWide, fields: [...last.fields, field] }]
  }, [])
}
