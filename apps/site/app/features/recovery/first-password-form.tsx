import { firstFailure, isBlank } from '@oriel/forms/fields'
import { checkNewPassword } from '@oriel/forms/recovery'
import { editPasswordCall } from '@oriel/contract/member/profile'
import { useState } from 'react'
import { call } from '../../platform/call.ts'
import { deviceInfo } from '../../platform/browser/device-info.ts'
import { SecretField } from '@oriel/web/form/secret-field'
import type { SignedIn } from '../../platform/session.ts'
import { useText } from '@oriel/web/text'
import { useSession } from '../../platform/use-session.ts'
import { useTrouble } from '@oriel/web/form/use-trouble'
import { useVisit } from '../../platform/use-visit.ts'
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
    const answer = await call(editPasswordCall, {
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
