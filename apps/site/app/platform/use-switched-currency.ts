import type { Currency } from '@oriel/core/currency'
import { useCallback } from 'react'
import { useRevalidator } from 'react-router'
import { keepCurrency } from './session.ts'
import { useVisit } from './use-visit.ts'

/**
 * Spec 4: in another currency a phone loads the page anew, and a desktop reads its games again.
 * The browser's own notes follow first, so that the next page is rendered in the new one.
 */
export function useSwitchedCurrency(): (currency: Currency) => void {
  const { mode } = useVisit()
  const { revalidate } = useRevalidator()
  return useCallback(
    (currency) => {
      keepCurrency(currency)
      if (mode === 'mobile') window.location.reload()
      else void revalidate()
    },
    [mode, revalidate],
  )
}
