import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react'

type DropProps = {
  /** What the button shows. */
  readonly label: ReactNode
  /** Its name, where the label is no word. */
  readonly name?: string | undefined
  readonly className?: string
  readonly side?: 'start' | 'end'
  /** Backspace on the button: takes away what it stands for. */
  readonly onRemove?: (() => void) | undefined
  readonly children: (close: () => void) => ReactNode
}

/**
 * A button with a panel under it. Escape and leaving it close it, and Escape brings the focus back.
 * What is in the panel are plain links and buttons, so no menu role is promised.
 */
export function Drop(props: DropProps) {
  const { label, name, className = '', side = 'start', onRemove, children } = props
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const focusButton = (): void => document.getElementById(`${id}-button`)?.focus()
  const close = (): void => {
    setOpen(false)
    focusButton()
  }
  const toggle = (): void => {
    setOpen(!isOpen)
    // Safari gives a pressed button no focus, and what has none cannot be left.
    focusButton()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen) return
    // A window around it stays open, and so does the page.
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }
  return (
    <div className="drop" role="presentation" onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        id={`${id}-button`}
        type="button"
        className={className}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={name}
        onClick={toggle}
        onKeyDown={({ key }) => key === 'Backspace' && onRemove?.()}
      >
        {label}
      </button>
      {isOpen && (
        // Takes the focus of a press between its rows, which would else close it.
        <div id={id} className="drop-panel" data-side={side} tabIndex={-1}>
          {children(close)}
        </div>
      )}
    </div>
  )
}
