import { Tooltip as Base } from '@base-ui/react/tooltip'
import { type ReactElement, useId } from 'react'

export type TooltipProps = {
  text: string
  side?: 'top' | 'bottom' | 'left' | 'right'
  /** The button it belongs to; it must be able to take the focus. */
  children: ReactElement
}

/** Long enough that a pointer passing by brings nothing up. */
const DELAY_MS = 400

/**
 * More about a button, under the pointer or the focus. The pointer can walk onto it, Escape puts
 * it away and it stays until one leaves (WCAG 1.4.13). It adds to a name and never is the name.
 */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  const id = useId()
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={DELAY_MS} aria-describedby={id} />
      <span id={id} hidden>
        {text}
      </span>
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={8} className="tooltip-place">
          <Base.Popup className="tooltip" aria-hidden="true">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
