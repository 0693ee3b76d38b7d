import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'

export type StageDialogProps = {
  label: string
  /** Escape may mean something to what is shown; then it does not close it. */
  keepsEscape?: boolean
  /** For what loses nothing by a press beside it. */
  closesBeside?: boolean
  className?: string
  onClose: () => void
  children: ReactNode
}

/** Something large over the page, with a bar and a way out of its own; a press beside is none. */
export function StageDialog(props: StageDialogProps) {
  const { label, keepsEscape = false, closesBeside = false, className = '' } = props
  const { onClose, children } = props
  return (
    <Base.Root
      open
      disablePointerDismissal={!closesBeside}
      onOpenChange={(open, { reason }) => {
        if (!open && !(keepsEscape && reason === 'escape-key')) onClose()
      }}
    >
      <Base.Portal>
        <Base.Backdrop className="dialog-backdrop" />
        <Base.Viewport className="dialog-viewport stage-dialog-viewport">
          <Base.Popup className={`stage-dialog ${className}`.trimEnd()} aria-label={label}>
            {children}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
