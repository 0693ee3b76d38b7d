import { proveCall } from '@oriel/contract/member/session'
import { isBlank } from '@oriel/forms/fields'
import { Button } from '@oriel/ui/form/button'
import { Dialog } from '@oriel/ui/overlay/dialog'
import { failureText } from '@oriel/web/failure-text'
import { SubmitButton } from '@oriel/web/form/submit-button'
import { useTrouble } from '@oriel/web/form/use-trouble'
import { useText } from '@oriel/web/text'
import { useSending } from '@oriel/web/use-sending'
import { useState, type FormEvent } from 'react'
import { OwnPassword } from '../../parts/own-password.tsx'
import { call } from '../../platform/call.ts'
import type { Closable, OverlayProps } from '../../platform/overlay.ts'
import { useIsPasskeyPossible, useProvePasskey } from '../passkey/passkey.ts'

type ProofDialogProps = OverlayProps['proof'] & Closable

/** The member shows once more who they are, before something that protects the account changes. */
export default function ProofDialog({ onEnd, onClose }: ProofDialogProps) {
  const { t } = useText()
  const end = (isProven: boolean): void => {
    onEnd(isProven)
    onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={() => end(false)}
      sheet
      size="small"
      icon="lock"
      title={t('session.proof_title')}
      description={t('session.proof_text')}
      closeLabel={t('shell.close')}
    >
      <ProofForm onProven={() => end(true)} />
    </Dialog>
  )
}

/** The password, or the device's own key where the browser has any. */
export function ProofForm({ onProven }: { onProven: () => void }) {
  const text = useText()
  const { t } = text
  const [password, setPassword] = useState('')
  const [isSending, sendOnce] = useSending()
  const { form, show, errorAt, message } = useTrouble<'password'>()
  const provePasskey = useProvePasskey()
  const send = async (): Promise<void> => {
    if (isBlank(password)) return show({ field: 'password', text: t('session.ph_password') })
    const answer = await call(proveCall, { password, code: '' })
    if (answer.ok) return onProven()
    setPassword('')
    const said = failureText(answer, text)
    const isWrong = answer.reason === 'password_wrong'
    show(isWrong ? { field: 'password', text: said } : { field: null, title: said })
  }
  const sendKey = async (): Promise<void> => {
    const tried = await provePasskey()
    if (tried.ok) return onProven()
    // Who cancels knows it.
    if (tried.reason === 'cancelled') return
    show({ field: null, title: tried.message ?? t('session.passkey_failed') })
  }
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    void sendOnce(send)
  }
  return (
    <form ref={form} className="grid gap-4" noValidate onSubmit={submit}>
      {message}
      <OwnPassword
        label={t('session.password')}
        value={password}
        onChange={setPassword}
        error={errorAt('password')}
      />
      <SubmitButton isSending={isSending}>{t('session.proof_confirm')}</SubmitButton>
      {useIsPasskeyPossible() && (
        <Button variant="ghost" icon="key" onClick={() => void sendOnce(sendKey)}>
          {t('session.passkey')}
        </Button>
      )}
    </form>
  )
}
