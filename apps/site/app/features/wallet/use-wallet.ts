import { heldWinsCall, myCashCall, transferListCall } from '@oriel/contract/member/wallet'
import { forwardGameStatus } from '@oriel/contract/realtime/play'
import { allTransferBack, memberCash } from '@oriel/contract/realtime/wallet'
import { useCallback, useEffect, useRef, useState } from 'react'
import { failed, idle, pending, success, type AsyncData } from '@oriel/web/async-data'
import { inBatches } from '@oriel/web/batches'
import { call } from '../../platform/call.ts'
import { failureText } from '@oriel/web/failure-text'
import { useText } from '@oriel/web/text'
import { useLive } from '@oriel/web/live'
import { newerWallet, type HeldWin, type OpenTransfer, type Wallet } from './wallet-state.ts'

export type WalletRead = {
  readonly wallet: Wallet
  readonly moves: readonly OpenTransfer[]
  readonly held: readonly HeldWin[]
  readonly at: Date
}

/** However many events come, the wallet is read at most this often. */
const READ_EVERY_MS = 250
/** While money is on its way and nothing is heard, it is looked at all the same. */
const LOOK_MS = 3_000

/** The wallet and what is on its way. Events are hints: the server is asked again after each. */
export function useWallet(): [AsyncData<WalletRead>, () => void] {
  const text = useText()
  const live = useLive()
  const [data, setData] = useState<AsyncData<WalletRead>>(idle)
  const newest = useRef(0)
  const read = useCallback(() => {
    newest.current += 1
    const own = newest.current
    setData(pending)
    void Promise.all([
      call(myCashCall, {}),
      call(transferListCall, { open: true, count: 50 }),
      call(heldWinsCall, {}),
    ]).then(([cash, open, held]) => {
      if (own !== newest.current) return
      setData((before) => {
        if (!cash.ok) return failed(before, failureText(cash, text))
        if (!open.ok) return failed(before, failureText(open, text))
        if (!held.ok) return failed(before, failureText(held, text))
        const wallet = newerWallet(before.data?.wallet ?? null, cash.value)
        return success({ wallet, moves: open.value.list, held: held.value.list, at: new Date() })
      })
    })
  }, [text])
  useEffect(() => {
    const turn = setTimeout(read)
    return () => clearTimeout(turn)
  }, [read])
  useEffect(() => {
    if (!live) return
    const hints = inBatches<null>(READ_EVERY_MS, read)
    const stops = [
      live.on(memberCash, () => hints.add(null)),
      live.on(allTransferBack, () => hints.add(null)),
      // Where a game is left money no longer lies, even where none came back.
      live.on(forwardGameStatus, () => hints.add(null)),
      live.onResync(read),
    ]
    return () => {
      for (const stop of stops) stop()
      hints.stop()
    }
  }, [live, read])
  const isMoving = (data.data?.moves.length ?? 0) > 0
  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(read, LOOK_MS)
    return () => clearInterval(timer)
  }, [isMoving, read])
  return [data, read]
}
