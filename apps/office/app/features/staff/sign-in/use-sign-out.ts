import { staffSignOutCall } from '@oriel/contract/office/staff'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../platform/call.ts'
import { signInAddress } from '../../../platform/session-over.ts'

/** Ends the session and forgets what this page has read. */
export function useSignOut(): () => void {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useCallback(() => {
    void (async () => {
      await call(staffSignOutCall, {})
      await navigate(signInAddress('signed-out', '/'))
      client.clear()
    })()
  }, [client, navigate])
}
