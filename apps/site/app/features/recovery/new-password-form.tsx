import { checkNewPassword } from '@oriel/forms/recovery'
import { transferResetCall } from '@oriel/contract/member/recovery'
import { useState } from 'react'
import { call } from '../../platform/call.ts'
import { failureText } from '@oriel/web/failure-text'
import { useText } from '@oriel/web/text'
import { useLostFocus } from '@oriel/web/use-lost-focus'
import { useTrouble } from '@oriel/web/form/use-trouble'
import { useVisit } from '../../platform/use-visit.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { PasswordFrame } from './password-frame.tsx'
import { isProofOver, resetTrouble } from './recovery-codes.ts'
import { recoveryWords } from './recovery-words.ts'

const EMPTY = { password: '', confirmation: '' }

export type NewPasswordFormProps = {
  account: string
  /** What proves that the account is theirs: good once, for ten minutes. */
  token: string
  onDone: () => void
  /** The proof is over: back to where it is given, with why. */
  onProofOver: (why: string) => void
}

/** S4.072: sets the new password, as the last step of both recovery flows. */
export function NewPasswordForm({ account, token, onDone, onProofOver }: NewPasswordFormProps) {
  const text = useText()
  const { t } = text
  const { passwordPolicy } = useVisit().site
  const [wanted, setWanted] = useState(EMPTY)
  const { form, show, errorAt, message } = useTrouble<keyof typeof EMPTY>()
  useLostFocus(form)
  const send = async (): Promise<void> => {
    const failure = checkNewPassword(wanted, passwordPolicy)
    if (failure) return show({ field: failure.field, text: t(recoveryWords(failure.message)) })
    const answer = await call(transferResetCall, { account, password: wanted.password, token })
    if (answer.ok) {
      setWanted(EMPTY)
      return onDone()
    }
    if (isProofOver(answer)) return onProofOver(failureText(answer, text))
    show(resetTrouble(answer, text))
  }
  return (
    <PasswordFrame form={form} account={account} message={message} send={send}>
      <NewPasswordFields
        policy={passwordPolicy}
        value={wanted}
        onChange={setWanted}
        errorAt={errorAt}
      />
    </PasswordFrame>
  )
}
