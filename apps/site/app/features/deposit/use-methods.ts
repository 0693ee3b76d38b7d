import { paymentMethodsCall } from '@oriel/contract/member/deposit'
import type { Currency } from '@oriel/core/currency'
import type { AsyncData } from '@oriel/web/async-data'
import { useRead } from '@oriel/web/use-read'
import { useCallback } from 'react'
import { call } from '../../platform/call.ts'
import type { Methods } from './deposit-types.ts'

/** The ways to pay in, in the currency the member plays with. */
export function useMethods(currency: Currency): [AsyncData<Methods>, () => void] {
  const read = useCallback(
    (signal: AbortSignal) => call(paymentMethodsCall, { direction: 'in', currency }, signal),
    [currency],
  )
  return useRead(read)
}
