import type { RegistrationField } from '@oriel/forms/registration'
import { FORM_FIELDS } from '@oriel/forms/registration'
import type { RegisterField } from '@oriel/core/register-field'
import type { CurrencySettings } from './register-settings.ts'

/** The form has two steps: the account, and what else the settings ask for. */
export type Step = 1 | 2
export const STEP_COUNT = 2

const FIELD_OF = Object.fromEntries(
  Object.entries(FORM_FIELDS).map(([field, setting]) => [setting, field]),
) as Readonly<Record<RegisterField, RegistrationField>>

/** What the settings ask for besides the account, in their order. */
function detailsOf({ shown, rules }: CurrencySettings, isRequired: boolean): RegistrationField[] {
  const hasSms = rules.asks.member_phone?.isVerification ?? false
  return shown
    .filter((setting) => setting !== 'check_password')
    .filter((setting) => (rules.asks[setting]?.isRequired ?? false) === isRequired)
    .flatMap((setting): RegistrationField[] =>
      setting === 'member_phone' && hasSms ? ['memberPhone', 'phoneVerify'] : [FIELD_OF[setting]],
    )
}

export const requiredDetails = (settings: CurrencySettings): RegistrationField[] =>
  detailsOf(settings, true)
/** These are folded away: nobody has to fill them in. */
export const optionalDetails = (settings: CurrencySettings): RegistrationField[] =>
  detailsOf(settings, false)

/** The fields of each step in the order of the form. */
export function fieldsOf(step: Step, settings: CurrencySettings): RegistrationField[] {
  if (step === 2) {
    return [...requiredDetails(settings), ...optionalDetails(settings), 'captchaAnswer']
  }
  const repeats: RegistrationField[] = settings.shown.includes('check_password')
    ? ['checkPassword']
    : []
  return ['memberAccount', 'password', ...repeats, 'agreement']
}

export const allFields = (settings: CurrencySettings): RegistrationField[] => [
  ...fieldsOf(1, settings),
  ...fieldsOf(2, settings),
]

/** The introducer is asked for with the account. */
export const stepOf = (
  place: RegistrationField | 'introducer',
  settings: CurrencySettings,
): Step => {
  if (place === 'introducer') return 1
  return fieldsOf(1, settings).includes(place) ? 1 : 2
}

/** These need the whole width of the form. */
const WIDE: readonly RegistrationField[] = ['memberBirthday', 'withdrawPassword', 'phoneVerify']

/** The form places these itself. */
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
