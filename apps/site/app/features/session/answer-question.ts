import type { Client } from '@oriel/contract/client'
import { doubleValidationCall, skipQuestionCall } from '@oriel/contract/member/session'
import { checkDoubleValidation } from '@oriel/forms/login'
import type { Text } from '@oriel/i18n/text'
import type { DeviceInfo } from '../../platform/browser/device-info.ts'
import { fieldWords } from '../../platform/field-words.ts'
import type { FormCaptcha } from '../../platform/form-captcha.ts'
import type { SignedIn } from '../../platform/session.ts'
import { answerTrouble, skipTrouble, type StepTrouble } from './session-codes.ts'
import type { LoginStep } from './sign-in-view.ts'

export type QuestionGiven = {
  readonly step: LoginStep
  readonly answer: string
  readonly captcha: Pick<FormCaptcha, 'proof' | 'refresh'>
  readonly device: DeviceInfo
}

type Refused = { readonly kind: 'refused'; readonly trouble: StepTrouble }
export type AnswerResult = { readonly kind: 'entered'; readonly signedIn: SignedIn } | Refused
export type SkipResult = { readonly kind: 'asked'; readonly step: LoginStep } | Refused

/** S5.005, S5.006: the answer is checked before the captcha, and both before anything is sent. */
export async function answerQuestion(
  call: Client,
  { step, answer, captcha, device }: QuestionGiven,
  text: Pick<Text, 't'>,
): Promise<AnswerResult> {
  const { proof } = captcha
  const failure = checkDoubleValidation({ answer, captcha: proof.answer }, step.question)
  if (failure) {
    const said = text.t(fieldWords(failure.message))
    return { kind: 'refused', trouble: { ends: false, field: failure.field, text: said } }
  }
  const heard = await call(doubleValidationCall, {
    member_login_id: step.member_login_id,
    answer: answer.trim(),
    captcha_answer: proof.answer,
    captcha_token: proof.token,
    ...device,
  })
  if (heard.ok) return { kind: 'entered', signedIn: heard.value }
  captcha.refresh()
  return { kind: 'refused', trouble: answerTrouble(heard, text) }
}

/** Asks for another question in place of this one. */
export async function skipQuestion(
  call: Client,
  { member_login_id }: LoginStep,
  text: Pick<Text, 't'>,
): Promise<SkipResult> {
  const heard = await call(skipQuestionCall, { member_login_id })
  if (heard.ok) return { kind: 'asked', step: heard.value }
  return { kind: 'refused', trouble: skipTrouble(heard, text) }
}
