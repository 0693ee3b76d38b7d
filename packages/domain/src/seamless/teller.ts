import { createTravel } from '@oriel/db/travel-together'
import { isRetryable, type Database } from '@oriel/db/database'
import { noteDoubts } from './doubt.ts'
import type { SeamlessMove, MoveAnswer } from './move.ts'
import { applyMoves } from './store.ts'

export type TellerOptions = {
  /** Groups on their way to the database at once. */
  readonly tripsMax?: number
  readonly groupMax?: number
  readonly onGroup?: (size: number) => void
  /** A case could not be opened; the refused move is kept all the same. */
  readonly onCaseLost?: (error: unknown) => void
}
const TRIPS_MAX = 2
const GROUP_MAX = 50
const TRIES_MAX = 5

/**
 * Carries moves to the database. One that finds the way free goes at once; those that come while
 * others are under way wait for their return and then travel together, as one statement and one
 * commit. Of one member, or of one name, only one is under way: no move of a group depends on
 * another, each member's moves keep their order, and no group waits for a lock of another.
 */
export const createTeller = (
  database: Database,
  { tripsMax = TRIPS_MAX, groupMax = GROUP_MAX, onGroup, onCaseLost }: TellerOptions = {},
): ((move: SeamlessMove) => Promise<MoveAnswer>) =>
  createTravel({
    tripsMax,
    groupMax,
    marksOf,
    onGroup,
    carry: async (moves) => {
      const answers = await apply(database, moves)
      // What is committed is answered, whatever becomes of this: sent again it would be a replay.
      await noteDoubts(database.rows, moves, answers).catch((error: unknown) => onCaseLost?.(error))
      return answers
    },
  })

/** Whom and what a move is about. */
function marksOf({ providerId, txId, betTxId, memberRef, nonce }: SeamlessMove): string[] {
  const names = [txId, betTxId, nonce].filter((name) => name !== null)
  return [memberRef, ...names.map((name) => `${providerId} ${name}`)]
}

/** Nobody in the list stands there twice. */
async function apply(database: Database, moves: readonly SeamlessMove[]): Promise<MoveAnswer[]> {
  for (let tries = 1; ; tries += 1) {
    try {
      const answers = await applyMoves(database.rows, moves)
      database.announced()
      return answers
    } catch (error) {
      if (tries >= TRIES_MAX || !isRetryable(error)) throw error
    }
  }
}
