import { SMS_CODE_DIGITS } from '@oriel/forms/limits'
import { recoveryCodeCall } from '@oriel/contract/member/recovery'
import { CodeField } from '@oriel/ui/form/code-field'
import { CountdownButton } from '@oriel/ui/form/countdown-button'
import { FormNote } from '@oriel/ui/form/form-message'
import { useState, type FormEvent } from 'react'
import { call } from '../../platform/call.ts'
import { SubmitButton } from '@oriel/web/form/submit-button'
import { useText } from '@oriel/web/text'
import { useLostFocus } from '@oriel/web/use-lost-focus'
import { useSending } from '@oriel/web/use-sending'
import { useTrouble } from '@oriel/web/form/use-trouble'
import type { CodeAsked } from './forgot-account-form.tsx'
import { codeTrouble } from './recovery-codes.ts'

const SECOND_MS = 1_000

export type ForgotCodeFormProps = {
  account: string
  asked: CodeAsked | null
  onToken: (token: string) => void
  /** Another code needs another captcha. */
  onAskAgain: () => void
}

/** Whether there is such an account is told to nobody: the words are the same for all. */
export function ForgotCodeForm({ account, asked, onToken, onAskAgain }: ForgotCodeFormProps) {
  const text = useText()
  const { t } = text
  const [code, setCode] = useState('')
  const [isSending, sendOnce] = useSending()
  const { form, show, errorAt, message } = useTrouble<'code'>()
  useLostFocus(form)
  const send = async (whole: string): Promise<void> => {
    if (whole.length < SMS_CODE_DIGITS) {
      return show({ field: 'code', text: t('recovery.code_short', { count: SMS_CODE_DIGITS }) })
    }
    const answer = await call(recoveryCodeCall, { account, code: whole })
    if (answer.ok) return onToken(answer.value.token)
    setCode('')
    show(codeTrouble(answer, text))
  }
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    void sendOnce(() => send(code))
  }
  return (
    <form ref={form} className="grid gap-4" noValidate onSubmit={submit}>
      {message || (asked && <FormNote tone="success">{t('recovery.sent')}</FormNote>)}
      <CodeField
        label={t('recovery.code', { count: SMS_CODE_DIGITS })}
        name="code"
        count={SMS_CODE_DIGITS}
        value={code}
        onChange={setCode}
        onComplete={(whole) => void sendOnce(() => send(whole))}
        error={errorAt('code')}
        end={
          <CountdownButton
            waitText={(time) => t('recovery.send_again', { time })}
            endText={t('recovery.may_send')}
            waitUntil={asked && asked.at + asked.waitS * SECOND_MS}
            serverNow={asked?.at ?? 0}
            onPress={onAskAgain}
          >
            {t('recovery.new_code')}
          </CountdownButton>
        }
      />
      <SubmitButton isSending={isSending}>{t('session.continue')}</SubmitButton>
    </form>
  )
}
