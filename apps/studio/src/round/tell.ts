import { streamOf } from '../fairness/stream.ts'
import type { SoloGame, Standing } from '../game/game.ts'
import type { Studio } from '../studio.ts'
import { findSeed, type Seed } from '../wallet/seeds.ts'
import type { Round } from './rounds.ts'

/** Where a round stands, told from what was chosen, the steps and its seeds. */
export function stand(
  game: SoloGame,
  seed: Pick<Seed, 'serverSeed' | 'clientSeed'>,
  nonce: bigint,
  choice: unknown,
  steps: readonly unknown[],
): Standing<unknown> | null {
  const { serverSeed, clientSeed } = seed
  return game.run(choice, steps, streamOf({ serverSeed, clientSeed, nonce: Number(nonce) }))
}

/** The same for a round that was written. */
export async function tellRound(
  studio: Studio,
  game: SoloGame,
  round: Round,
): Promise<Standing<unknown>> {
  const seed = round.seedId && (await findSeed(studio, round.seedId))
  if (!seed || round.nonce === null) throw new Error(`round ${round.id} has no seed`)
  const standing = stand(game, seed, round.nonce, round.choice, round.steps)
  if (!standing) throw new Error(`round ${round.id} cannot be told again`)
  return standing
}
