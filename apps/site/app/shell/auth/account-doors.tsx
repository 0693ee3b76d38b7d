import { useCallback } from 'react'
import { useForcedPassword } from '../../features/member/member.ts'
import { useRouteRegister } from '../../features/registration/registration.ts'
import { useOverlay } from '../../platform/overlay.ts'

/** Windows that open by themselves: to register, and to choose a password that is one's own. */
export function AccountDoors() {
  const open = useOverlay()
  const register = useCallback(() => open('sign-in', { tab: 'register' }), [open])
  useRouteRegister(register)
  useForcedPassword()
  return null
}
