import { isBlank } from '@oriel/forms/fields'
import { WITHDRAW_PASSWORD_DIGITS } from '@oriel/forms/limits'
import { Button } from '@oriel/ui/form/button'
import { PinField } from '@oriel/web/form/pin-field'
import { SubmitButton } from '@oriel/web/form/submit-button'
import { useText } from '@oriel/web/text'
import { useState, type ReactNode } from 'react'
import { OwnPassword } from '../../parts/own-password.tsx'
import { troubleOf, useSecrets, WithdrawLocked, type Places } from '../profile/profile.ts'

type Secrets = { readonly password: string; readonly pin: string }
type Answer = { readonly ok: true } | { readonly ok: false; reason: string; message: string }

const PLACES: Places<keyof Secrets> = {
  password_wrong: 'password',
  withdraw_password_wrong: 'pin',
}

type OwnerFormProps = {
  action: string
  send: (secrets: Secrets) => Promise<Answer>
  onDone: () => void
  /** A refusal that is not about the passwords: true where somebody else shows it. */
  onRefused?: (reason: string, message: string) => boolean
  onBack?: () => void
  children?: ReactNode
}

/** What only the owner knows, before where they are paid to changes. */
export function OwnerForm(props: OwnerFormProps) {
  const { action, send, onDone, onRefused, onBack, children } = props
  const text = useText()
  const { t } = text
  const [isLocked, setLocked] = useState(false)
  const { values, write, form, submit, isSending, errorAt, message } = useSecrets<keyof Secrets>({
    empty: { password: '', pin: '' },
    check({ password, pin }) {
      if (isBlank(password)) return { field: 'password', text: t('session.ph_password') }
      const isShort = pin.length < WITHDRAW_PASSWORD_DIGITS
      return isShort ? { field: 'pin', text: t('registration.err_withdraw_format') } : null
    },
    async send(secrets) {
      const answer = await send(secrets)
      if (answer.ok) onDone()
      else if (answer.reason === 'withdraw_password_locked') setLocked(true)
      else if (!onRefused?.(answer.reason, answer.message)) return troubleOf(answer, PLACES, text)
      return null
    },
  })
  if (isLocked) return <WithdrawLocked />
  return (
    <form ref={form} className="bank-card-form" noValidate onSubmit={submit}>
      {message}
      {children}
      <OwnPassword
        label={t('session.password')}
        value={values.password}
        onChange={(password) => write('password', password)}
        error={errorAt('password')}
      />
      <PinField value={values.pin} onChange={(pin) => write('pin', pin)} error={errorAt('pin')} />
      <div className="bank-card-form-acts">
        {onBack && (
          <Button variant="ghost" className="button-large" icon="chevron-left" onClick={onBack}>
            {t('profile.back')}
          </Button>
        )}
        <SubmitButton isSending={isSending}>{action}</SubmitButton>
      </div>
    </form>
  )
}
