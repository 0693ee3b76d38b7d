import { firstFailure, isBlank } from '@oriel/contract/fields'
import { checkNewPassword } from '@oriel/contract/fields-recovery'
import { editPassword } from '@oriel/contract/member/profile'
import { FormNote } from '@oriel/ui/form-message'
import { useState, type FormEvent } from 'react'
import { call } from '../../lib/call.ts'
import { deviceInfo } from '../../lib/device-info.ts'
import { SecretField } from '../../lib/secret-field.tsx'
import type { SignedIn } from '../../lib/session.ts'
import { SubmitButton } from '../../lib/submit-button.tsx'
import { useText } from '../../lib/text.tsx'
import { useSending } from '../../lib/use-sending.ts'
import { useSession } from '../../lib/use-session.ts'
import { useTrouble } from '../../lib/use-trouble.tsx'
import { useVisit } from '../../lib/use-visit.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { changeTrouble, type FirstPasswordField } from './recovery-codes.ts'
import { fieldWords } from './recovery-words.ts'

const EMPTY = { oldPassword: '', password: '', confirmation: '' }

/** Spec 2: who got their password from somebody else chooses their own before anything else. */
export function FirstPasswordForm({ onDone }: { onDone: (signedIn: SignedIn) => void }) {
  const text = useText()
  const { t } = text
  const { passwordPolicy } = useVisit().site
  const account = useSession()?.account ?? ''
  const [values, setValues] = useState(EMPTY)
  const [isSending, sendOnce] = useSending()
  const { form, show, errorAt, message } = useTrouble<FirstPasswordField>()
  const send = async (): Promise<void> => {
    const old = isBlank(values.oldPassword) ? ('ph_password' as const) : null
    const failure =
      firstFailure<FirstPasswordField>(['oldPassword', old]) ??
      checkNewPassword(values, passwordPolicy)
    if (failure) return show({ field: failure.field, text: t(fieldWords(failure.message)) })
    const answer = await call(editPassword, {
      old_password: values.oldPassword,
      password: values.password,
      password_confirmation: values.confirmation,
      ...deviceInfo(),
    })
    if (answer.ok) return onDone(answer.value)
    if (answer.code === '101') setValues((before) => ({ ...before, oldPassword: '' }))
    show(changeTrouble(answer, text))
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
      <SecretField
        kind="current"
        label={t('recovery.old_password')}
        name="password"
        value={values.oldPassword}
        onChange={({ currentTarget }) =>
          setValues((before) => ({ ...before, oldPassword: currentTarget.value }))
        }
        error={errorAt('oldPassword')}
      />
      <NewPasswordFields
        policy={passwordPolicy}
        value={values}
        onChange={(changed) => setValues((before) => ({ ...before, ...changed }))}
        errorAt={errorAt}
      />
      <SubmitButton isSending={isSending}>{t('recovery.save')}</SubmitButton>
    </form>
  )
}
