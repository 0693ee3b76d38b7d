import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { readSession } from '../../platform/session.ts'
import { useVisit } from '../../platform/use-visit.ts'
import { keepArrival, takeRouteRegister } from './introducer-store.ts'

/**
 * S2.024, S2.034: opens the register modal on the home page for a visitor who came by /register, or
 * by an introducer link for the first time. Keep `open` stable between renders.
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
