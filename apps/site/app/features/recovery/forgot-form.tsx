import { FormNote } from '@oriel/ui/form/form-message'
import { StepDots } from '@oriel/ui/navigation/step-dots'
import { useState } from 'react'
import type { FormCaptcha } from '../../platform/form-captcha.ts'
import { TextButton } from '@oriel/web/form/text-button'
import { useText } from '@oriel/web/text'
import { ForgotAccountForm, type CodeAsked } from './forgot-account-form.tsx'
import { ForgotCodeForm } from './forgot-code-form.tsx'
import { NewPasswordForm } from './new-password-form.tsx'

export type ForgotFormProps = {
  /** What was typed in the login form. */
  account: string
  captcha: FormCaptcha
  /** To the login form, with what was done. */
  onDone: (note: string, account: string) => void
  onBack: () => void
}

type Step =
  | { readonly name: 'account'; readonly before: string | null }
  /** Null: the code came earlier, and how long to wait is not known. */
  | { readonly name: 'code'; readonly account: string; readonly asked: CodeAsked | null }
  | { readonly name: 'password'; readonly account: string; readonly token: string }

const ORDER = ['account', 'code', 'password'] as const

/** Who forgot their password: the account, a code to its phone or mailbox, and a new password. */
export function ForgotForm({ account: typed, captcha, onDone, onBack }: ForgotFormProps) {
  const { t } = useText()
  const [account, setAccount] = useState(typed)
  const [step, setStep] = useState<Step>({ name: 'account', before: null })
  const goOn = (name: string, asked: CodeAsked | null): void => {
    setAccount(name)
    setStep({ name: 'code', account: name, asked })
  }
  const number = ORDER.indexOf(step.name) + 1
  const count = ORDER.length
  return (
    <div className="grid gap-4">
      <StepDots step={number} count={count} label={t('recovery.step', { step: number, count })} />
      {step.name === 'account' && (
        <ForgotAccountForm
          account={account}
          captcha={captcha}
          before={step.before}
          onAsked={goOn}
          onHasCode={(name) => goOn(name, null)}
        />
      )}
      {step.name === 'code' && (
        <ForgotCodeForm
          account={step.account}
          asked={step.asked}
          onToken={(token) => setStep({ name: 'password', account: step.account, token })}
          onAskAgain={() => {
            captcha.refresh()
            setStep({ name: 'account', before: null })
          }}
        />
      )}
      {step.name === 'password' && (
        <NewPasswordForm
          account={step.account}
          token={step.token}
          refreshCaptcha={captcha.refresh}
          onDone={() => onDone(t('recovery.done'), step.account)}
          onProofOver={(before) => setStep({ name: 'account', before })}
        />
      )}
      {step.name === 'account' && <FormNote>{t('recovery.no_contact')}</FormNote>}
      <TextButton onClick={onBack}>{t('session.back')}</TextButton>
    </div>
  )
}
