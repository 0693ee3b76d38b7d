import {
  endRoundCall,
  houseBalanceCall,
  moveStatusCall,
  rollbackBetCall,
  winMoneyCall,
} from '@oriel/contract/provider/seamless'
import type { Units } from '@oriel/core/money'
import { payOf } from '../game/ratio.ts'
import { findSolo } from '../games/catalogue.ts'
import type { Round } from '../round/rounds.ts'
import { tellRound } from '../round/tell.ts'
import type { Studio } from '../studio.ts'
import { dropAsk, putBack, turnTo, writePaid, writeTaken, writeVoid, type Ask } from './asks.ts'
import type { HouseAnswer } from './call.ts'
import type { AskHouse } from './line.ts'
import type { Reached } from './reached.ts'
import { betName, moveOf, playerOf, rollbackName, winName } from './moves.ts'

export type Following = {
  readonly studio: Studio
  readonly reached: Reached
  /** A house said no to what it may not refuse: a person has to look. */
  onStuck(ask: Ask, said: string): void
}

/** Says what is still to be said about a round, until the house has it or does not answer. */
export async function followUp(to: Following, ask: Ask, call: AskHouse): Promise<void> {
  await to.reached('claimed')
  if (ask.kind === 'status') return findOut(to, ask, call)
  if (ask.kind === 'rollback') return rollBack(to, ask, call)
  if (ask.kind === 'win') return payOut(to, ask, call)
  return end(to, ask, call)
}

/**
 * Stake and payout went out in one move and no clear answer came. What the house has booked stands:
 * a winner does not lose a round to a broken line. What it has not, or not yet, is taken back.
 */
async function findOut(to: Following, ask: Ask, call: AskHouse): Promise<void> {
  const { round } = ask
  const answer = await call(moveStatusCall, { tx_id: betName(round.id) })
  await to.reached('status_answered')
  if (answer.is !== 'done') return notYet(to, ask, answer)
  const payout = answer.data.state === 'applied' ? await payoutOf(to.studio, round) : null
  if (payout !== null) {
    const now = await call(houseBalanceCall, playerOf(ask))
    await writeTaken(to.studio, round.id, payout, now.is === 'done' ? now.data.balance : null)
    return to.reached('taken')
  }
  if (!(await turnTo(to.studio, ask, 'rollback'))) return
  await to.reached('turned')
  return rollBack(to, { ...ask, kind: 'rollback' }, call)
}

/** What a round pays that was over as soon as it began; null for any other. */
async function payoutOf(studio: Studio, round: Round): Promise<Units | null> {
  const game = round.tableRoundId === null ? findSolo(round.game) : null
  // Rules that changed meanwhile would tell it differently from what the house was told.
  if (!game || game.version !== round.rulesVersion) return null
  const { isOver, pay } = await tellRound(studio, game, round)
  return isOver ? payOf(round.stake, pay) : null
}

/** Acknowledged, the stake is in no way taken, also if the bet arrives after this. */
async function rollBack(to: Following, ask: Ask, call: AskHouse): Promise<void> {
  const { round } = ask
  const move = { ...moveOf(ask, rollbackName(round.id)), bet_tx_id: betName(round.id) }
  const answer = await call(rollbackBetCall, move)
  await to.reached('rollback_answered')
  if (answer.is === 'done') {
    await writeVoid(to.studio, round.id, null, answer.data.balance)
    return to.reached('voided')
  }
  // It came late and the house holds it for final: then that is what became of it.
  if (answer.is === 'refused' && answer.reason === 'round_over') {
    const isFinal = (await payoutOf(to.studio, round)) !== null
    if (isFinal) await turnTo(to.studio, ask, 'status')
  }
  return notYet(to, ask, answer)
}

/** A payout is said again in the same words until the house has it, whatever it says instead. */
async function payOut(to: Following, ask: Ask, call: AskHouse): Promise<void> {
  const { round } = ask
  if (round.payout === null) throw new Error(`round ${round.id} owes a payout nobody wrote`)
  const move = { ...moveOf(ask, winName(round.id)), bet_tx_id: betName(round.id) }
  const answer = await call(winMoneyCall, { ...move, amount: round.payout })
  await to.reached('win_answered')
  if (answer.is !== 'done') return notYet(to, ask, answer)
  await writePaid(to.studio, round.id, answer.data.balance)
  return to.reached('paid')
}

/** Nobody's money depends on it: a no ends it as well as a yes. */
async function end(to: Following, ask: Ask, call: AskHouse): Promise<void> {
  const { round } = ask
  const answer = await call(endRoundCall, {
    ...playerOf(ask),
    round_id: round.id,
    title: round.title,
  })
  await to.reached('end_answered')
  if (answer.is === 'unclear') return notYet(to, ask, answer)
  return dropAsk(to.studio, ask)
}

type NotDone = Exclude<HouseAnswer<typeof winMoneyCall>, { is: 'done' }>

async function notYet(
  to: Following,
  ask: Ask,
  answer: NotDone | { is: 'refused'; reason: string },
) {
  const said = answer.is === 'refused' ? answer.reason : answer.why
  await putBack(to.studio, ask, said)
  if (answer.is === 'refused') to.onStuck(ask, said)
}
