import { Button, type ButtonVariant } from '@oriel/ui/form/button'
import { FormNote } from '@oriel/ui/form/form-message'
import type { IconName } from '@oriel/ui/picture/icon'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'

export type Door<Name extends string> = {
  /** Which form is open. */
  readonly opened: Name | null
  /** What the last one has done. */
  readonly note: string | null
  readonly open: (name: Name) => void
  /** With what was done, or without a word when nothing was. */
  readonly close: (note?: string) => void
  /** Which form was closed last: the button that opened it takes the focus back. */
  readonly left: Name | null
}

/** The forms of a card stay behind buttons, one open at a time. */
export function useDoor<Name extends string>(): Door<Name> {
  const [state, setState] = useState<Pick<Door<Name>, 'opened' | 'note' | 'left'>>({
    opened: null,
    note: null,
    left: null,
  })
  const open = useCallback((name: Name) => setState({ opened: name, note: null, left: null }), [])
  const close = useCallback(
    (note?: string) =>
      setState(({ opened }) => ({ opened: null, note: note ?? null, left: opened })),
    [],
  )
  return { ...state, open, close }
}

export const DoorNote = ({ note }: { note: string | null }) =>
  note && <FormNote tone="success">{note}</FormNote>

type DoorButtonProps<Name extends string> = {
  door: Door<Name>
  name: Name
  icon?: IconName
  variant?: ButtonVariant
  /** Where the words alone do not say what it is about. */
  label?: string
  children: ReactNode
}

export function DoorButton<Name extends string>(props: DoorButtonProps<Name>) {
  const { door, name, icon, variant = 'ghost', label, children } = props
  const button = useRef<HTMLButtonElement>(null)
  const isLeft = door.left === name
  useEffect(() => {
    // The form that had the focus is gone; nobody else has taken it since.
    if (isLeft && document.activeElement === document.body) button.current?.focus()
  }, [isLeft])
  return (
    <Button
      ref={button}
      variant={variant}
      {...(icon && { icon })}
      aria-label={label}
      onClick={() => door.open(name)}
    >
      {children}
    </Button>
  )
}
