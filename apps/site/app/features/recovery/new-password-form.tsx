import { checkNewPassword } from '@oriel/contract/fields-recovery'
import { transferReset } from '@oriel/contract/member/recovery'
import { FormNote } from '@oriel/ui/form-message'
import { useState, type FormEvent } from 'react'
import { call } from '../../lib/call.ts'
import { failureText } from '../../lib/failure-text.ts'
import { SubmitButton } from '../../lib/submit-button.tsx'
import { useText } from '../../lib/text.tsx'
import { useLostFocus } from '../../lib/use-lost-focus.ts'
import { useSending } from '../../lib/use-sending.ts'
import { useTrouble } from '../../lib/use-trouble.tsx'
import { useVisit } from '../../lib/use-visit.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { isProofOver, resetTrouble } from './recovery-codes.ts'
import { fieldWords } from './recovery-words.ts'

const EMPTY = { password: '', confirmation: '' }

export type NewPasswordFormProps = {
  account: string
  /** What proves that the account is theirs: good once, for ten minutes. */
  token: string
  onDone: () => void
  /** The proof is over: back to where it is given, with why. */
  onProofOver: (why: string) => void
}

/** Spec 4: the last step of both ways to a new password. */
export function NewPasswordForm({ account, token, onDone, onProofOver }: NewPasswordFormProps) {
  const text = useText()
  const { t } = text
  const { passwordPolicy } = useVisit().site
  const [wanted, setWanted] = useState(EMPTY)
  const [isSending, sendOnce] = useSending()
  const { form, show, errorAt, message } = useTrouble<keyof typeof EMPTY>()
  useLostFocus(form)
  const send = async (): Promise<void> => {
    const failure = checkNewPassword(wanted, passwordPolicy)
    if (failure) return show({ field: failure.field, text: t(fieldWords(failure.message)) })
    const answer = await call(transferReset, { account, password: wanted.password, token })
    if (answer.ok) {
      setWanted(EMPTY)
      return onDone()
    }
    if (isProofOver(answer)) return onProofOver(failureText(answer, text))
    show(resetTrouble(answer, text))
  }
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    void sendOnce(send)
  }
  return (
    <form ref={form} className="grid gap-4" noValidate onSubmit={submit}>
      {message || <FormNote>{t('recovery.held')}</FormNote>}
      {/* For password managers: whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
      <NewPasswordFields
        policy={passwordPolicy}
        value={wanted}
        onChange={setWanted}
        errorAt={errorAt}
      />
      <SubmitButton isSending={isSending}>{t('recovery.save')}</SubmitButton>
    </form>
  )
}
