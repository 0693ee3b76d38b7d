import type { Client } from '@oriel/contract/client'
import { transferResetCall } from '@oriel/contract/member/recovery'
import type { PasswordPolicy } from '@oriel/forms/fields'
import { checkNewPassword, type NewPasswordForm } from '@oriel/forms/recovery'
import type { Text } from '@oriel/i18n/text'
import { failureText } from '@oriel/web/failure-text'
import type { Trouble } from '@oriel/web/form/use-trouble'
import { isProofOver, resetTrouble } from './recovery-codes.ts'
import { recoveryWords } from './recovery-words.ts'

export type ResetGiven = {
  readonly account: string
  readonly token: string
  readonly wanted: NewPasswordForm
  readonly policy: PasswordPolicy
  /** S8.057 to S8.061: every refusal by the server takes another captcha for the next proof. */
  readonly refreshCaptcha: () => void
}

export type ResetResult =
  | { readonly kind: 'done' }
  /** The proof is no longer valid. */
  | { readonly kind: 'over'; readonly why: string }
  | { readonly kind: 'refused'; readonly trouble: Trouble<keyof NewPasswordForm> }

/** S4.072: checks the new password and its repetition, then sets it. */
export async function resetPassword(
  call: Client,
  { account, token, wanted, policy, refreshCaptcha }: ResetGiven,
  text: Pick<Text, 't'>,
): Promise<ResetResult> {
  const failure = checkNewPassword(wanted, policy)
  if (failure) {
    const said = text.t(recoveryWords(failure.message))
    return { kind: 'refused', trouble: { field: failure.field, text: said } }
  }
  const answer = await call(transferResetCall, { account, password: wanted.password, token })
  if (answer.ok) return { kind: 'done' }
  refreshCaptcha()
  if (isProofOver(answer)) return { kind: 'over', why: failureText(answer, text) }
  return { kind: 'refused', trouble: resetTrouble(answer, text) }
}
