import {
  VERIFICATION_CHANNEL_DEFAULT,
  type TransferVerificationForm,
  type VerificationChannel,
} from '@oriel/forms/recovery'
import { FormError, FormNote } from '@oriel/ui/form/form-message'
import { Select } from '@oriel/ui/form/select'
import { TextField } from '@oriel/ui/form/text-field'
import { useState, type FormEvent } from 'react'
import { call } from '../../platform/call.ts'
import type { FormCaptcha } from '../../platform/form-captcha.ts'
import { PinField } from '@oriel/web/form/pin-field'
import { SubmitButton } from '@oriel/web/form/submit-button'
import { useText } from '@oriel/web/text'
import { useLostFocus } from '@oriel/web/use-lost-focus'
import { useSending } from '@oriel/web/use-sending'
import { useTrouble } from '@oriel/web/form/use-trouble'
import { verifyMember, type VerifyValues } from './verify-member.ts'

const EMPTY: VerifyValues = {
  withdrawPassword: '',
  channel: VERIFICATION_CHANNEL_DEFAULT,
  email: '',
  phone: '',
}

export type VerifyFormProps = {
  account: string
  captcha: FormCaptcha
  /** Why somebody is here again. */
  before: string | null
  onProof: (token: string) => void
}

/**
 * S4.071: step 1. S4.073: the form keeps its values until the server accepts them, then clears
 * them.
 */
export function VerifyForm(props: VerifyFormProps) {
  const { before, captcha } = props
  const { t } = useText()
  const { form, message, errorAt, isSending, submit, values, change } = useVerify(props)
  return (
    <form ref={form} className="grid gap-4" noValidate onSubmit={submit}>
      {message ||
        (before ? (
          <FormError title={t('recovery.error_verify_pls_reVerify')}>{before}</FormError>
        ) : (
          <FormNote>{t('reason.transfer_verification')}</FormNote>
        ))}
      <PinField
        value={values.withdrawPassword}
        onChange={(withdrawPassword) => change({ withdrawPassword })}
        error={errorAt('withdrawPassword')}
      />
      <Select<VerificationChannel>
        label={t('recovery.channel')}
        name="channel"
        options={[
          { value: 'phone', label: t('recovery.phone') },
          { value: 'email', label: t('recovery.email') },
        ]}
        value={values.channel}
        onChange={(channel) => change({ channel })}
      />
      <Contact values={values} change={change} error={errorAt(values.channel)} />
      {captcha.field(errorAt('captcha'))}
      <SubmitButton isSending={isSending}>{t('session.continue')}</SubmitButton>
    </form>
  )
}

type ContactProps = {
  values: VerifyValues
  change: (part: Partial<VerifyValues>) => void
  error: string | undefined
}

function Contact({ values, change, error }: ContactProps) {
  const { t } = useText()
  if (values.channel === 'email') {
    return (
      <TextField
        key="email"
        label={t('recovery.email')}
        icon="mail"
        name="email"
        type="email"
        autoComplete="email"
        value={values.email}
        onChange={({ currentTarget }) => change({ email: currentTarget.value })}
        error={error}
      />
    )
  }
  return (
    <TextField
      key="phone"
      label={t('recovery.phone')}
      icon="phone"
      name="phone"
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      value={values.phone}
      onChange={({ currentTarget }) => change({ phone: currentTarget.value })}
      error={error}
    />
  )
}

function useVerify({ account, captcha, onProof }: VerifyFormProps) {
  const text = useText()
  const [values, setValues] = useState(EMPTY)
  const [isSending, sendOnce] = useSending()
  const { form, show, errorAt, message } = useTrouble<keyof TransferVerificationForm>()
  useLostFocus(form)
  const send = async (): Promise<void> => {
    const came = await verifyMember(call, { account, values, captcha }, text)
    if (came.kind === 'refused') return show(came.trouble)
    setValues(EMPTY)
    onProof(came.token)
  }
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    void sendOnce(send)
  }
  const change = (part: Partial<VerifyValues>): void =>
    setValues((before) => ({ ...before, ...part }))
  return { form, message, errorAt, isSending, submit, values, change }
}
