import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { readSession } from '../../platform/session.ts'
import { useVisit } from '../../platform/use-visit.ts'
import { keepArrival, takeRouteRegister } from './introducer-store.ts'

/**
 * Spec 2: who came by /register, or by an introducer's link for the first time, meets the register
 * window at home. Keep `open` the same between renders.
 */
export function useRouteRegister(open: () => void): void {
  const { isDemo, linkExpireMinutes } = useVisit().site
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (isDemo) return
    const isNewLink = keepArrival(window, search, linkExpireMinutes)
    const isAsked = takeRouteRegister(window)
    if (pathname === '/' && (isNewLink || isAsked) && !readSession()) open()
  }, [isDemo, linkExpireMinutes, pathname, search, open])
}
