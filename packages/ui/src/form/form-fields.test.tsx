import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { monthNames } from '../../testing/samples.tsx'
import { AuthPicture } from '../layout/auth-picture.tsx'
import { Checkbox } from './checkbox.tsx'
import { ChoiceChips } from '../navigation/choice-chips.tsx'
import { choosePart, type DateChoice, daysIn, isoDate } from './date-parts-rules.ts'
import { DateParts } from './date-parts.tsx'
import { FormError, FormNote } from './form-message.tsx'
import { PasswordField } from './password-field.tsx'
import { StepDots } from '../navigation/step-dots.tsx'
import { TextField } from './text-field.tsx'

const render = (element: ReactElement): string => renderToStaticMarkup(element)
const words = (html: string): string => html.replaceAll(/<[^>]*>/g, '')

test('a field is tied to its label, its prefix and the note that is shown', () => {
  const field = (notes: { error?: string; success?: string }) =>
    render(<TextField id="tel" label="Phone" prefix="+84" hint="10 digits" {...notes} />)
  expect(field({})).toContain('<label class="field-label" for="tel">Phone</label>')
  expect(field({})).toContain('aria-describedby="tel-prefix tel-hint"')
  expect(field({})).not.toContain('aria-invalid')
  expect(field({ success: 'Free' })).toContain('aria-describedby="tel-prefix tel-success"')
  const wrong = field({ error: 'Too short', success: 'Free' })
  expect(wrong).toContain('aria-invalid="true" aria-describedby="tel-prefix tel-error"')
  expect(wrong).toMatch(/aria-live="polite"><p class="field-error" id="tel-error">.*Too short/)
  expect(words(wrong)).toBe('Phone+84Too short')
})

test('a field without notes names none, and hands on what the platform knows', () => {
  const html = render(
    <TextField
      label="Code"
      autoComplete="one-time-code"
      inputMode="numeric"
      enterKeyHint="go"
      maxLength={6}
    />,
  )
  expect(html).not.toContain('aria-describedby')
  expect(html).toMatch(/autoComplete="one-time-code" inputMode="numeric" enterKeyHint="go"/)
  expect(html).toContain('maxLength="6"')
})

test('what cannot be changed shows a lock, what is checked says so', () => {
  const locked = render(<TextField label="Introducer" icon="person" readOnly value="anna" />)
  expect(locked).toContain('data-locked="true"')
  expect(locked).toContain('readOnly=""')
  expect(locked.match(/<svg/g)).toHaveLength(1)
  const checked = render(<TextField label="Account" checking="Checking" />)
  expect(checked).toMatch(/<output class="field-checking">.*<span class="sr-only">Checking<\/span>/)
})

test.each([
  ['current', 'current-password'],
  ['new', 'new-password'],
] as const)('a %s password is known to managers as %s', (kind, known) => {
  const html = render(
    <PasswordField
      kind={kind}
      label="Password"
      showLabel="Show"
      capsLockText="Caps"
      rules="minlength: 8;"
    />,
  )
  expect(html).toContain(`type="password" autoComplete="${known}"`)
  expect(html).toContain('passwordrules="minlength: 8;"')
  expect(html).toMatch(/<button type="button"[^>]*aria-label="Show" aria-pressed="false"/)
})

test('a box to tick is labelled by all of its words, and its error is tied to it', () => {
  const html = render(
    <Checkbox id="agree" error="Needed">
      I accept <a href="/terms">the terms</a>
    </Checkbox>,
  )
  expect(words(/<label[^]*<\/label>/.exec(html)?.[0] ?? '')).toBe('I accept the terms')
  expect(html).toMatch(/id="agree" type="checkbox"[^>]*aria-invalid="true"[^>]*"agree-error"/)
})

test('one of a few is a named group of radio buttons; the coin is decoration', () => {
  const options = [
    { value: 'VND', label: 'VND', mark: '₫' },
    { value: 'USD', label: 'USD' },
  ]
  const html = render(
    <ChoiceChips label="Currency" name="c" options={options} value="USD" onChange={() => {}} />,
  )
  expect(html).toMatch(/^<fieldset[^>]*><legend[^>]*>Currency<\/legend>/)
  expect(html.match(/type="radio"/g)).toHaveLength(2)
  expect(html).toMatch(/checked="" value="USD"|value="USD" checked=""/)
  expect(html).toContain('aria-hidden="true">₫</span>')
})

test('a refusal is an alert that can take the focus; a note is quiet', () => {
  const refusal = render(<FormError title="Not right.">Check both.</FormError>)
  expect(refusal).toMatch(/role="alert" tabindex="-1"/)
  expect(words(refusal)).toBe('Not right. Check both.')
  expect(render(<FormNote>Wait</FormNote>)).not.toContain('role=')
  expect(render(<FormNote tone="success">Sent</FormNote>)).toContain('role="status"')
})

test('steps are said in words and drawn beside them', () => {
  const html = render(<StepDots step={2} count={3} label="Step 2 of 3" />)
  expect(words(html)).toBe('Step 2 of 3')
  const states = [...html.matchAll(/data-state="(\w+)"/g)].map(([, state]) => state)
  expect(states).toEqual(['done', 'now', 'ahead'])
})

const date = (year: string, month: string, day: string): DateChoice => ({ year, month, day })

test.each([
  [date('2023', '2', ''), 28],
  [date('2024', '2', ''), 29],
  [date('', '2', ''), 29],
  [date('', '', ''), 31],
  [date('1999', '4', ''), 30],
])('%j has %i days', (chosen, days) => {
  expect(daysIn(chosen)).toBe(days)
})

test('a day that the chosen month does not have is let go', () => {
  expect(choosePart(date('2000', '1', '31'), 'month', '2')).toEqual(date('2000', '2', ''))
  expect(choosePart(date('2000', '2', '29'), 'year', '2001')).toEqual(date('2001', '2', ''))
  expect(choosePart(date('2000', '1', '31'), 'month', '3')).toEqual(date('2000', '3', '31'))
  expect(isoDate(date('1992', '4', '9'))).toBe('1992-04-09')
  expect(isoDate(date('1992', '', '9'))).toBeNull()
})

test('a date is three lists in the order of the language, with one label and one error', () => {
  const html = render(
    <DateParts
      label="Born"
      partLabels={{ year: 'Year', month: 'Month', day: 'Day' }}
      order={['year', 'month', 'day']}
      monthNames={monthNames}
      years={{ from: 2000, to: 2003 }}
      value={date('2001', '2', '')}
      onChange={() => {}}
      error="Needed"
    />,
  )
  const lists = [...html.matchAll(/<select[^>]*aria-label="(\w+)"[^>]*autoComplete="([\w-]+)"/g)]
  expect(lists.map(([, label, known]) => `${label} ${known}`)).toEqual([
    'Year bday-year',
    'Month bday-month',
    'Day bday-day',
  ])
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(3)
  expect(html.match(/field-error/g)).toHaveLength(1)
  expect(html.match(/<option value="20\d\d"/g)?.map((one) => one.slice(-5, -1))).toEqual([
    '2003',
    '2002',
    '2001',
    '2000',
  ])
  expect(html.match(/<option value="\d{1,2}"/g)).toHaveLength(12 + 28)
})

test('the picture comes in the form that is shown, in both formats', () => {
  const html = render(<AuthPicture src="/art/welcome/login" flat={false} />)
  expect(html.match(/<source /g)).toHaveLength(4)
  expect(html).toContain('/art/welcome/login-tall-380.avif 380w')
  expect(html).toContain('/art/welcome/login-low-780.webp 780w')
  const flat = render(<AuthPicture src="/art/welcome/login" flat />)
  expect(flat).toContain('/art/welcome/login-low-flat.svg')
  expect(flat).not.toContain('avif')
})
