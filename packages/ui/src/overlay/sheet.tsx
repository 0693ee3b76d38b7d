import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode, RefObject } from 'react'
import { Icon, type IconSource } from '../picture/icon.tsx'

export type SheetProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  closeLabel: string
  /**
   * From the bottom for a few choices, from the left for the menu of a phone, from the right for
   * work beside a list; on a phone that one comes from the bottom too.
   */
  side?: 'bottom' | 'left' | 'right'
  icon?: IconSource
  /** One line under the title; readers hear it when the sheet opens. */
  description?: ReactNode
  /** Stands in place of the title, which readers still hear. */
  head?: ReactNode
  /** Where the focus goes at first; otherwise to the first thing that takes it. */
  initialFocus?: RefObject<HTMLElement | null>
  /** What stays in sight at its foot while what is above scrolls. */
  actions?: ReactNode
  children: ReactNode
}

/** A panel that slides in from an edge. It holds the focus and the page as a window does. */
export function Sheet(props: SheetProps) {
  const { isOpen, onClose, title, closeLabel, side = 'bottom', head, children } = props
  const { icon, description, initialFocus, actions } = props
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => open || onClose()}>
      <Base.Portal>
        <Base.Backdrop className="dialog-backdrop" />
        <Base.Popup className="sheet" data-side={side} {...(initialFocus ? { initialFocus } : {})}>
          <header className="sheet-head">
            {head}
            {icon && <Icon name={icon} className="sheet-icon" />}
            <Base.Title className={head ? 'sr-only' : 'dialog-title'}>{title}</Base.Title>
            {description && (
              <Base.Description className="sheet-text">{description}</Base.Description>
            )}
            <Base.Close className="button-icon dialog-close" aria-label={closeLabel}>
              <Icon name="close" className="size-5" />
            </Base.Close>
          </header>
          <div className="sheet-body">{children}</div>
          {actions && <footer className="sheet-actions">{actions}</footer>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
