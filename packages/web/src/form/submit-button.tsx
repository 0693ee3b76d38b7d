import { Button, type ButtonVariant } from '@oriel/ui/form/button'
import type { ReactNode } from 'react'

type SubmitButtonProps = { isSending: boolean; variant?: ButtonVariant; children: ReactNode }

/** Not disabled while it is sent: who pressed it would lose their place in the form. */
export function SubmitButton({ isSending, variant = 'primary', children }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      variant={variant}
      className="button-large"
      aria-disabled={isSending || undefined}
      aria-busy={isSending || undefined}
    >
      {isSending && <span className="spinner" aria-hidden="true" />}
      {children}
    </Button>
  )
}
