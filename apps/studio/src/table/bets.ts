import { newId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import { cashOutAt } from '../games/comet/rules.ts'
import { isStake, stakesOf } from '../game/stakes.ts'
import type { PlaySession } from '../player/sessions.ts'
import { findByRequest, findRound, type RoundId } from '../round/rounds.ts'
import { ROUND_START, startValues, type RoundStart } from '../round/start.ts'
import { getRow } from '../rows.ts'
import type { HouseReason } from '../seamless/reasons.ts'
import type { Studio } from '../studio.ts'
import { readBalance } from '../wallet/players.ts'
import type { Chains } from './chain.ts'
import type { SharedGame } from './shared.ts'
import { findTableRound, type TableRoundId } from './table-rounds.ts'

export type BetAsked = {
  readonly clientRound: string
  readonly tableRound: TableRoundId
  /** Null where the choice says it: a stake on each of several spots. */
  readonly stake: Units | null
  readonly choice: unknown
}
export type BetPlaced = {
  readonly roundId: RoundId
  readonly stake: Units
  readonly balance: Units
}
export type BetReason =
  | 'bad_choice'
  | 'stake_not_allowed'
  | 'insufficient_funds'
  | 'bets_closed'
  | 'session_over'
  | HouseReason

export type BetWritten = { outcome: BetReason | 'played' | 'again'; balance: Units }
/** Takes the stake of a bet, in our own books or with the house that has the money. */
export type TakeBet = (start: RoundStart, tableRound: TableRoundId) => Promise<BetWritten>

/** Hundredths of a unit, as for each spot. */
const STAKE_STEP = 100n

/** Takes a bet on a shared round. Asked again, it is the same bet. */
export async function placeBet(
  studio: Studio,
  session: PlaySession,
  game: SharedGame,
  asked: BetAsked,
  take: TakeBet = takeHere(studio),
): Promise<Outcome<BetPlaced, BetReason>> {
  const read = game.readChoice(asked.choice)
  const stake = read?.stake ?? asked.stake
  if (!read || stake === null) return refuse('bad_choice')
  const stakes = stakesOf(session.player.currency, game.maxTimes)
  if (!isStake(stake, stakes, STAKE_STEP)) return refuse('stake_not_allowed')
  const at = studio.now()
  const roundId = newId<'round'>(at.getTime())
  const start = {
    id: roundId,
    clientRound: asked.clientRound,
    at,
    session,
    game,
    build: studio.build,
    stake,
    choice: read.choice,
    seed: null,
    payout: null,
    isOver: false,
  }
  const { outcome, balance } = await take(start, asked.tableRound)
  if (outcome === 'again') {
    const round = await findByRequest(studio, session.player.id, asked.clientRound)
    if (!round) throw new Error(`request ${asked.clientRound} was answered and is not there`)
    return done({ roundId: round.id, stake: round.stake, balance })
  }
  return outcome === 'played' ? done({ roundId, stake, balance }) : refuse(outcome)
}

const PLACE = `SELECT * FROM place_bet(${ROUND_START}, $17)`

const takeHere =
  ({ pool }: Studio): TakeBet =>
  (start, tableRound) =>
    getRow<BetWritten>(pool, PLACE, [...startValues(start), tableRound])

export type CashedOut = {
  readonly level: number
  readonly payout: Units
  readonly balance: Units
}
/** Ends a bet and pays for it, in our own books or with the house. */
export type LeaveBet = (
  roundId: RoundId,
  payout: Units,
  step: unknown,
) => Promise<{ settled: boolean; balance: Units }>

const leaveHere =
  ({ pool, now }: Studio): LeaveBet =>
  (roundId, payout, step) =>
    getRow(pool, 'SELECT * FROM settle_bet($1, $2, $3, $4)', [
      roundId,
      payout,
      JSON.stringify(step),
      now(),
    ])

/**
 * Leaves a flight. The moment it was heard of here decides, not when it was pressed and not when it
 * is written. Asked again, the answer is the one that was given.
 */
export async function cashOut(
  studio: Studio,
  { player }: PlaySession,
  chains: Chains,
  game: SharedGame,
  roundId: RoundId,
  heardAt: Date,
  leave: LeaveBet = leaveHere(studio),
): Promise<Outcome<CashedOut, 'round_unknown' | 'round_over'>> {
  const round = await findRound(studio, roundId)
  if (!round?.tableRoundId || round.playerId !== player.id || round.game !== game.code) {
    return refuse('round_unknown')
  }
  const table = await findTableRound(studio, round.tableRoundId as TableRoundId)
  if (!table?.startedAt || !game.hasCashOut) return refuse('round_over')
  const chain = await chains(table.chainId)
  const { outcome } = game.fate(chain.hashAt(table.position), table.salt ?? '')
  const { crash } = outcome as { crash: number }
  const startedAtMs = table.startedAt.getTime()
  const level = cashOutAt({ startedAtMs, crash, atMs: heardAt.getTime() })
  if (round.status === 'open' && level !== null) {
    const { auto } = round.choice as { auto: number | null }
    const taken = auto !== null && auto <= level ? auto : level
    const payout = (round.stake * BigInt(taken)) / 100n
    const { settled, balance } = await leave(roundId, payout, { out: taken })
    if (settled) return done({ level: taken, payout, balance })
  }
  return outBefore(studio, roundId)
}

async function outBefore(studio: Studio, roundId: RoundId) {
  const round = await findRound(studio, roundId)
  const step = round?.steps[0] as { out: number } | undefined
  if (!round || !step || round.payout === null) return refuse('round_over')
  const balance = await readBalance(studio, round.playerId)
  return done({ level: step.out, payout: round.payout, balance })
}
