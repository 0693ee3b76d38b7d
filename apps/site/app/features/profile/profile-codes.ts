import type { Text } from '@oriel/i18n/text'
import { failureText } from '@oriel/web/failure-text'
import type { Trouble } from '@oriel/web/form/use-trouble'

type Failure = { readonly reason: string; readonly message: string }

/** Which field of a form a refusal belongs to. What belongs to none stands at the top. */
export type Places<Field extends string> = Readonly<Record<string, Field>>

export function troubleOf<Field extends string>(
  failure: Failure,
  places: Places<Field>,
  words: Pick<Text, 't'>,
): Trouble<Field> {
  const text = failureText(failure, words)
  const field = Object.hasOwn(places, failure.reason) ? places[failure.reason] : undefined
  return field === undefined ? { field: null, title: text } : { field, text }
}

export const PASSWORD_PLACES: Places<'password'> = { password_wrong: 'password' }
export const CODE_PLACES: Places<'code'> = { totp_wrong: 'code', totp_used: 'code' }
export const PIN_PLACES: Places<'password' | 'old' | 'pin'> = {
  password_wrong: 'password',
  withdraw_password_wrong: 'old',
  withdraw_password_invalid: 'pin',
}
