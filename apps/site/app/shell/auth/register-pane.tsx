import { loadProtocolOverlay } from '../../features/agreement/agreement.ts'
import { loadRegisterForm } from '../../features/registration/registration.ts'
import { lazy, Suspense, useState } from 'react'
import { Skeleton } from '@oriel/ui/feedback/skeleton'
import { track } from '../../features/tracking/tracking.ts'
import { showWork } from '../../features/captcha/captcha.ts'
import { call } from '../../platform/call.ts'
import type { SignedIn } from '../../platform/session.ts'
import { useFormCaptcha } from './use-form-captcha.tsx'

const RegisterForm = lazy(loadRegisterForm)
const Protocol = lazy(loadProtocolOverlay)

/** The registration form with its captcha, and the service agreement over it. */
export function RegisterPane({ onSignedIn }: { onSignedIn: (signedIn: SignedIn) => void }) {
  const captcha = useFormCaptcha('register')
  const [isAgreementShown, setAgreementShown] = useState(false)
  const onRegistered = (signedIn: SignedIn): void => {
    track('CompleteRegistration', { currency: signedIn.member_currency })
    onSignedIn(signedIn)
  }
  return (
    <>
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <RegisterForm
          captcha={captcha}
          prove={prove}
          onSignedIn={onRegistered}
          onAgreement={() => setAgreementShown(true)}
        />
      </Suspense>
      {/* Waits by itself: the form would go out of sight with it. */}
      <Suspense fallback={null}>
        {isAgreementShown && <Protocol onClose={() => setAgreementShown(false)} />}
      </Suspense>
    </>
  )
}

/** For questions asked while they type. */
const prove = (signal: AbortSignal) => showWork(call, 'register', signal)
