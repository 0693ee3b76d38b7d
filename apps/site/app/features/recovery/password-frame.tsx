import { FormNote } from '@oriel/ui/form/form-message'
import type { FormEvent, ReactNode, RefObject } from 'react'
import { SubmitButton } from '@oriel/web/form/submit-button'
import { useText } from '@oriel/web/text'
import { useSending } from '@oriel/web/use-sending'

export type PasswordFrameProps = {
  form: RefObject<HTMLFormElement | null>
  account: string
  /** What is wrong, where that belongs to no field. */
  message: ReactNode
  send: () => Promise<void>
  /** The fields. */
  children: ReactNode
}

/** A form for a new password: sent once at a time, and it says what a change does to money. */
export function PasswordFrame({ form, account, message, send, children }: PasswordFrameProps) {
  const { t } = useText()
  const [isSending, sendOnce] = useSending()
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    void sendOnce(send)
  }
  return (
    <form ref={form} className="grid gap-4" noValidate onSubmit={submit}>
      {message || <FormNote>{t('recovery.held')}</FormNote>}
      {/* For password managers: whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
      {children}
      <SubmitButton isSending={isSending}>{t('recovery.save')}</SubmitButton>
    </form>
  )
}
