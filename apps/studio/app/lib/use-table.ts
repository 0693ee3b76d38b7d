import type { Units } from '@oriel/core/money'
import { useCallback, useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import type { PlayerReason } from '../../src/player/wire.ts'
import {
  TableData,
  type BetTotalWire,
  type OtherBetWire,
  type OwnBetWire,
  type PastRoundWire,
} from '../../src/table/wire.ts'
import { askAgain } from './ask-again.ts'
import { call } from './call.ts'
import { useSeat } from './seat.ts'
import type { TableRound } from './table-round.ts'
import { useBetting } from './use-betting.ts'
import { useLive, type LiveMessage } from './use-live.ts'
import { useShownRound } from './use-shown-round.ts'

export type { TableRound } from './table-round.ts'
export type OwnBet = z.output<typeof OwnBetWire>
type OtherBet = z.output<typeof OtherBetWire>
export type BetTotal = z.output<typeof BetTotalWire>
/** A round that is over, with the hash and the salt that decided it. */
export type PastRound<Outcome> = Omit<z.output<typeof PastRoundWire>, 'outcome'> & {
  readonly outcome: Outcome
  /** The hash this page was shown before the outcome was known; null for rounds it did not see. */
  readonly promised: string | null
}

export type Table<Outcome> = {
  readonly round: TableRound<Outcome> | null
  /** What came before, the newest first. */
  readonly past: readonly PastRound<Outcome>[]
  /** What the player has on this round. */
  readonly mine: readonly OwnBet[]
  /** The largest bets of all, the player's own among them, signed with `you`. */
  readonly others: Others
  readonly you: string
  readonly balance: Units
  readonly totals: { readonly rounds: number; readonly staked: Units; readonly paid: Units }
  readonly refusal: PlayerReason | null
  readonly isCutOff: boolean
  /** A bet is on its way. */
  readonly isAsking: boolean
  /** `stake` is null where the choice says it. Gives whether it was taken. */
  bet(stake: Units | null, choice: unknown): Promise<boolean>
  /** Leaves a flight; gives the level, or null when it was too late. */
  leave(roundId: string): Promise<number | null>
  /** Reads everything anew, when the screen knows that something of its own has changed. */
  readonly refresh: () => void
  forgetRefusal: () => void
}

export type Others = {
  readonly bets: readonly OtherBet[]
  /** How many bets there are; the list may be shorter. */
  readonly count: number
  /** What they come to, for each currency. */
  readonly totals: readonly BetTotal[]
}
const NOBODY: Others = { bets: [], count: 0, totals: [] }

type Known<Outcome> = Pick<
  Table<Outcome>,
  'past' | 'mine' | 'others' | 'you' | 'balance' | 'totals'
>

/** A shared round, as this page may see it: told by the socket, read anew whenever that was cut. */
export function useTable<Outcome>(): Table<Outcome> {
  const { token, state } = useSeat()
  const [known, setKnown] = useState<Known<Outcome>>({
    past: [],
    mine: [],
    others: NOBODY,
    you: '',
    balance: state.balance,
    totals: state.session,
  })
  const newest = useRef(0)
  // What was mine and theirs belongs to the round before.
  const letGo = useCallback(
    () => setKnown((before) => ({ ...before, mine: [], others: NOBODY })),
    [],
  )
  const { round, take, tick, promisedFor } = useShownRound<Outcome>(letGo)

  const read = useCallback(async () => {
    newest.current += 1
    const own = newest.current
    const answer = await askAgain(() => call('/player/table', token, {}, TableData))
    if (own !== newest.current || !answer.ok) return
    if (answer.data.round) take(answer.data.round)
    const { past, mine, you, balance, session } = answer.data
    setKnown((before) => ({
      ...before,
      past: past.map((one) => ({
        ...one,
        outcome: one.outcome as Outcome,
        promised: promisedFor(one.number),
      })),
      mine,
      you,
      balance,
      totals: session,
    }))
  }, [token, take, promisedFor])

  const hear = useCallback(
    (message: LiveMessage) => {
      if (message.is === 'bets') {
        const { is: _is, ...others } = message
        return setKnown((before) => ({ ...before, others }))
      }
      if (message.is === 'tick') return tick(message.ran_ms)
      take(message.round)
      // A new round and a settled one change what is mine: that is asked for, not guessed.
      if (message.round.phase !== 'running') void read()
      return undefined
    },
    [read, take, tick],
  )
  const { isCutOff } = useLive(token, hear, () => void read())
  useEffect(() => void read(), [read])

  const setBalance = useCallback(
    (balance: Units) => setKnown((before) => ({ ...before, balance })),
    [],
  )
  const asks = useBetting(token, round?.id ?? null, { setBalance, read })
  const refresh = useCallback(() => void read(), [read])
  return { round, ...known, isCutOff, ...asks, refresh }
}
