import { useCallback } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { tellNativeApp } from '../../platform/browser/native-bridge.ts'
import { goTo } from '../../platform/navigate.ts'
import { takeRememberedPath } from '../../platform/remembered-path.ts'
import { keepSession, type SignedIn } from '../../platform/session.ts'
import { useVisit } from '../../platform/use-visit.ts'

/**
 * S4.003 to S4.009: runs after every kind of sign-in. Storing the identity opens the member's
 * socket and loads the member's data; then the page navigates.
 */
export function useSignIn(): (signedIn: SignedIn) => void {
  const { mode, currency } = useVisit()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  return useCallback(
    (signedIn) => {
      keepSession(signedIn)
      tellNativeApp('token-login')
      const path = takeRememberedPath()
      const hasChanged = signedIn.member_currency !== currency
      // In another currency a phone loads the page anew, and a desktop reads its games again.
      if (hasChanged && mode === 'mobile') return goTo(path ?? '/')
      if (path !== null) void navigate(path)
      if (hasChanged) void revalidate()
    },
    [mode, currency, navigate, revalidate],
  )
}
