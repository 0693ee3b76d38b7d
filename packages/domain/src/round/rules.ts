import { findGameType, type GameTypeCode } from '@oriel/core/game-type'
import type { MemberId, SiteId } from '@oriel/core/id'
import { MOVE_MAX, type Units } from '@oriel/core/money'
import type { FedRound } from '@oriel/domain/provider'

const DAY_MS = 86_400_000
/** Older rounds have no month to be kept in; a person looks at them. */
export const ROUND_AGE_MAX_MS = 45 * DAY_MS
/** How far the clock of a provider may run ahead of ours. */
const AHEAD_MAX_MS = 3_600_000

const ROUND_ID = /^[A-Za-z0-9_.:-]{1,80}$/

/** A member as a provider knows them; null where nobody of ours has that name there. */
export type KnownPlayer = {
  readonly memberId: MemberId
  readonly siteId: SiteId
  readonly currencies: readonly string[]
}

export type Objection =
  | 'round_id_not_kept'
  | 'player_unknown'
  | 'currency_unknown'
  | 'amount_not_kept'
  | 'time_not_kept'
  | 'told_differently'

/** Why a round cannot be booked; null where it can. */
export function objectionTo(
  round: FedRound,
  player: KnownPlayer | null,
  now: Date,
): Objection | null {
  if (!ROUND_ID.test(round.roundId)) return 'round_id_not_kept'
  if (!player) return 'player_unknown'
  if (!player.currencies.includes(round.currency)) return 'currency_unknown'
  const amounts = [round.stake, round.payout]
  if (amounts.some((units) => units < 0n || units > MOVE_MAX)) return 'amount_not_kept'
  const age = now.getTime() - round.settledAt.getTime()
  // Written so that a time which is none objects too.
  if (!(age <= ROUND_AGE_MAX_MS && age >= -AHEAD_MAX_MS)) return 'time_not_kept'
  return Number.isNaN(round.startedAt.getTime()) ? 'time_not_kept' : null
}

/** A round at a table has several players: what is told of each is a round of its own. */
export const roundKey = (roundId: string, player: string): string => `${roundId} ${player}`

type Told = {
  readonly status: string
  readonly currency: string
  readonly stake: Units
  readonly payout: Units
}

/** What is told a second time must be what was told first. */
export const isSameRound = (told: Told, kept: Told): boolean =>
  told.status === kept.status &&
  told.currency === kept.currency &&
  told.stake === kept.stake &&
  told.payout === kept.payout

/** Which version of the rule decided what counts; kept with each round. */
export const VALID_RULE = 1
/** Every round of these risks its whole stake; elsewhere both sides of a bet can be held. */
const STAKE_COUNTS: ReadonlySet<GameTypeCode> = new Set([
  'slot',
  'lottery',
  'virtual_sport',
  'crash',
])

/**
 * How much of a stake counts as turnover. At tables and in sports it is no more than could be won
 * or lost: both sides of baccarat, 100 and 100 paid 195, count 5. So counts a game nobody lists.
 */
export function validStake(
  { status, stake, payout }: Pick<FedRound, 'status' | 'stake' | 'payout'>,
  typeId: number | null,
): Units {
  if (status === 'void') return 0n
  const type = typeId === null ? null : findGameType(typeId)
  if (type && STAKE_COUNTS.has(type.code)) return stake
  const result = payout > stake ? payout - stake : stake - payout
  return result < stake ? result : stake
}

const JACKPOT_PARTS = 1_000n

/** What the house adds to the pool for a turnover: a thousandth of it, rounded down. */
export const jackpotShare = (turnover: Units): Units => turnover / JACKPOT_PARTS

/**
 * How much goes from the mirror to suspense; less than nothing goes the other way. Where nothing of
 * the member lies at the provider, the mirror is empty and suspense has what is unexplained. Where
 * they play there again, rounds first explain what is in suspense and then what is in the mirror:
 * both together are right in any order, and as soon as all rounds are told suspense is empty.
 */
export function suspenseMove(at: {
  readonly holds: boolean
  readonly mirror: Units
  readonly suspense: Units
  /** What the rounds just booked have put into the mirror. */
  readonly net: Units
}): Units {
  if (!at.holds) return at.mirror
  if (at.suspense < 0n && at.net > 0n) return at.net < -at.suspense ? at.net : -at.suspense
  if (at.suspense > 0n && at.net < 0n) return -at.net < at.suspense ? at.net : -at.suspense
  return 0n
}
