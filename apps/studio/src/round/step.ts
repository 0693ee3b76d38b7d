import type { Units } from '@oriel/core/money'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { SoloGame, Standing } from '../game/game.ts'
import { payOf } from '../game/ratio.ts'
import type { PlaySession } from '../player/sessions.ts'
import { getRow } from '../rows.ts'
import type { Studio } from '../studio.ts'
import { readBalance } from '../wallet/players.ts'
import { findSeed } from '../wallet/seeds.ts'
import { findRound, type Round, type RoundId } from './rounds.ts'
import { stand } from './tell.ts'

export type StepAsked = {
  readonly roundId: RoundId
  /** How many steps were taken before this one, so that the same one twice is one. */
  readonly number: number
  readonly step: unknown
}
export type Stepped = {
  readonly stake: Units
  readonly standing: Standing<unknown>
  readonly payout: Units | null
  readonly balance: Units
  /** The payout is on its way to the house that keeps the money. */
  readonly isPaying: boolean
}
export type StepReason = 'bad_step' | 'round_over' | 'round_unknown' | 'other_step'

type StepTaken = {
  readonly round: Round
  readonly number: number
  readonly step: unknown
  readonly isOver: boolean
  readonly payout: Units
}
export type StepWritten = {
  outcome: 'stepped' | 'round_over' | 'stale'
  balance: Units
  isPaying?: boolean
}
/** Writes a step and pays for the last one, in our own books or with the house. */
export type WriteStep = (taken: StepTaken) => Promise<StepWritten>

/** Goes on with an open round. A step that was taken already is answered as it was. */
export async function stepRound(
  studio: Studio,
  { player }: PlaySession,
  game: SoloGame,
  { roundId, number, step }: StepAsked,
  write: WriteStep = writeHere(studio),
): Promise<Outcome<Stepped, StepReason>> {
  const round = await findRound(studio, roundId)
  if (!round || round.playerId !== player.id || round.game !== game.code) {
    return refuse('round_unknown')
  }
  const wanted = game.step?.safeParse(step)
  if (!wanted?.success) return refuse('bad_step')
  const seed = round.seedId && (await findSeed(studio, round.seedId))
  if (!seed || round.nonce === null) throw new Error(`round ${roundId} has no seed`)
  const tell = (steps: readonly unknown[]) =>
    stand(game, seed, round.nonce ?? 0n, round.choice, steps)
  if (number < round.steps.length) return tellTaken(studio, round, number, wanted.data, tell)
  if (round.status !== 'open') return refuse('round_over')
  if (number > round.steps.length) return refuse('other_step')
  const standing = tell([...round.steps, wanted.data])
  if (!standing) return refuse('bad_step')
  const payout = payOf(round.stake, standing.pay)
  const { isOver } = standing
  const taken = { round, number, step: wanted.data, isOver, payout }
  const { outcome, balance, isPaying = false } = await write(taken)
  if (outcome !== 'stepped') {
    // Another step came first, or this one did by another way.
    const later = await findRound(studio, roundId)
    if (later && number < later.steps.length) {
      return tellTaken(studio, later, number, wanted.data, tell)
    }
    return refuse(outcome === 'stale' ? 'other_step' : 'round_over')
  }
  return done({ standing, stake: round.stake, payout: isOver ? payout : null, balance, isPaying })
}

/** A step that was taken before is answered as it was; another one in its place is refused. */
async function tellTaken(
  studio: Studio,
  { steps, stake, payout, status, playerId }: Round,
  number: number,
  step: unknown,
  tell: (steps: readonly unknown[]) => Standing<unknown> | null,
): Promise<Outcome<Stepped, StepReason>> {
  const isSame = JSON.stringify(steps[number]) === JSON.stringify(step)
  const standing = tell(steps.slice(0, number + 1))
  if (!isSame || !standing) return refuse('other_step')
  const balance = await readBalance(studio, playerId)
  const paid = standing.isOver ? payout : null
  return done({ standing, stake, payout: paid, balance, isPaying: status === 'paying' })
}

export const writeHere =
  ({ pool, now }: Studio): WriteStep =>
  ({ round, number, step, isOver, payout }) =>
    getRow<StepWritten>(pool, 'SELECT * FROM step_round($1, $2, $3, $4, $5, $6, $7)', [
      round.id,
      round.playerId,
      number,
      JSON.stringify(step),
      isOver,
      payout,
      now(),
    ])
