import { Amount } from '@oriel/contract/wire'
import type { Units } from '@oriel/core/money'
import * as z from 'zod/mini'
import type { OwnBet } from '../../lib/use-table.ts'
import { totalOf, type Bet } from './basket.ts'

const SlipChoice = z.object({ bets: z.array(z.object({ spot: z.string(), stake: Amount })) })

/** The bets of slips the studio has taken. */
export const betsOnSlips = (slips: readonly Pick<OwnBet, 'choice'>[]): Bet[] =>
  slips.flatMap(({ choice }) => z.decode(SlipChoice, choice as never).bets)

/** What all slips of a round cost and brought; the payout is null until all of them are settled. */
export type RoundMoney = { readonly stake: Units; readonly payout: Units | null }

export function moneyOf(slips: readonly Pick<OwnBet, 'stake' | 'payout'>[]): RoundMoney {
  let payout: Units | null = 0n
  for (const slip of slips) {
    payout = payout === null || slip.payout === null ? null : payout + slip.payout
  }
  return { stake: totalOf(slips), payout }
}

/** Whether a round brought more than it cost, less, or the same. */
export type Verdict = 'win' | 'loss' | 'push'

export function verdictOf({ stake, payout }: RoundMoney): Verdict | null {
  if (stake === 0n || payout === null) return null
  if (payout === stake) return 'push'
  return payout > stake ? 'win' : 'loss'
}
