import { useCallback, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { PAST_COUNT, type TableRoundWire } from '../../src/table/wire.ts'
import { laterOf, placed, ticked, type TableRound } from './table-round.ts'

type ShownRound<Outcome> = {
  readonly round: TableRound<Outcome> | null
  readonly take: (shown: z.output<typeof TableRoundWire>) => void
  /** A flight has run for so long. */
  readonly tick: (ranMs: number) => void
  /** The hash that was shown here before a round's outcome was known. */
  readonly promisedFor: (number: number) => string | null
}

/** The newest round of a table, however late a message about an older one comes. */
export function useShownRound<Outcome>(onOther: () => void): ShownRound<Outcome> {
  const [round, setRound] = useState<TableRound<Outcome> | null>(null)
  const current = useRef<TableRound<Outcome> | null>(null)
  const promised = useRef(new Map<number, string>())
  const show = useCallback((next: TableRound<Outcome> | null) => {
    current.current = next
    setRound(next)
  }, [])
  const take = useCallback(
    (shown: z.output<typeof TableRoundWire>) => {
      if (shown.outcome === null && !promised.current.has(shown.number)) {
        promised.current.set(shown.number, shown.shown_hash)
        promised.current.delete(shown.number - PAST_COUNT - 1)
      }
      const next = laterOf(current.current, placed<Outcome>(shown, Date.now()))
      if (current.current && current.current.id !== next.id) onOther()
      show(next)
    },
    [onOther, show],
  )
  const tick = useCallback(
    (ranMs: number) => show(ticked(current.current, Date.now() - ranMs)),
    [show],
  )
  const promisedFor = useCallback((number: number) => promised.current.get(number) ?? null, [])
  return { round, take, tick, promisedFor }
}
