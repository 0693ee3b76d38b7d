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

/** S4.071, S4.072: step 1 verifies the member, step 2 sets a new password. */
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
          refreshCaptcha={captcha.refresh}
          onDone={() => onDone(t('recovery.done'))}
          onProofOver={(why) => {
            // S8.057, S8.058: the proof is no longer valid; verify again.
            setTrouble(why)
            setToken(null)
          }}
        />
      )}
      <TextButton onClick={onBack}>{t('session.back')}</TextButton>
    </div>
  )
}
