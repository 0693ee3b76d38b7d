import { checkRegistration } from '@oriel/forms/registration'
import { useEffect } from 'react'

/** Hands the rules of the registration form to journeys, which run its table in real browsers. */
export function useFieldRules(): void {
  useEffect(() => {
    Object.assign(window, { checkRegistration })
  }, [])
}
