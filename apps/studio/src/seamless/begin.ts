import { betMoneyCall, betWinMoneyCall } from '@oriel/contract/provider/seamless'
import type { Units } from '@oriel/core/money'
import { findByRequest, findRound, type Round } from '../round/rounds.ts'
import type { RoundStart } from '../round/start.ts'
import { readBalance } from '../wallet/players.ts'
import { claimAsk, writeAsk, writeTaken, writeVoid, type On } from './asks.ts'
import type { HouseAnswer } from './call.ts'
import { followUp, type Following } from './follow.ts'
import type { AskHouse } from './line.ts'
import type { Lines } from './lines.ts'
import { betName, moveOf } from './moves.ts'
import { toldBecause, type RefusedBecause } from './reasons.ts'

export type Began = {
  outcome:
    | RefusedBecause
    | 'played'
    | 'again'
    | 'stale'
    | 'session_over'
    | 'too_soon'
    | 'round_open'
  balance: Units
}

/**
 * Begins a round whose stake is in the house. It is written first and asked for then; the answer
 * decides. Nothing of it is shown before the house has said yes, and nothing is drawn twice.
 */
export async function beginRound(
  to: Following,
  lines: Lines,
  start: RoundStart,
  on: On,
): Promise<Began> {
  const line = lines(start.session.player.operatorId)
  const began = line.within((call) => writeAndAsk(to, start, on, call))
  if (began) return began
  const { studio } = to
  // A request that was answered before is told again, also when nobody can be asked.
  const before = await findByRequest(studio, start.session.player.id, start.clientRound)
  if (before) return fateOf(to, before)
  return { outcome: 'house_silent', balance: await readBalance(studio, start.session.player.id) }
}

async function writeAndAsk(
  to: Following,
  start: RoundStart,
  on: On,
  call: AskHouse,
): Promise<Began> {
  const { studio } = to
  const { outcome, balance } = await writeAsk(studio, start, on)
  if (outcome === 'again') {
    const before = await findByRequest(studio, start.session.player.id, start.clientRound)
    if (!before) throw new Error(`request ${start.clientRound} was answered and is not there`)
    return fateOf(to, before)
  }
  if (outcome !== 'asked') return { outcome, balance }
  await to.reached('asked')
  const answer = await askForStake(start, call)
  await to.reached('answered')
  if (answer.is === 'done') return take(to, start, answer.data.balance)
  // The same name for two things is a fault of ours, and then either of them may be booked.
  if (answer.is === 'refused' && answer.reason !== 'duplicate_different') {
    await writeVoid(studio, start.id, answer.reason, null)
    await to.reached('voided')
    return { outcome: toldBecause(answer.reason), balance }
  }
  const ask = await claimAsk(studio, start.id)
  if (ask) await followUp(to, ask, call)
  const round = await findRound(studio, start.id)
  if (!round) throw new Error(`round ${start.id} was written and is not there`)
  const fate = await fateOf(to, round)
  return fate.outcome === 'again' ? { ...fate, outcome: 'played' } : fate
}

function askForStake(
  { id, session, stake, payout, isOver }: RoundStart,
  call: AskHouse,
): Promise<HouseAnswer<typeof betMoneyCall>> {
  const { memberRef, currency } = session.player
  const move = moveOf({ memberRef, round: { id, currency, title: session.title } }, betName(id))
  return isOver
    ? call(betWinMoneyCall, { ...move, bet: stake, win: payout ?? 0n })
    : call(betMoneyCall, { ...move, amount: stake })
}

async function take(to: Following, start: RoundStart, balance: Units): Promise<Began> {
  const payout = start.isOver ? (start.payout ?? 0n) : null
  const taken = await writeTaken(to.studio, start.id, payout, balance)
  await to.reached('taken')
  if (taken === 'taken') return { outcome: 'played', balance }
  const before = await readBalance(to.studio, start.session.player.id)
  return { outcome: taken === 'bets_closed' ? 'bets_closed' : 'being_checked', balance: before }
}

/** What became of a round, for whoever asks for it again. */
async function fateOf({ studio }: Following, round: Round): Promise<Began> {
  const balance = await readBalance(studio, round.playerId)
  if (round.status === 'asking') return { outcome: 'being_checked', balance }
  if (round.status === 'void') return { outcome: toldBecause(round.voidBecause), balance }
  return { outcome: 'again', balance }
}
