import { FormError } from '@oriel/ui/form/form-message'
import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'

/** Why a form was not taken: at one of its fields, or at none of them. */
export type Trouble<Field extends string> =
  | { readonly field: Field; readonly text: string }
  | { readonly field: null; readonly title: string; readonly text?: string }

export type TroubleShown<Field extends string> = {
  readonly form: RefObject<HTMLFormElement | null>
  /** Null takes away what was said. */
  readonly show: (trouble: Trouble<Field> | null) => void
  readonly errorAt: (field: Field) => string | undefined
  /** Stands at the top of the form. */
  readonly message: ReactNode
}

/** One thing at a time, and the focus goes to it: to the field, or to the message at the top. */
export function useTrouble<Field extends string>(): TroubleShown<Field> {
  const form = useRef<HTMLFormElement>(null)
  const [shown, setShown] = useState<{ turn: number; trouble: Trouble<Field> | null }>({
    turn: 0,
    trouble: null,
  })
  const show = useCallback(
    (trouble: Trouble<Field> | null) => setShown(({ turn }) => ({ turn: turn + 1, trouble })),
    [],
  )
  const { turn, trouble } = shown
  useEffect(() => {
    if (trouble === null || trouble.field === null) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [trouble])
  return {
    form,
    show,
    errorAt: (field) => (trouble?.field === field ? trouble.text : undefined),
    message: trouble && 'title' in trouble && (
      <FormError key={turn} title={trouble.title}>
        {trouble.text}
      </FormError>
    ),
  }
}
