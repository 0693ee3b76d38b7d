import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { Icon } from '../picture/icon.tsx'

export type SheetProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  closeLabel: string
  /** From the bottom for a few choices, from the left for the menu of a phone. */
  side?: 'bottom' | 'left'
  /** Stands in place of the title, which readers still hear. */
  head?: ReactNode
  children: ReactNode
}

/** A panel that slides in from an edge. It holds the focus and the page as a window does. */
export function Sheet(props: SheetProps) {
  const { isOpen, onClose, title, closeLabel, side = 'bottom', head, children } = props
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => open || onClose()}>
      <Base.Portal>
        <Base.Backdrop className="dialog-backdrop" />
        <Base.Popup className="sheet" data-side={side}>
          <header className="sheet-head">
            {head}
            <Base.Title className={head ? 'sr-only' : 'dialog-title'}>{title}</Base.Title>
            <Base.Close className="button-icon dialog-close" aria-label={closeLabel}>
              <Icon name="close" className="size-5" />
            </Base.Close>
          </header>
          <div className="sheet-body">{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
