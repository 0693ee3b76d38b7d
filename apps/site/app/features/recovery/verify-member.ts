import type { Client } from '@oriel/contract/client'
import { transferVerifyCall } from '@oriel/contract/member/recovery'
import { checkTransferVerification, type TransferVerificationForm } from '@oriel/forms/recovery'
import type { Text } from '@oriel/i18n/text'
import type { Trouble } from '@oriel/web/form/use-trouble'
import type { FormCaptcha } from '../../platform/form-captcha.ts'
import { verifyTrouble } from './recovery-codes.ts'
import { recoveryWords } from './recovery-words.ts'

export type VerifyValues = Omit<TransferVerificationForm, 'captcha'>

export type VerifyGiven = {
  readonly account: string
  readonly values: VerifyValues
  readonly captcha: Pick<FormCaptcha, 'proof' | 'refresh'>
}

export type VerifyResult =
  | { readonly kind: 'proven'; readonly token: string }
  | { readonly kind: 'refused'; readonly trouble: Trouble<keyof TransferVerificationForm> }

/** S4.071: checks what was typed, then sends it. A refusal by the server uses up the captcha. */
export async function verifyMember(
  call: Client,
  { account, values, captcha }: VerifyGiven,
  text: Pick<Text, 't'>,
): Promise<VerifyResult> {
  const { proof } = captcha
  const given = { ...values, email: values.email.trim(), phone: values.phone.trim() }
  const failure = checkTransferVerification({ ...given, captcha: proof.answer })
  if (failure) {
    const said = text.t(recoveryWords(failure.message))
    return { kind: 'refused', trouble: { field: failure.field, text: said } }
  }
  const answer = await call(transferVerifyCall, {
    account,
    withdraw_password: given.withdrawPassword,
    // What the other channel holds is not sent.
    member_email: given.channel === 'email' ? given.email : '',
    member_phone: given.channel === 'phone' ? given.phone : '',
    captcha_token: proof.token,
    captcha_answer: proof.answer,
  })
  if (answer.ok) return { kind: 'proven', token: answer.value.token }
  captcha.refresh()
  return { kind: 'refused', trouble: verifyTrouble(answer, text) }
}
