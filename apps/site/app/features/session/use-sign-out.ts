import { useCallback } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { callLast } from '../../platform/call.ts'
import { signOut } from './sign-out.ts'

/** Logs out from the page it is used on. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  return useCallback(() => signOut({ callLast, navigate, revalidate }), [navigate, revalidate])
}
