import { isBlank } from '@oriel/forms/fields'
import { Button } from '@oriel/ui/form/button'
import { CodeField } from '@oriel/ui/form/code-field'
import { FormNote } from '@oriel/ui/form/form-message'
import type { FormEventHandler, ReactNode, RefObject } from 'react'
import { SubmitButton } from '@oriel/web/form/submit-button'
import { useText } from '@oriel/web/text'
import { OwnPassword } from '../../parts/own-password.tsx'
import type { Trouble } from '@oriel/web/form/use-trouble'
import { useSecrets } from './use-secrets.ts'

/** As every authenticator app shows them. */
export const TOTP_DIGITS = 6

type FormFrameProps = {
  form: RefObject<HTMLFormElement | null>
  onSubmit: FormEventHandler<HTMLFormElement>
  message: ReactNode
  /** Stands where a trouble would, until there is one. */
  note?: ReactNode
  action: string
  isSending: boolean
  onCancel: () => void
  children: ReactNode
}

/** A form within a card: what is wrong at its top, and below it two ways out. */
export function CardForm(props: FormFrameProps) {
  const { form, onSubmit, message, note, action, isSending, onCancel, children } = props
  const { t } = useText()
  return (
    <form ref={form} className="profile-form" noValidate onSubmit={onSubmit}>
      {message || (note && <FormNote>{note}</FormNote>)}
      {children}
      <div className="profile-actions">
        <SubmitButton isSending={isSending}>{action}</SubmitButton>
        <Button variant="ghost" className="button-large" onClick={() => onCancel()}>
          {t('profile.cancel')}
        </Button>
      </div>
    </form>
  )
}

export type SecretFormProps = {
  action: string
  note?: ReactNode
  /** Asks for the code of the authenticator app besides. */
  withCode?: boolean
  /** Null when it was taken. */
  send: (password: string, code: string) => Promise<Trouble<'password' | 'code'> | null>
  onCancel: () => void
}

/** Asks for the password, and where it must be for a code, before something is done. */
export function SecretForm({ action, note, withCode = false, send, onCancel }: SecretFormProps) {
  const { t } = useText()
  const { values, write, form, submit, isSending, errorAt, message } = useSecrets({
    empty: { password: '', code: '' },
    check({ password, code }) {
      if (isBlank(password)) return { field: 'password', text: t('session.ph_password') }
      const isShort = withCode && code.length < TOTP_DIGITS
      return isShort ? { field: 'code', text: t('session.empty_totp') } : null
    },
    send: ({ password, code }) => send(password, code),
  })
  const frame = { form, message, note, action, isSending, onCancel, onSubmit: submit }
  return (
    <CardForm {...frame}>
      <OwnPassword
        label={t('recovery.old_password')}
        value={values.password}
        onChange={(password) => write('password', password)}
        error={errorAt('password')}
      />
      {withCode && (
        <CodeField
          label={t('session.question_totp')}
          name="code"
          count={TOTP_DIGITS}
          value={values.code}
          onChange={(code) => write('code', code)}
          error={errorAt('code')}
        />
      )}
    </CardForm>
  )
}
