import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'

export type StageDialogProps = {
  label: string
  /** Escape may mean something to what is shown; then it does not close it. */
  keepsEscape?: boolean
  onClose: () => void
  children: ReactNode
}

/** Something large over the page, with a bar and a way out of its own; a press beside is none. */
export function StageDialog({ label, keepsEscape = false, onClose, children }: StageDialogProps) {
  return (
    <Base.Root
      open
      disablePointerDismissal
      onOpenChange={(open, { reason }) => {
        if (!open && !(keepsEscape && reason === 'escape-key')) onClose()
      }}
    >
      <Base.Portal>
        <Base.Backdrop className="dialog-backdrop" />
        <Base.Viewport className="dialog-viewport stage-dialog-viewport">
          <Base.Popup className="stage-dialog" aria-label={label}>
            {children}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
