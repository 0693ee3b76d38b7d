import { AlertDialog as Base } from '@base-ui/react/alert-dialog'
import { type ReactNode, useRef } from 'react'
import { Button } from '../form/button.tsx'
import { Icon } from '../picture/icon.tsx'

export type ConfirmProps = {
  isOpen: boolean
  title: string
  text: ReactNode
  confirm: string
  cancel: string
  /** What cannot be taken back looks like it. */
  tone?: 'plain' | 'danger'
  isBusy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/**
 * A question that must be answered. A press beside it does not close it, and the focus starts on
 * the answer that changes nothing.
 */
export function Confirm(props: ConfirmProps) {
  const { isOpen, title, text, confirm, cancel, onConfirm, onCancel } = props
  const { tone = 'plain', isBusy = false } = props
  const safe = useRef<HTMLButtonElement>(null)
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => open || onCancel()}>
      <Base.Portal>
        <Base.Backdrop className="dialog-backdrop" />
        <Base.Viewport className="dialog-viewport">
          <Base.Popup className="dialog" data-size="small" data-tone={tone} initialFocus={safe}>
            <header className="dialog-head">
              <Icon name={tone === 'danger' ? 'warning' : 'info'} className="dialog-icon size-6" />
              <Base.Title className="dialog-title">{title}</Base.Title>
            </header>
            <Base.Description className="dialog-body dialog-text" render={<div />}>
              {text}
            </Base.Description>
            <footer className="dialog-actions">
              <Button ref={safe} variant="ghost" onClick={onCancel}>
                {cancel}
              </Button>
              <Button
                className={tone === 'danger' ? 'button-danger' : ''}
                disabled={isBusy}
                onClick={onConfirm}
              >
                {isBusy && <span className="spinner" aria-hidden="true" />}
                {confirm}
              </Button>
            </footer>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
