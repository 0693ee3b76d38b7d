import { useEffect, useState } from 'react'
import { msOf } from '../../../src/games/comet/growth.ts'
import { comet } from '../../../src/games/comet/rules.ts'
import { useStake, type Stake } from '../../chrome/use-stake.ts'
import { useReached } from '../../lib/use-now.ts'
import type { Table } from '../../lib/use-table.ts'
import { isBurned, isFlying, type CometOutcome, type CometRound } from './level.ts'
import {
  resultOf,
  stateOf,
  type Place,
  type PlacedBet,
  type PlaceResult,
  type PlaceState,
  type Wish,
} from './place.ts'
import { useAuto, type Auto } from './use-auto.ts'

export type BetPlace = {
  readonly place: Place
  readonly state: PlaceState
  readonly result: PlaceResult | null
  readonly bet: PlacedBet | null
  /** The flight has passed the level the bet leaves at by itself. */
  readonly hasPassed: boolean
  /** The player wanted out, and the flight was over already. */
  readonly isLate: boolean
  readonly stake: Stake
  readonly auto: Auto
  /** Bets, now or as soon as bets open. */
  readonly wantBet: () => void
  /** Takes a bet back that still waits here. */
  readonly takeBack: () => void
  readonly cashOut: () => void
}

/** One of the two places: what is chosen there, and what became of it. */
export function usePlace(
  place: Place,
  table: Table<CometOutcome>,
  bet: PlacedBet | null,
): BetPlace {
  const stake = useStake(comet.stakeStep)
  const auto = useAuto()
  const [wish, setWish] = useState<Wish | null>(null)
  const [late, setLate] = useState('')
  const { round } = table
  const hasClosed = useReached(round?.endsAt ?? 0)
  const isTaking = round?.phase === 'betting' && !hasClosed
  const hasPassed = usePassed(round, bet)
  const state = stateOf({ round, bet, wish, hasPassed, isTaking })
  const number = round?.number ?? 0

  // An answer may come long after its flight: a newer wish is not touched by it.
  const forget = (old: Wish) => setWish((now) => (now === old ? null : now))
  const placeBet = async () => {
    const own: Wish = { is: 'bet', number }
    setWish(own)
    const isTaken = await table.bet(stake.value, { auto: auto.chosen, place })
    // Where it was taken, the bet itself takes the place of the wish.
    if (!isTaken) forget(own)
  }
  const cashOut = async () => {
    if (!bet || state.is !== 'flying') return
    const own: Wish = { is: 'leave', number }
    setWish(own)
    const level = await table.leave(bet.round_id)
    if (level !== null) return
    setLate(bet.round_id)
    forget(own)
  }

  useNextFlight(
    round,
    wish,
    () => void placeBet(),
    () => setWish(null),
  )
  useTold(hasPassed && state.is === 'leaving', table.refresh)
  return {
    place,
    state,
    result: resultOf(bet),
    bet,
    hasPassed,
    isLate: late === bet?.round_id && isBurned(round) && bet.out === null,
    stake,
    auto,
    wantBet: () => {
      if (state.is !== 'open') return
      if (state.isForNext) setWish({ is: 'next', number })
      else void placeBet()
    },
    takeBack: () => {
      if (state.is === 'next') setWish(null)
    },
    cashOut: () => void cashOut(),
  }
}

/** Whether a flight has gone past the level its bet leaves at by itself. */
function usePassed(round: CometRound | null, bet: PlacedBet | null): boolean {
  const since = isFlying(round) ? (round?.ranSince ?? null) : null
  const auto = resultOf(bet) === null ? (bet?.auto ?? null) : null
  const at = since === null || auto === null ? null : since + msOf(auto)
  const isReached = useReached(at ?? 0)
  return at !== null && isReached
}

/** A wish for the next flight is placed when its bets open. Missed, it is dropped, not kept. */
function useNextFlight(
  round: CometRound | null,
  wish: Wish | null,
  place: () => void,
  drop: () => void,
): void {
  const wanted = wish?.is === 'next' ? wish.number + 1 : null
  const number = round?.number ?? 0
  const phase = round?.phase
  useEffect(() => {
    if (wanted === null || number < wanted) return
    if (number === wanted && phase === 'betting') place()
    else drop()
    // oxlint-disable-next-line react/exhaustive-deps -- only a new round or phase is a reason
  }, [wanted, number, phase])
}

const ASK_EVERY_MS = 600

/** What the studio does by itself is asked for until it has been told. */
function useTold(isWaiting: boolean, refresh: () => void): void {
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(refresh, ASK_EVERY_MS)
    return () => clearInterval(timer)
  }, [isWaiting, refresh])
}
