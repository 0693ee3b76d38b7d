import { createHmac } from 'node:crypto'
import type { Units } from '@oriel/core/money'
import { drawFrom, type Draw } from '../fairness/draw.ts'
import type { PrintedReturn, TableGame } from '../game/game.ts'
import { crashPoint } from '../games/comet/crash-point.ts'
import { comet, flightMs } from '../games/comet/rules.ts'
import { BetsChoice, FlightChoice, levelLeft, payoutOfBets, stakeOfBets } from './choice.ts'

/** What a chain's hash and the salt make of a round, and how long it takes to show. */
type Fate = { readonly outcome: unknown; readonly lastsMs: number }

/** A game many play at once, as the tables run it. */
export type SharedGame = {
  readonly code: string
  readonly version: number
  readonly returns: readonly PrintedReturn[]
  readonly maxTimes: number
  readonly bettingMs: number
  readonly pauseMs: number
  /** Whether the outcome may be shown as soon as bets are closed. */
  readonly isShownAtStart: boolean
  /** Whether a bet can be ended by its player while the round runs. */
  readonly hasCashOut: boolean
  fate(hash: string, salt: string): Fate
  /** A choice as it is kept, with the whole stake it needs; null for one that makes no sense. */
  readChoice(choice: unknown): { readonly choice: unknown; readonly stake: Units | null } | null
  /** What a bet is paid; `steps` is what its player did while the round ran. */
  payout(bet: SharedBet, outcome: unknown): Units
  /** What is noted as its step when it ends without its player; null for nothing. */
  noteOf(bet: SharedBet, outcome: unknown): unknown
}

type SharedBet = {
  readonly stake: Units
  readonly choice: unknown
  readonly steps: readonly unknown[]
}

/** Block k of a shared round is HMAC-SHA256(hash, "salt:k"). */
export const sharedDraw = (hash: string, salt: string): Draw =>
  drawFrom((block) => createHmac('sha256', hash).update(`${salt}:${block}`).digest())

export function sharedTable(game: TableGame): SharedGame {
  return {
    code: game.code,
    version: game.version,
    returns: game.returns,
    maxTimes: game.maxTimes,
    bettingMs: game.bettingMs,
    pauseMs: game.pauseMs,
    isShownAtStart: true,
    hasCashOut: false,
    fate: (hash, salt) => ({
      outcome: game.outcome(sharedDraw(hash, salt)),
      lastsMs: game.runningMs,
    }),
    readChoice(choice) {
      const read = BetsChoice.safeParse(choice)
      const stake = read.success ? stakeOfBets(game, read.data) : null
      return stake === null ? null : { choice: read.data, stake }
    },
    payout: ({ choice }, outcome) => payoutOfBets(game, choice as BetsChoice, outcome),
    noteOf: () => null,
  }
}

/** The same game for those who do not want to wait. A flight takes the time it takes. */
export const hurried = (
  game: SharedGame,
  bettingMaxMs: number,
  runningMaxMs: number,
): SharedGame => ({
  ...game,
  bettingMs: Math.min(game.bettingMs, bettingMaxMs),
  fate(hash, salt) {
    const fate = game.fate(hash, salt)
    return game.hasCashOut ? fate : { ...fate, lastsMs: Math.min(fate.lastsMs, runningMaxMs) }
  },
})

/** Comet: the outcome is how far it goes, which nobody may know before it is over. */
export const sharedComet: SharedGame = {
  code: comet.code,
  version: comet.version,
  returns: comet.returns,
  maxTimes: comet.maxTimes,
  bettingMs: comet.bettingMs,
  pauseMs: comet.pauseMs,
  isShownAtStart: false,
  hasCashOut: true,
  fate(hash, salt) {
    const crash = crashPoint(hash, salt)
    return { outcome: { crash }, lastsMs: flightMs(crash) }
  },
  readChoice(choice) {
    const read = FlightChoice.safeParse(choice)
    return read.success ? { choice: read.data, stake: null } : null
  },
  payout(bet, outcome) {
    const level = levelOf(bet, outcome)
    return level === null ? 0n : (bet.stake * BigInt(level)) / 100n
  },
  noteOf(bet, outcome) {
    const level = levelOf(bet, outcome)
    return level === null || bet.steps.length > 0 ? null : { out: level }
  },
}

const levelOf = ({ choice, steps }: SharedBet, outcome: unknown): number | null =>
  levelLeft(choice as FlightChoice, steps, (outcome as { crash: number }).crash)
