import { getJackpotCall } from '@oriel/contract/member/jackpot'
import { jackpotChanged } from '@oriel/contract/realtime/jackpot'
import type { Currency } from '@oriel/core/currency'
import { useMemo } from 'react'
import type { AsyncData } from '@oriel/web/async-data'
import { call } from '../../platform/call.ts'
import { useLiveData, type LiveSource } from '@oriel/web/use-live-data'
import { newer, type Jackpot } from './jackpot-state.ts'

type JackpotSource = LiveSource<Jackpot | null, Jackpot, typeof jackpotChanged>

const sourceOf = (currency: Currency): JackpotSource => ({
  event: jackpotChanged,
  ask: () => call(getJackpotCall, { currency }),
  nothing: null,
  // Versions tell by themselves what is newer.
  beginRead: (before) => before,
  fromRead: newer,
  withEvents: (before, events) =>
    events.filter((event) => event.currency === currency).reduce<Jackpot | null>(newer, before),
  drawnEveryMs: 250,
})

/** The jackpot in one currency. It moves only when the server says so. */
export function useJackpot(
  currency: Currency,
  initial: Jackpot | null,
): [AsyncData<Jackpot | null>, () => void] {
  const source = useMemo(() => sourceOf(currency), [currency])
  return useLiveData(source, initial)
}
