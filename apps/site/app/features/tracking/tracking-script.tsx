import { useEffect } from 'react'
import { readSession, onSessionChange } from '../../platform/session.ts'
import { keepTracking, track } from './track.ts'

/** Measures advertising for who has said yes: where they came from, and that they signed in. */
export function Tracking({ isAllowed }: { isAllowed: boolean }) {
  useEffect(() => {
    if (!isAllowed) return undefined
    keepTracking()
    track('PageView')
    return onSessionChange(() => {
      const session = readSession()
      if (session) track('Login', { currency: session.currency })
    })
  }, [isAllowed])
  return null
}
