import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode, RefObject } from 'react'
import { Icon, type IconSource } from '../picture/icon.tsx'

export type DialogProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  /** One or two sentences under the title; readers hear them when it opens. */
  description?: ReactNode
  /** For a window whose content says already what it is: readers still hear it. */
  isTitleHidden?: boolean
  closeLabel: string
  /** For what must be done first: it has no way to close, so its actions need one out. */
  isBlocking?: boolean
  size?: 'small' | 'medium' | 'large' | 'wide'
  /** On a phone it comes up from the bottom, where a thumb reaches it. */
  sheet?: boolean
  icon?: IconSource
  /** Stands beside all else, and above it where there is no room. */
  aside?: ReactNode
  /** Where the focus goes at first; otherwise to the first thing that takes it. */
  initialFocus?: RefObject<HTMLElement | null>
  /** The buttons at its foot. They stay in sight while what is above them scrolls. */
  actions?: ReactNode
  children?: ReactNode
}

/**
 * A window over the page. The focus moves into it, stays in it and goes back to where it was;
 * Escape, the button and a press beside it close it; the page behind does not scroll.
 */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, description, icon, aside, actions, children } = props
  const { closeLabel, size = 'medium', sheet = false, initialFocus } = props
  const { isTitleHidden = false, isBlocking = false } = props
  const name = (
    <Base.Title className={isTitleHidden ? 'sr-only' : 'dialog-title'}>{title}</Base.Title>
  )
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => open || isBlocking || onClose()}>
      <Base.Portal>
        <Base.Backdrop className="dialog-backdrop" />
        <Base.Viewport className="dialog-viewport" data-sheet={sheet || undefined}>
          <Base.Popup
            className="dialog"
            data-size={size}
            data-aside={aside ? true : undefined}
            {...(initialFocus ? { initialFocus } : {})}
          >
            {aside}
            <header className="dialog-head">
              {icon && <Icon name={icon} className="dialog-icon size-6" />}
              {!aside && name}
              {!isBlocking && (
                <Base.Close className="button-icon dialog-close" aria-label={closeLabel}>
                  <Icon name="close" className="size-5" />
                </Base.Close>
              )}
            </header>
            <div className="dialog-body">
              {aside && name}
              {description && (
                <Base.Description className="dialog-text" render={<div />}>
                  {description}
                </Base.Description>
              )}
              {children}
            </div>
            {actions && <footer className="dialog-actions">{actions}</footer>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
