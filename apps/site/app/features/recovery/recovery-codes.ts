import type { Text } from '@oriel/i18n/text'
import { failureText } from '@oriel/web/failure-text'
import type { Trouble } from '@oriel/web/form/use-trouble'

type Failure = { readonly reason: string; readonly code: string; readonly message: string }
type Words = Pick<Text, 't'>

/**
 * S8.051 to S8.061: all of these show signup.error_verify_pls_reVerify, followed by the server's
 * message.
 */
const VERIFY_CODES = ['101', '102', '201', '202', '203', '204']
const RESET_CODES = ['101', '102', '201', '202', '203']
/** Those of a reset after which the proof must be given again; the others want another password. */
const PROOF_IS_OVER = ['101', '102']
const CAPTCHA_CODE = '201'

export const verifyTrouble = (failure: Failure, words: Words): Trouble<never> =>
  codedTrouble(failure, VERIFY_CODES, words)

export const resetTrouble = (failure: Failure, words: Words): Trouble<never> =>
  codedTrouble(failure, RESET_CODES, words)

export const isProofOver = ({ code }: Failure): boolean => PROOF_IS_OVER.includes(code)

function codedTrouble(failure: Failure, codes: readonly string[], { t }: Words): Trouble<never> {
  if (!codes.includes(failure.code)) return { field: null, title: failureText(failure, { t }) }
  return { field: null, title: t('recovery.error_verify_pls_reVerify'), text: failure.message }
}

/** Our own calls: the captcha's refusal stands at the captcha, the code's at the code. */
export function startTrouble(failure: Failure, { t }: Words): Trouble<'captcha'> {
  const text = failureText(failure, { t })
  return failure.code === CAPTCHA_CODE ? { field: 'captcha', text } : { field: null, title: text }
}

export function codeTrouble(failure: Failure, { t }: Words): Trouble<'code'> {
  const text = failureText(failure, { t })
  return failure.code === '101' ? { field: 'code', text } : { field: null, title: text }
}

const FIRST_FIELDS = {
  '101': 'oldPassword',
  '201': 'password',
  '202': 'password',
  '203': 'password',
  '204': 'confirmation',
} as const
export type FirstPasswordField = (typeof FIRST_FIELDS)[keyof typeof FIRST_FIELDS]

/** Each refusal of /member/profile/edit_password belongs to a field, but for too many tries. */
export function changeTrouble(failure: Failure, { t }: Words): Trouble<FirstPasswordField> {
  const text = failureText(failure, { t })
  const found = Object.entries(FIRST_FIELDS).find(([code]) => code === failure.code)
  return found ? { field: found[1], text } : { field: null, title: text }
}
