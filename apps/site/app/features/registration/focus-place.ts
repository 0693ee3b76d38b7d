import { WIRE_NAMES } from '@oriel/contract/registration-names'
import type { Place } from './draft.ts'

/** The captcha belongs to another feature and has its own name. */
const NAMES: Readonly<Record<Place, string>> = {
  ...WIRE_NAMES,
  captchaAnswer: 'captcha',
  introducer: 'recommend_code',
}

export const nameOf = (place: Place): string => NAMES[place]

/** Fields of several parts are sent under a hidden input; its first part takes the focus. */
export function focusPlace(form: HTMLFormElement, place: Place): void {
  const named = form.querySelector(`[name="${nameOf(place)}"]`)
  const field = named?.closest('.field, .checkbox-field')
  const folded = field?.closest('details')
  if (folded) folded.open = true
  field?.querySelector<HTMLElement>('input:not([type="hidden"]), select')?.focus()
}
