import type { PersonalField } from '@oriel/core/personal'
import { personalFieldOf, type RegisterAsks } from '@oriel/core/register-field'
import { birthdayParts, birthdayText } from './birthday.ts'
import { EMPTY_FORM, FORM_FIELDS, type RegistrationForm } from './registration.ts'

type PersonalTexts = Partial<Record<PersonalField, string>>
type PersonalFormField = Exclude<keyof typeof FORM_FIELDS, 'checkPassword' | 'withdrawPassword'>

/** Each field of the form that is kept with the member, and the name it is kept under. */
const KEPT = Object.entries(FORM_FIELDS).flatMap(([formField, setting]) => {
  const field = personalFieldOf(setting)
  return field === null ? [] : [{ formField: formField as PersonalFormField, setting, field }]
})

/** What is kept of a form: only fields that it shows, so that a hidden one cannot be filled. */
export function personalOfForm(form: RegistrationForm, asks: RegisterAsks): PersonalTexts {
  const personal: PersonalTexts = {}
  for (const { formField, setting, field } of KEPT) {
    const value = form[formField]
    const text = (typeof value === 'string' ? value : birthdayText(value)).trim()
    if (asks[setting]?.isDisplay && text !== '') personal[field] = text
  }
  return personal
}

/** The registration form with nothing in it but these, so that its rules can check them. */
export function formOfPersonal(personal: PersonalTexts): RegistrationForm {
  const filled = KEPT.flatMap(({ formField, field }) => {
    const text = personal[field]
    if (text === undefined) return []
    return [[formField, formField === 'memberBirthday' ? birthdayParts(text) : text] as const]
  })
  return { ...EMPTY_FORM, ...Object.fromEntries(filled) }
}

/** The name that a field of the form is kept under; null for one that is not kept. */
export const personalFieldOfForm = (formField: string): PersonalField | null =>
  KEPT.find((one) => one.formField === formField)?.field ?? null
