import { bankCardListCall } from '@oriel/contract/member/bank-card'
import { bankCardChanged } from '@oriel/contract/realtime/bank-card'
import type { AsyncData } from '@oriel/web/async-data'
import { useLive } from '@oriel/web/live'
import { useRead } from '@oriel/web/use-read'
import { useEffect } from 'react'
import { call } from '../../platform/call.ts'
import type { Cards } from './card-state.ts'

const readCards = (signal: AbortSignal) => call(bankCardListCall, {}, signal)

/** The cards of the member, read again when an event says that one of them changed. */
export function useBankCards(): [AsyncData<Cards>, () => void] {
  const [data, readAgain] = useRead(readCards)
  const live = useLive()
  useEffect(() => {
    if (!live) return undefined
    const stops = [live.on(bankCardChanged, readAgain), live.onResync(readAgain)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [live, readAgain])
  return [data, readAgain]
}
