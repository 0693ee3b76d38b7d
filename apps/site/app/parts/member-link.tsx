import type { RenderLink } from '@oriel/ui/navigation/render-link'
import type { MouseEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { openWindow } from '../platform/browser/windows.ts'
import { isFastPayment } from '../platform/fast-payment.ts'
import { isMemberPath } from '../platform/member-path.ts'
import { useVisit } from '../platform/use-visit.ts'

/** Whoever asks for a tab or a window of their own gets what they asked for. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** Pages that stand in a window of their own on a desktop. */
export const hasOwnWindow = (pathname: string): boolean =>
  isMemberPath(pathname) || isFastPayment(pathname)

/**
 * S2.050, S2.052: on a desktop the pages about the member and the fast deposit open in a window of
 * their own, beside the game that is being played. Inside that window, on a phone, and where the
 * browser keeps windows shut, they are pages like all others.
 */
export function useMemberLink(): (path: string, onFollow?: () => void) => RenderLink {
  const { mode } = useVisit()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const isBeside = mode === 'desktop' && !hasOwnWindow(pathname)
  return (path, onFollow) => {
    const follow = (event: MouseEvent): void => {
      if (isBeside && isPlain(event)) {
        event.preventDefault()
        const opened = openWindow(isFastPayment(path) ? 'fastPayment' : 'user', path)
        if (opened) opened.focus()
        else void navigate(path)
      }
      onFollow?.()
    }
    return function MemberLink(parts) {
      return <Link to={path} onClick={follow} {...parts} />
    }
  }
}
