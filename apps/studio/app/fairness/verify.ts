import type { Units } from '@oriel/core/money'
import type { Standing } from '../../src/game/game.ts'
import { payOf } from '../../src/game/ratio.ts'
import type { FairGame } from './games.ts'
import { repeatFrom, sha256, type Repeated, type Seeds } from './repeat.ts'

/** What somebody says about a round. What is null was not said and is not compared. */
export type Claim = Seeds & {
  readonly hash: string | null
  readonly rulesVersion: number | null
  readonly choice: unknown
  readonly steps: readonly unknown[]
  readonly stake: Units | null
  readonly payout: Units | null
}

/** What is wrong, in the order in which it is found. */
export type Difference =
  /** The seed is not the one that was promised. */
  | 'hash'
  /** The round was played by rules this page does not have. */
  | 'version'
  /** The game knows no such choice or step. */
  | 'choice'
  | 'steps'
  /** The round is not over with these steps. */
  | 'open'
  /** It paid something else. */
  | 'payout'

export type Verdict = {
  readonly differences: readonly Difference[]
  readonly seedHash: string
  readonly repeated: Repeated<Standing<unknown> | null> | null
  /** What the rules pay for the stake; null without a stake. */
  readonly payout: Units | null
}

/** Draws a round again and compares it with what was said. Asks nobody. */
export async function verify({ rules: game, messageOf }: FairGame, claim: Claim): Promise<Verdict> {
  const seedHash = await sha256(claim.serverSeed)
  const differences: Difference[] = []
  if (claim.hash !== null && claim.hash !== seedHash) differences.push('hash')
  if (claim.rulesVersion !== null && claim.rulesVersion !== game.version) {
    return { differences: [...differences, 'version'], seedHash, repeated: null, payout: null }
  }
  const choice = game.choice.safeParse(claim.choice)
  const steps = claim.steps.map((step) => game.step?.safeParse(step))
  if (!choice.success) differences.push('choice')
  if (steps.some((step) => !step?.success)) differences.push('steps')
  if (!choice.success || differences.includes('steps')) {
    return { differences, seedHash, repeated: null, payout: null }
  }
  const taken = steps.map((step) => step?.data)
  const repeated = await repeatFrom(
    claim.serverSeed,
    (block) => messageOf(claim, block),
    (draw) => game.run(choice.data, taken, draw),
  )
  return { ...compare(claim, repeated.result, differences), seedHash, repeated }
}

function compare(
  { stake, payout: said }: Claim,
  standing: Standing<unknown> | null,
  before: readonly Difference[],
): Pick<Verdict, 'differences' | 'payout'> {
  if (!standing) return { differences: [...before, 'steps'], payout: null }
  const payout = stake === null ? null : payOf(stake, standing.pay)
  const isOther = said !== null && payout !== null && said !== payout
  const found: Difference[] = []
  if (!standing.isOver) found.push('open')
  if (isOther) found.push('payout')
  return { differences: [...before, ...found], payout }
}
