import type { Draw } from '../../src/fairness/draw.ts'
import { repeatFrom, sha256 } from '../fairness/repeat.ts'
import type { PastRound } from './use-table.ts'

/** What a page finds when it counts a shared round again by itself. */
export type ChainCheck = {
  /** SHA-256 of the round's hash, counted here. */
  readonly hashed: string
  /** Whether it is what the studio says was shown before the round. */
  readonly isLinked: boolean
  /** Whether it is what this page saw then; null where the page was not there. */
  readonly isPromised: boolean | null
  /** The outcome in words, counted here from hash and salt. */
  readonly counted: string
  /** Whether that is the outcome that was shown and paid. */
  readonly isSame: boolean
}

export type OutcomeTeller<Outcome> = {
  /** The outcome in words: "4.86×", "17 red". */
  readonly tell: (outcome: Outcome) => string
  /** Counts it again from the hash and the salt, by the game's own rules. */
  readonly count: (hash: string, salt: string) => Promise<Outcome>
}

export const isRight = ({ isLinked, isPromised, isSame }: ChainCheck): boolean =>
  isLinked && isPromised !== false && isSame

export async function checkRound<Outcome>(
  round: PastRound<Outcome>,
  { tell, count }: OutcomeTeller<Outcome>,
): Promise<ChainCheck> {
  const [hashed, outcome] = await Promise.all([sha256(round.hash), count(round.hash, round.salt)])
  const counted = tell(outcome)
  return {
    hashed,
    isLinked: hashed === round.shown_hash,
    isPromised: round.promised === null ? null : hashed === round.promised,
    counted,
    isSame: counted === tell(round.outcome),
  }
}

/** For a table: `count` from the outcome of its rules. Block k is HMAC-SHA256(hash, "salt:k"). */
export const drawnFrom =
  <Outcome>(outcome: (draw: Draw) => Outcome) =>
  async (hash: string, salt: string): Promise<Outcome> =>
    (await repeatFrom(hash, (block) => `${salt}:${block}`, outcome)).result
