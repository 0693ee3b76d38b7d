import type { Client } from '@oriel/contract/client'
import { checkLogin, type LoginForm } from '@oriel/forms/login'
import { LoginStepWire } from '@oriel/contract/member/session'
import type { Text } from '@oriel/i18n/text'
import * as z from 'zod/mini'
import { fieldWords } from '../../platform/field-words.ts'
import type { SignedIn } from '../../platform/session.ts'
import type { Trouble } from '@oriel/web/form/use-trouble'
import { askLogin, type LoginGiven } from './ask-login.ts'
import { isPasswordWrong, loginTrouble } from './session-codes.ts'
import type { LoginStep } from './sign-in-view.ts'

/** What came of a try to log in. */
export type SignInResult =
  | { readonly kind: 'entered'; readonly signedIn: SignedIn }
  | { readonly kind: 'asked'; readonly step: LoginStep }
  | { readonly kind: 'moved' }
  | {
      readonly kind: 'refused'
      readonly trouble: Trouble<keyof LoginForm>
      /** S4.012: after a failed login the captcha is refreshed and its field cleared. */
      readonly captchaIsUsed: boolean
      readonly passwordIsWrong: boolean
    }

export async function signIn(
  call: Client,
  given: LoginGiven,
  text: Pick<Text, 't'>,
): Promise<SignInResult> {
  const { account, password, proof } = given
  const failure = checkLogin({ account, password, captcha: proof.answer })
  if (failure) {
    const trouble = { field: failure.field, text: text.t(fieldWords(failure.message)) }
    return { kind: 'refused', trouble, captchaIsUsed: false, passwordIsWrong: false }
  }
  const answer = await askLogin(call, given)
  if (answer.ok) return { kind: 'entered', signedIn: answer.value }
  if (answer.code === '802') return { kind: 'moved' }
  const step = answer.code === '107' ? z.safeParse(LoginStepWire, answer.told) : null
  if (step?.success) return { kind: 'asked', step: step.data }
  return {
    kind: 'refused',
    trouble: loginTrouble(answer, text),
    captchaIsUsed: true,
    passwordIsWrong: isPasswordWrong(answer),
  }
}
