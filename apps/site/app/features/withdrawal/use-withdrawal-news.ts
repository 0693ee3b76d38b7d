import { withdrawalChanged } from '@oriel/contract/realtime/withdrawal'
import { useLive } from '@oriel/web/live'
import { useEffect } from 'react'

/** What is shown of withdrawals is read again at each event of one. */
export function useWithdrawalNews(readAgain: () => void): void {
  const live = useLive()
  useEffect(() => {
    if (!live) return undefined
    const stops = [live.on(withdrawalChanged, readAgain), live.onResync(readAgain)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [live, readAgain])
}
