import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useOverlay } from '../../platform/overlay.ts'
import { useVisit } from '../../platform/use-visit.ts'
import { FORCED_PASSWORD_PATH, forcedStep } from './forced-password.ts'
import { useMember } from './use-member.tsx'

/** Leads who got their password from somebody else to choosing their own, wherever they are. */
export function useForcedPassword(): void {
  const { mode } = useVisit()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const open = useOverlay()
  const isForced = useMember().layout.data?.first_login_to_change_password ?? false
  const step = forcedStep({ isForced, mode, pathname })
  useEffect(() => {
    if (step === 'page') void navigate(FORCED_PASSWORD_PATH, { replace: true })
    if (step === 'window') open('first-password', {})
  }, [step, navigate, open])
}
