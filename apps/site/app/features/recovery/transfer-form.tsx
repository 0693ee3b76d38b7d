import { StepDots } from '@oriel/ui/navigation/step-dots'
import { useState } from 'react'
import type { FormCaptcha } from '../../platform/form-captcha.ts'
import { TextButton } from '@oriel/web/form/text-button'
import { useText } from '@oriel/web/text'
import { NewPasswordForm } from './new-password-form.tsx'
import { VerifyForm } from './verify-form.tsx'

export type TransferFormProps = {
  account: string
  captcha: FormCaptcha
  /** To the login form, with what was done. */
  onDone: (note: string) => void
  onBack: () => void
}

const STEPS = 2

/** Spec 4, member transfer verification: first who they are, then a password of their own. */
export function TransferForm({ account, captcha, onDone, onBack }: TransferFormProps) {
  const { t } = useText()
  const [token, setToken] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const step = token === null ? 1 : 2
  return (
    <div className="grid gap-4">
      <StepDots step={step} count={STEPS} label={t('recovery.step', { step, count: STEPS })} />
      {token === null ? (
        <VerifyForm account={account} captcha={captcha} before={trouble} onProof={setToken} />
      ) : (
        <NewPasswordForm
          account={account}
          token={token}
          onDone={() => onDone(t('recovery.done'))}
          onProofOver={(why) => {
            // Spec 8: verify again, with another captcha.
            captcha.refresh()
            setTrouble(why)
            setToken(null)
          }}
        />
      )}
      <TextButton onClick={onBack}>{t('session.back')}</TextButton>
    </div>
  )
}
