import type { Units } from '@oriel/core/money'
import type { OwnBet } from '../../lib/use-table.ts'
import { isBurned, paidAt, type CometRound } from './level.ts'

/** A page has two places to bet from; what is done at one does not touch the other. */
export const PLACES = ['A', 'B'] as const
export type Place = (typeof PLACES)[number]

type Choice = { readonly auto: number | null; readonly place?: Place }
/** A bet of the player's own on the flight that is on. */
export type PlacedBet = Pick<OwnBet, 'round_id' | 'stake' | 'payout' | 'out' | 'status'> & {
  readonly auto: number | null
}

export type Seats = Readonly<Record<Place, PlacedBet | null>>

/**
 * The bet at each place. One that does not say where it was made takes the first place that is
 * free: nothing that is staked may be out of sight.
 */
export function seatBets(mine: readonly OwnBet[]): Seats {
  const seats: Record<Place, PlacedBet | null> = { A: null, B: null }
  const wanting: PlacedBet[] = []
  for (const { choice, ...bet } of mine) {
    const { auto, place } = choice as Choice
    const placed = { ...bet, auto }
    if (place && !seats[place]) seats[place] = placed
    else wanting.push(placed)
  }
  for (const bet of wanting) {
    const free = PLACES.find((place) => !seats[place])
    if (free) seats[free] = bet
  }
  return seats
}

/** What a player wished for and the studio has not told back yet. */
export type Wish =
  | { readonly is: 'next'; readonly number: number }
  | { readonly is: 'bet'; readonly number: number }
  | { readonly is: 'leave'; readonly number: number }

/**
 * open: a bet can be made, on this flight or the next. next: it waits for the next one. asking: it
 * is on its way. checking: the house has not said yet whether it took the stake. placed: it waits
 * for the launch. flying: it can be cashed out. leaving: it was, or has passed its own level, and
 * the studio has not told it back. settling: the flight is over and its bets are being paid.
 */
export type PlaceState =
  | { readonly is: 'open'; readonly isForNext: boolean }
  | { readonly is: 'next' | 'asking' | 'checking' | 'placed' | 'flying' | 'leaving' | 'settling' }

export type PlaceResult =
  | { readonly is: 'out'; readonly level: number; readonly stake: Units; readonly payout: Units }
  | { readonly is: 'lost'; readonly stake: Units }

type Seen = {
  readonly round: CometRound | null
  readonly bet: PlacedBet | null
  readonly wish: Wish | null
  /** Whether the flight has passed the level the bet leaves at by itself. */
  readonly hasPassed: boolean
  /** Whether bets are still taken, by the page's own clock. */
  readonly isTaking: boolean
}

/** What a bet came to, once that is known. */
export function resultOf(bet: PlacedBet | null): PlaceResult | null {
  if (!bet) return null
  const { stake, out, payout } = bet
  if (out !== null) return { is: 'out', level: out, stake, payout: payout ?? paidAt(stake, out) }
  return payout === 0n ? { is: 'lost', stake } : null
}

export function stateOf({ round, bet, wish, hasPassed, isTaking }: Seen): PlaceState {
  const isNow = wish !== null && wish.number === round?.number
  if (!round || !bet || resultOf(bet) !== null) {
    if (isNow && wish.is === 'bet' && !bet) return { is: 'asking' }
    if (wish?.is === 'next') return { is: 'next' }
    return { is: 'open', isForNext: round?.phase !== 'betting' || !isTaking || bet !== null }
  }
  if (bet.status === 'asking') return { is: 'checking' }
  if (round.phase === 'betting') return { is: 'placed' }
  if (isBurned(round) || round.phase !== 'running') return { is: 'settling' }
  return { is: hasPassed || (isNow && wish.is === 'leave') ? 'leaving' : 'flying' }
}

/** What of the player's money flies now. */
export const inPlay = (mine: readonly OwnBet[]): Units =>
  mine.reduce((sum, bet) => (bet.payout === null && bet.out === null ? sum + bet.stake : sum), 0n)

export type Sum = { readonly staked: Units; readonly paid: Units }

/** What a flight came to for the player; null without a bet, or while one of them is open. */
export function sumOf(mine: readonly OwnBet[]): Sum | null {
  if (mine.length === 0 || mine.some(({ payout, out }) => payout === null && out === null)) {
    return null
  }
  return {
    staked: mine.reduce((sum, { stake }) => sum + stake, 0n),
    paid: mine.reduce(
      (sum, { stake, payout, out }) => sum + (payout ?? paidAt(stake, out ?? 0)),
      0n,
    ),
  }
}
