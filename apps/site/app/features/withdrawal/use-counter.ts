import { withdrawalCounterCall } from '@oriel/contract/member/withdrawal'
import type { Currency } from '@oriel/core/currency'
import type { AsyncData } from '@oriel/web/async-data'
import { useRead } from '@oriel/web/use-read'
import { useCallback, useEffect } from 'react'
import { call } from '../../platform/call.ts'
import { useWithdrawalNews } from './use-withdrawal-news.ts'
import type { Counter } from './withdrawal-types.ts'

/** An event may be lost: while something is on its way it is asked for this often. */
const POLL_MS = 5_000

/** What can be taken out and what is on its way, read again at each event of it. */
export function useCounter(currency: Currency): [AsyncData<Counter>, () => void] {
  const read = useCallback(
    (signal: AbortSignal) => call(withdrawalCounterCall, { currency }, signal),
    [currency],
  )
  const [data, readAgain] = useRead(read)
  useWithdrawalNews(readAgain)
  useEffect(() => {
    const isQuiet = data.data !== null && data.data.open.length === 0
    if (data.status === 'pending' || isQuiet) return undefined
    const timer = setTimeout(readAgain, POLL_MS)
    return () => clearTimeout(timer)
  }, [data, readAgain])
  return [data, readAgain]
}
