import { rouletteDisplay } from '@oriel/contract/realtime/roulette'
import { useLive } from '@oriel/web/live'
import { useEffect, useSyncExternalStore } from 'react'
import { call } from '../../platform/call.ts'
import { useSession } from '../../platform/use-session.ts'
import {
  keepRemaining,
  nothingYet,
  onRouletteChange,
  readRoulette,
  startRoulette,
  stopRoulette,
  type RouletteState,
} from './roulette-store.ts'

export const useRoulette = (): RouletteState =>
  useSyncExternalStore(onRouletteChange, readRoulette, nothingYet)

/** S4.005: the wheel starts with every sign-in, and again when the member is given draws. */
export function useRouletteStart(): void {
  const session = useSession()
  const token = session?.token ?? null
  const currency = session?.currency ?? null
  const live = useLive()
  useEffect(() => {
    if (token === null || currency === null) return
    void startRoulette(call)
    return stopRoulette
  }, [token, currency])
  useEffect(() => {
    if (!live || token === null) return
    const stops = [
      live.on(rouletteDisplay, ({ remaining_draws }) => {
        keepRemaining(remaining_draws)
        void startRoulette(call)
      }),
      live.onResync(() => void startRoulette(call)),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [live, token])
}
