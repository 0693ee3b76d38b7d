import { firstFailure, isBlank } from '@oriel/contract/fields'
import { checkNewPassword } from '@oriel/contract/fields-recovery'
import { editPassword } from '@oriel/contract/member/profile'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { deviceInfo } from '../../lib/device-info.ts'
import { SecretField } from '../../lib/secret-field.tsx'
import type { SignedIn } from '../../lib/session.ts'
import { useText } from '../../lib/text.tsx'
import { useSession } from '../../lib/use-session.ts'
import { useTrouble } from '../../lib/use-trouble.tsx'
import { useVisit } from '../../lib/use-visit.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { PasswordFrame } from './password-frame.tsx'
import { changeTrouble, type FirstPasswordField } from './recovery-codes.ts'
import { recoveryWords } from './recovery-words.ts'

const EMPTY = { oldPassword: '', password: '', confirmation: '' }

/**
 * S2.072: a member whose password was set by another person chooses a new one before anything else.
 */
export function FirstPasswordForm({ onDone }: { onDone: (signedIn: SignedIn) => void }) {
  const text = useText()
  const { t } = text
  const { passwordPolicy } = useVisit().site
  const account = useSession()?.account ?? ''
  const [values, setValues] = useState(EMPTY)
  const { form, show, errorAt, message } = useTrouble<FirstPasswordField>()
  const send = async (): Promise<void> => {
    const old = isBlank(values.oldPassword) ? ('ph_password' as const) : null
    const failure =
      firstFailure<FirstPasswordField>(['oldPassword', old]) ??
      checkNewPassword(values, passwordPolicy)
    if (failure) return show({ field: failure.field, text: t(recoveryWords(failure.message)) })
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
  return (
    <PasswordFrame form={form} account={account} message={message} send={send}>
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
    </PasswordFrame>
  )
}
