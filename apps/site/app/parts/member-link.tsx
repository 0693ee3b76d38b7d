import type { RenderLink } from '@oriel/ui/navigation/render-link'
import type { MouseEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { openWindow } from '../platform/browser/windows.ts'
import { isMemberPath } from '../platform/member-path.ts'
import { useVisit } from '../platform/use-visit.ts'

/** Whoever asks for a tab or a window of their own gets what they asked for. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/**
 * S2.050: on a desktop the pages about the member open in a window of their own, beside the game
 * that is being played. Inside that window, on a phone, and where the browser keeps windows shut,
 * they are pages like all others.
 */
export function useMemberLink(): (path: string, onFollow?: () => void) => RenderLink {
  const { mode } = useVisit()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const isBeside = mode === 'desktop' && !isMemberPath(pathname)
  return (path, onFollow) => {
    const follow = (event: MouseEvent): void => {
      if (isBeside && isPlain(event)) {
        event.preventDefault()
        const opened = openWindow('user', path)
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
