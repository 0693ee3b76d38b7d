import type { Studio } from '../studio.ts'
import type { PlayerId } from './players.ts'
import { currentSeed, type Seed } from './seeds.ts'

/** Where this process left the seed of a player; sure when nobody else has used it meanwhile. */
type Left = { readonly seed: Seed; readonly isSure: boolean }

/** Those who have not played for longest are forgotten first. */
const LEFT_MAX = 10_000
const left = new Map<PlayerId, Left>()

/**
 * The seed of a player's next round. It is asked for, until it was found twice where we had left
 * it: then this process alone plays for them, and what it remembers is tried first. It may be
 * wrong: the database takes no round but from the seed in use and at its next nonce.
 */
export async function seedOfNext(studio: Studio, playerId: PlayerId): Promise<Seed> {
  const before = left.get(playerId)
  if (before?.isSure) return before.seed
  const seed = await currentSeed(studio, playerId)
  const isSure = before?.seed.id === seed.id && before.seed.nextNonce === seed.nextNonce
  keep(playerId, { seed, isSure })
  return seed
}

/** A round was drawn from it and written. */
export function noteDrawn(playerId: PlayerId, seed: Seed): void {
  const isSure = left.get(playerId)?.isSure ?? false
  keep(playerId, { seed: { ...seed, nextNonce: seed.nextNonce + 1n }, isSure })
}

/** Somebody else was there. */
export const forgetSeed = (playerId: PlayerId): void => void left.delete(playerId)

function keep(playerId: PlayerId, one: Left): void {
  left.delete(playerId)
  left.set(playerId, one)
  if (left.size <= LEFT_MAX) return
  const [longest] = left.keys()
  if (longest !== undefined) left.delete(longest)
}
