import type { Currency } from '@oriel/core/currency'
import { useCallback } from 'react'
import { useRevalidator } from 'react-router'
import { keepCurrency } from './session.ts'
import { useVisit } from './use-visit.ts'

/**
 * S4.008, S4.009: after a change of currency mobile reloads the page and desktop reloads the game
 * list. The stored currency changes first, so that the next page is rendered in the new one.
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
