import { personalFields } from '@oriel/core/personal'
import { registerFields } from '@oriel/core/register-field'
import { expect, test } from 'vitest'
import { formOfPersonal, personalFieldOfForm, personalOfForm } from './personal.ts'
import { EMPTY_FORM, FORM_FIELDS } from './registration.ts'
import { CASE_ASKS, CASE_FORMS } from './testing/field-cases.ts'

const shown = { ...CASE_ASKS.USD.member_name!, isDisplay: true }
const ALL_SHOWN = Object.fromEntries(registerFields.map((field) => [field, shown]))

test('keeps trimmed texts of the fields that the form shows, and nothing else', () => {
  const form = { ...CASE_FORMS.USD, memberName: ' Ada ', identityId: '123', memberZalo: 'adalove' }
  expect(personalOfForm(form, CASE_ASKS.USD)).toEqual({
    name: 'Ada',
    email: 'ada@mail.example',
    birthday: '1990-02-03',
  })
  expect(personalOfForm(form, {})).toEqual({})
  expect(personalOfForm(EMPTY_FORM, ALL_SHOWN)).toEqual({})
})

test('a form made of personal texts holds exactly those', () => {
  const fields = personalFields.filter((field) => field !== 'line')
  const texts = Object.fromEntries(fields.map((field) => [field, `a ${field}`]))
  const personal = { ...texts, birthday: '1990-02-03' }
  expect(personalOfForm(formOfPersonal(personal), ALL_SHOWN)).toEqual(personal)
  expect(formOfPersonal({ name: 'Ada' })).toEqual({ ...EMPTY_FORM, memberName: 'Ada' })
  expect(formOfPersonal({ line: 'ada' })).toEqual(EMPTY_FORM)
})

test('passwords are not kept with the person', () => {
  const kept = Object.keys(FORM_FIELDS).map(personalFieldOfForm)
  expect(kept.filter((field) => field === null)).toHaveLength(2)
  expect(personalFieldOfForm('memberWhatsApp')).toBe('whats_app')
  expect(personalFieldOfForm('memberAccount')).toBeNull()
})
