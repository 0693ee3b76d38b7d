import { AlertDialog as Base } from '@base-ui/react/alert-dialog'
import type { ReactNode } from 'react'

export type PictureAlertProps = {
  title: string
  text: ReactNode
  /** Across its top, from edge to edge. */
  picture: ReactNode
  actions: ReactNode
  children?: ReactNode
  className?: string
  onClose: () => void
}

/** News that has to be read, with a picture of what it is about. */
export function PictureAlert(props: PictureAlertProps) {
  const { title, text, picture, actions, children, className = '', onClose } = props
  return (
    <Base.Root open onOpenChange={(open) => open || onClose()}>
      <Base.Portal>
        <Base.Backdrop className="dialog-backdrop" />
        <Base.Viewport className="dialog-viewport">
          <Base.Popup className={`dialog ${className}`.trimEnd()}>
            {picture}
            <div className="picture-alert-words">
              <Base.Title className="picture-alert-title">{title}</Base.Title>
              <Base.Description className="dialog-text" render={<div />}>
                {text}
              </Base.Description>
              {children}
              <footer className="picture-alert-actions">{actions}</footer>
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
