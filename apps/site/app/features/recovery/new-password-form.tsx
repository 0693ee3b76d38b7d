import { useState } from 'react'
import { call } from '../../platform/call.ts'
import { useText } from '@oriel/web/text'
import { useLostFocus } from '@oriel/web/use-lost-focus'
import { useTrouble } from '@oriel/web/form/use-trouble'
import { useVisit } from '../../platform/use-visit.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { PasswordFrame } from './password-frame.tsx'
import { resetPassword } from './reset-password.ts'

const EMPTY = { password: '', confirmation: '' }

export type NewPasswordFormProps = {
  account: string
  /** What proves that the account is theirs: good once, for ten minutes. */
  token: string
  /** Of the form before, where the next proof is given. */
  refreshCaptcha: () => void
  onDone: () => void
  /** The proof is over: back to where it is given, with why. */
  onProofOver: (why: string) => void
}

/** S4.072: sets the new password, as the last step of both recovery flows. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { account, token, refreshCaptcha, onDone, onProofOver } = props
  const text = useText()
  const { passwordPolicy } = useVisit().site
  const [wanted, setWanted] = useState(EMPTY)
  const { form, show, errorAt, message } = useTrouble<keyof typeof EMPTY>()
  useLostFocus(form)
  const send = async (): Promise<void> => {
    const given = { account, token, wanted, policy: passwordPolicy, refreshCaptcha }
    const came = await resetPassword(call, given, text)
    if (came.kind === 'refused') return show(came.trouble)
    if (came.kind === 'over') return onProofOver(came.why)
    setWanted(EMPTY)
    onDone()
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
