import { myCashCall } from '@oriel/contract/member/wallet'
import { memberCash } from '@oriel/contract/realtime/wallet'
import { inBatches } from '@oriel/web/batches'
import { useLive } from '@oriel/web/live'
import { useEffect, useState } from 'react'
import { call } from '../../platform/call.ts'
import { newerWallet, type Wallet } from './wallet-state.ts'

/** However many events come, the total is read at most this often. */
const READ_EVERY_MS = 1_000

/** All a member has, wherever it lies; null until known. What fails is read at the next hint. */
export function useTotal(): Wallet | null {
  const live = useLive()
  const [wallet, setWallet] = useState<Wallet | null>(null)
  useEffect(() => {
    let isOver = false
    const read = async (): Promise<void> => {
      const answer = await call(myCashCall, {})
      if (answer.ok && !isOver) setWallet((before) => newerWallet(before, answer.value))
    }
    const hints = inBatches<null>(READ_EVERY_MS, () => void read())
    const turn = setTimeout(() => void read())
    const hear = (): void => hints.add(null)
    // Money that moved before the socket had joined is told by no event.
    const stops = live ? [live.on(memberCash, hear), live.onResync(hear)] : []
    return () => {
      isOver = true
      clearTimeout(turn)
      hints.stop()
      for (const stop of stops) stop()
    }
  }, [live])
  return wallet
}
