import { type FieldCheck } from './fields.ts'
import { BIRTHDAY_MIN_YEAR } from './limits.ts'

/** Three selects; a part that is not chosen is empty. */
export type Birthday = { readonly year: string; readonly month: string; readonly day: string }

/** S5.029, S5.030: all three parts if required, otherwise all or none. */
export const checkBirthday: FieldCheck<Birthday> = (birthday, context) => {
  if (!context.isDisplay) return null
  const chosen = [birthday.year, birthday.month, birthday.day].filter((part) => part !== '').length
  if (chosen === 0) return context.isRequired ? 'signup.err_birthday_blank' : null
  if (chosen < 3) return 'signup.err_birthday_partial'
  const day = birthdayText(birthday)
  return isCalendarDay(day) && day <= context.today ? null : 'signup.err_birthday_invalid'
}

/** S3.045: year, month and day joined by a dash; empty when nothing is chosen. */
export function birthdayText({ year, month, day }: Birthday): string {
  if (year === '' && month === '' && day === '') return ''
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** The three parts of a text that `birthdayText` made; it writes a part not chosen as zeros. */
export function birthdayParts(text: string): Birthday {
  const chosen = text.split('-').map((part) => (part === '00' ? '' : part))
  const [year = '', month = '', ...rest] = chosen
  return { year, month, day: rest.join('-') }
}

function isCalendarDay(text: string): boolean {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text)) return false
  if (Number(text.slice(0, 4)) < BIRTHDAY_MIN_YEAR) return false
  const date = new Date(`${text}T00:00:00Z`)
  // Some engines read 30 February as 2 March; a real day comes back as it went in.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
