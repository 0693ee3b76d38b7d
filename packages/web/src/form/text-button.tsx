import type { ComponentProps } from 'react'

/** A quiet way on, below the buttons of a form. */
export function TextButton(props: ComponentProps<'button'>) {
  return (
    <button
      {...props}
      type="button"
      className="min-h-tap cursor-pointer justify-self-center px-3 text-center text-sm font-semibold text-muted underline underline-offset-4 hover:text-strong"
    />
  )
}
