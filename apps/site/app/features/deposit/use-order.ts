import { depositStateCall } from '@oriel/contract/member/deposit'
import { depositChanged, depositSuccess } from '@oriel/contract/realtime/deposit'
import type { AsyncData } from '@oriel/web/async-data'
import { useLive } from '@oriel/web/live'
import { useRead } from '@oriel/web/use-read'
import { useCallback, useEffect } from 'react'
import { call } from '../../platform/call.ts'
import type { OrderRead } from './deposit-types.ts'
import { isLive } from './order-state.ts'

/** An event may be lost: an order that is not over is asked for this often. */
const POLL_MS = 3_000

/** One order, read again at each event of it and every three seconds until it is over. */
export function useOrder(number: string): [AsyncData<OrderRead>, () => void] {
  const read = useCallback(
    (signal: AbortSignal) => call(depositStateCall, { number }, signal),
    [number],
  )
  const [data, readAgain] = useRead(read)
  const live = useLive()
  useEffect(() => {
    if (!live) return undefined
    const hear = ({ order_number: changed }: { order_number: string }): void => {
      if (changed === number) readAgain()
    }
    const stops = [
      live.on(depositChanged, hear),
      live.on(depositSuccess, hear),
      live.onResync(readAgain),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [live, number, readAgain])
  useEffect(() => {
    const isOver = data.data !== null && !isLive(data.data.order.state)
    if (data.status === 'pending' || isOver) return undefined
    const timer = setTimeout(readAgain, POLL_MS)
    return () => clearTimeout(timer)
  }, [data, readAgain])
  return [data, readAgain]
}
