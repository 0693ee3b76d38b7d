import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** A window with links in it goes when one of them leads to another page. */
export function useCloseOnLeave(onClose: () => void): void {
  const { pathname } = useLocation()
  const openedAt = useRef(pathname)
  useEffect(() => {
    if (pathname !== openedAt.current) onClose()
  }, [pathname, onClose])
}
