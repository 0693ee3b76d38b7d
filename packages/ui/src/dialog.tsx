import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode, RefObject } from 'react'
import { Icon, type IconName } from './icon.tsx'

export type DialogProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  /** One or two sentences under the title; readers hear them when it opens. */
  description?: ReactNode
  closeLabel: string
  size?: 'small' | 'medium' | 'large'
  /** On a phone it comes up from the bottom, where a thumb reaches it. */
  sheet?: boolean
  icon?: IconName
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
  const { isOpen, onClose, title, description, icon, actions, children } = props
  const { closeLabel, size = 'medium', sheet = false, initialFocus } = props
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => open || onClose()}>
      <Base.Portal>
        <Base.Backdrop className="dialog-backdrop" />
        <Base.Viewport className="dialog-viewport" data-sheet={sheet || undefined}>
          <Base.Popup
            className="dialog"
            data-size={size}
            {...(initialFocus ? { initialFocus } : {})}
          >
            <header className="dialog-head">
              {icon && <Icon name={icon} className="dialog-icon size-6" />}
              <Base.Title className="dialog-title">{title}</Base.Title>
              <Base.Close className="button-icon dialog-close" aria-label={closeLabel}>
                <Icon name="close" className="size-5" />
              </Base.Close>
            </header>
            <div className="dialog-body">
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
