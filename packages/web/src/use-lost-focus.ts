import { useEffect, type RefObject } from 'react'

const FIELDS = 'input:not([type="hidden"], [hidden], [tabindex="-1"])'

/**
 * A form that takes the place of another takes the focus that went with it, into its first field.
 * A focus that is elsewhere, on a tab or on a message, stays there.
 */
export function useLostFocus(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (document.activeElement !== document.body) return
    form.current?.querySelector<HTMLElement>(FIELDS)?.focus()
  }, [form])
}
