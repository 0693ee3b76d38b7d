import type { Log } from '@oriel/core/log'
import type { Units } from '@oriel/core/money'
import type { BeginRound, Begun } from '../round/play.ts'
import { writeHere, type WriteStep } from '../round/step.ts'
import type { SlipWritten, TakeSlip } from '../sport/place.ts'
import type { Studio } from '../studio.ts'
import type { BetWritten, LeaveBet, TakeBet } from '../table/bets.ts'
import { readBalance, type Player } from '../wallet/players.ts'
import { askBalance, askWelcome } from './balance.ts'
import { beginRound } from './begin.ts'
import { HOUSE_TIMEOUT_MS } from './call.ts'
import { endNow } from './end.ts'
import type { Following } from './follow.ts'
import { LINE_LIMITS, type Around, type LineLimits } from './line.ts'
import { createLines } from './lines.ts'
import { goOn, type Reached } from './reached.ts'
import { createSweeper, type Sweeper } from './sweeper.ts'

/** Rounds of players whose money stays in their house, which is asked for it each time. */
export type Seamless = Sweeper & {
  readonly begin: BeginRound
  readonly step: WriteStep
  readonly bet: TakeBet
  readonly slip: TakeSlip
  leave(player: Player): LeaveBet
  /** Null when the house never said. */
  balance(player: Player): Promise<Units | null>
  /** Who may not come in, and why; null lets in. */
  welcome(code: string): ReturnType<typeof askWelcome>
}

export type SeamlessOptions = Partial<LineLimits> & {
  readonly timeoutMs?: number
  readonly reached?: Reached
  readonly around?: Around
  readonly log?: Pick<Log, 'error' | 'warn'>
}

export function createSeamless(studio: Studio, options: SeamlessOptions = {}): Seamless {
  const { log, reached = goOn, timeoutMs = HOUSE_TIMEOUT_MS } = options
  const lines = createLines(studio, { ...LINE_LIMITS, ...options, timeoutMs })
  const to: Following = {
    studio,
    reached,
    onStuck({ round, kind, tries }, said) {
      log?.error({ round: round.id, ask: kind, tries, said }, 'a house refuses what it owes')
    },
  }
  const here = writeHere(studio)
  const sweeper = createSweeper(to, lines, (error) =>
    log?.error({ err: error }, 'a house could not be told'),
  )
  return {
    ...sweeper,
    // A player's own round has no bets to close, and a shared one no nonce, pace or open end.
    begin: async (start) => (await beginRound(to, lines, start, null)) as Begun,
    bet: async (start, table) => (await beginRound(to, lines, start, table)) as BetWritten,
    slip: async (start, legs) => (await beginRound(to, lines, start, legs)) as SlipWritten,
    step: async (taken) => {
      const { round, number, step, isOver, payout } = taken
      if (!isOver) {
        const { outcome } = await here(taken)
        return { outcome, balance: await readBalance(studio, round.playerId) }
      }
      const { id: roundId, playerId, operatorId } = round
      const end = { roundId, playerId, operatorId, stepsBefore: number, step, payout }
      const { outcome, ...rest } = await endNow(to, lines, end)
      return { outcome: outcome === 'ended' ? 'stepped' : outcome, ...rest }
    },
    leave:
      ({ id: playerId, operatorId }) =>
      async (roundId, payout, step) => {
        const end = { roundId, playerId, operatorId, stepsBefore: null, step, payout }
        const { outcome, balance } = await endNow(to, lines, end)
        return { settled: outcome === 'ended', balance }
      },
    balance: (player) => askBalance(studio, lines, player),
    welcome: (code) => askWelcome(studio, lines, code),
  }
}
