import type { MessageId } from '@oriel/i18n/message-id'
import type { Text } from '@oriel/i18n/text'
import { failureText } from '@oriel/web/failure-text'
import type { Trouble } from '@oriel/web/form/use-trouble'

type Failure = { readonly reason: string; readonly code: string; readonly message: string }
type Words = Pick<Text, 't'>

/**
 * S8.029 to S8.031: login codes with their own message. S8.039: other codes show the server's
 * message.
 */
const LOGIN: ReadonlyMap<string, MessageId> = new Map([
  ['101', 'reason.account_error'],
  ['102', 'reason.account_disabled'],
  ['103', 'reason.account_frozen'],
])
/** S8.034 to S8.036: ip_error with the code appended, which tells the three apart. */
const PLACE_CODES = ['201', '202', '203']
/**
 * S8.032, S8.044 to S8.048: verify_failed. 105 is about the captcha, the other codes about the
 * answer.
 */
const CAPTCHA_CODE = '105'
const ANSWER_CODES = ['103', '104', '205', '206']

export function loginTrouble(failure: Failure, { t }: Words): Trouble<'captcha'> {
  const { code, message } = failure
  const said = LOGIN.get(code)
  if (said) return { field: null, title: t(said) }
  if (code === CAPTCHA_CODE) return { field: 'captcha', text: t('reason.verify_failed') }
  if (code === '106') return { field: null, title: t('session.ip_error'), text: message }
  if (PLACE_CODES.includes(code)) {
    return { field: null, title: `${t('session.ip_error')} (${code})`, text: message }
  }
  return { field: null, title: failureText(failure, { t }) }
}

/** Whether the password is emptied: it stays where it was not to blame. */
export const isPasswordWrong = ({ code }: Failure): boolean => code === '101'

/** Ends the window's question: there is nothing left to answer. */
export type StepTrouble =
  | { readonly ends: true; readonly text: string }
  | ({ readonly ends: false } & Trouble<'answer' | 'captcha'>)

export function answerTrouble(failure: Failure, { t }: Words): StepTrouble {
  const { code, message } = failure
  const failed = `${t('session.verify_failed')} ${message}`.trimEnd()
  if (code === '998') return { ends: true, text: t('reason.step_failed') }
  if (code === '101') return { ends: true, text: message }
  if (code === CAPTCHA_CODE) return { ends: false, field: 'captcha', text: failed }
  if (ANSWER_CODES.includes(code)) return { ends: false, field: 'answer', text: failed }
  if (code === '106') {
    return { ends: false, field: null, title: t('session.ip_error'), text: message }
  }
  return { ends: false, field: null, title: failureText(failure, { t }) }
}

export function skipTrouble(failure: Failure, { t }: Words): StepTrouble {
  if (failure.code === '998') return { ends: true, text: t('reason.step_failed') }
  if (failure.code === '101') {
    return { ends: true, text: `${t('reason.account_error')} ${failure.message}`.trimEnd() }
  }
  return { ends: false, field: null, title: failureText(failure, { t }) }
}
