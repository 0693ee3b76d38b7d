import {
  firstFailure,
  isBlank,
  type DoubleValidationQuestion,
  type FieldMessageKey,
  type FormFailure,
} from './fields.ts'

export type LoginForm = {
  readonly account: string
  readonly password: string
  readonly captcha: string
}

export function checkLogin(form: LoginForm): FormFailure<keyof LoginForm> | null {
  return firstFailure(
    ['account', isBlank(form.account) ? 'ph_account_name' : null],
    ['password', isBlank(form.password) ? 'ph_password' : null],
    ['captcha', checkCaptchaGiven(form.captcha)],
  )
}

export type DoubleValidationForm = { readonly answer: string; readonly captcha: string }

export function checkDoubleValidation(
  form: DoubleValidationForm,
  question: DoubleValidationQuestion,
): FormFailure<keyof DoubleValidationForm> | null {
  return firstFailure(
    ['answer', isBlank(form.answer) ? `double_validation_wrong_answer_empty_${question}` : null],
    ['captcha', checkCaptchaGiven(form.captcha)],
  )
}

/** Whether a captcha is right is for the server alone to say. */
export const checkCaptchaGiven = (captcha: string): FieldMessageKey | null =>
  isBlank(captcha) ? 'ph_account_verify_code' : null
