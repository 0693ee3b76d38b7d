import { checkCaptchaGiven } from '@oriel/forms/login'
import { firstFailure, isBlank } from '@oriel/forms/fields'
import { recoveryStartCall } from '@oriel/contract/member/recovery'
import { ChoiceChips } from '@oriel/ui/navigation/choice-chips'
import { FormError } from '@oriel/ui/form/form-message'
import { TextField } from '@oriel/ui/form/text-field'
import { useState, type FormEvent } from 'react'
import { call } from '../../platform/call.ts'
import type { FormCaptcha } from '../../platform/form-captcha.ts'
import { SubmitButton } from '@oriel/web/form/submit-button'
import { TextButton } from '@oriel/web/form/text-button'
import { useText } from '@oriel/web/text'
import { useLostFocus } from '@oriel/web/use-lost-focus'
import { useSending } from '@oriel/web/use-sending'
import { useTrouble } from '@oriel/web/form/use-trouble'
import { startTrouble } from './recovery-codes.ts'
import { recoveryWords } from './recovery-words.ts'

/** When a code was asked for, and how long to wait for the next. */
export type CodeAsked = { readonly at: number; readonly waitS: number }

export type ForgotAccountFormProps = {
  account: string
  captcha: FormCaptcha
  /** Why somebody is here again. */
  before: string | null
  onAsked: (account: string, asked: CodeAsked) => void
  onHasCode: (account: string) => void
}

type Channel = 'sms' | 'mail'

export function ForgotAccountForm(props: ForgotAccountFormProps) {
  const { captcha, before } = props
  const { t } = useText()
  const { form, message, errorAt, isSending, submit, ...given } = useForgotAccount(props)
  return (
    <form ref={form} className="grid gap-4" noValidate onSubmit={submit}>
      {message ||
        (before && <FormError title={t('recovery.error_verify_pls_reVerify')}>{before}</FormError>)}
      <TextField
        label={t('session.account')}
        icon="person"
        name="account"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        value={given.account}
        onChange={({ currentTarget }) => given.setAccount(currentTarget.value)}
        error={errorAt('account')}
      />
      <ChoiceChips
        label={t('recovery.send_to')}
        name="channel"
        options={[
          { value: 'sms', label: t('recovery.by_phone') },
          { value: 'mail', label: t('recovery.by_mail') },
        ]}
        value={given.channel}
        onChange={(value) => given.setChannel(value === 'mail' ? 'mail' : 'sms')}
      />
      {captcha.field(errorAt('captcha'))}
      <SubmitButton isSending={isSending}>{t('recovery.send_code')}</SubmitButton>
      <TextButton onClick={given.goOnWithCode}>{t('recovery.have_code')}</TextButton>
    </form>
  )
}

function useForgotAccount({ captcha, onAsked, onHasCode, ...first }: ForgotAccountFormProps) {
  const text = useText()
  const [account, setAccount] = useState(first.account)
  const [channel, setChannel] = useState<Channel>('sms')
  const [isSending, sendOnce] = useSending()
  const { form, show, errorAt, message } = useTrouble<'account' | 'captcha'>()
  useLostFocus(form)
  const accountFailure = isBlank(account) ? ('ph_account_name' as const) : null
  const send = async (): Promise<void> => {
    const { proof } = captcha
    const failure = firstFailure(
      ['account', accountFailure],
      ['captcha', checkCaptchaGiven(proof.answer)],
    )
    if (failure) return show({ field: failure.field, text: text.t(recoveryWords(failure.message)) })
    const answer = await call(recoveryStartCall, {
      account: account.trim(),
      channel,
      captcha_token: proof.token,
      captcha_answer: proof.answer,
    })
    if (answer.ok) {
      return onAsked(account.trim(), { at: Date.now(), waitS: answer.value.wait_s })
    }
    captcha.refresh()
    show(startTrouble(answer, text))
  }
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    void sendOnce(send)
  }
  const goOnWithCode = (): void => {
    if (accountFailure) show({ field: 'account', text: text.t(recoveryWords(accountFailure)) })
    else onHasCode(account.trim())
  }
  const given = { account, setAccount, channel, setChannel, goOnWithCode }
  return { form, message, errorAt, isSending, submit, ...given }
}
