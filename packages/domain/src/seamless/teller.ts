import { isRetryable, type Database } from '@oriel/db/database'
import { noteDoubts } from './doubt.ts'
import type { SeamlessMove, MoveAnswer } from './move.ts'
import { applyMoves } from './store.ts'

type Waiting = PromiseWithResolvers<MoveAnswer> & { readonly move: SeamlessMove }

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
export function createTeller(
  database: Database,
  { tripsMax = TRIPS_MAX, groupMax = GROUP_MAX, onGroup, onCaseLost }: TellerOptions = {},
): (move: SeamlessMove) => Promise<MoveAnswer> {
  let queue: Waiting[] = []
  let trips = 0
  const underWay = new Set<string>()
  const send = (): void => {
    while (trips < tripsMax && queue.length > 0) {
      const { group, left } = pick(queue, groupMax, underWay)
      if (group.length === 0) return
      queue = left
      trips += 1
      const marks = group.flatMap(({ move }) => marksOf(move))
      for (const mark of marks) underWay.add(mark)
      onGroup?.(group.length)
      void carry(database, group, onCaseLost).finally(() => {
        trips -= 1
        for (const mark of marks) underWay.delete(mark)
        send()
      })
    }
  }
  let isAwake = false
  return (move) => {
    const waiting = { ...Promise.withResolvers<MoveAnswer>(), move }
    queue.push(waiting)
    // At the end of this turn of the loop: who asks in the same moment may come along.
    if (!isAwake) {
      isAwake = true
      queueMicrotask(() => {
        isAwake = false
        send()
      })
    }
    return waiting.promise
  }
}

/** Whom and what a move is about. */
function marksOf({ providerId, txId, betTxId, memberRef, nonce }: SeamlessMove): string[] {
  const names = [txId, betTxId, nonce].filter((name) => name !== null)
  return [memberRef, ...names.map((name) => `${providerId} ${name}`)]
}

/** Who goes next, and who waits on, in the order they came. */
function pick(
  queue: readonly Waiting[],
  max: number,
  underWay: ReadonlySet<string>,
): { readonly group: Waiting[]; readonly left: Waiting[] } {
  const taken = new Set(underWay)
  const group: Waiting[] = []
  const left: Waiting[] = []
  for (const waiting of queue) {
    const marks = marksOf(waiting.move)
    const isFree = group.length < max && !marks.some((mark) => taken.has(mark))
    for (const mark of marks) taken.add(mark)
    ;(isFree ? group : left).push(waiting)
  }
  return { group, left }
}

async function carry(
  database: Database,
  group: readonly Waiting[],
  onCaseLost: TellerOptions['onCaseLost'],
): Promise<void> {
  try {
    const moves = group.map(({ move }) => move)
    const answers = await apply(database, moves)
    // What is committed is answered, whatever becomes of this: sent again it would be a replay.
    await noteDoubts(database.rows, moves, answers).catch((error: unknown) => onCaseLost?.(error))
    for (const [index, { resolve }] of group.entries()) {
      const own = answers[index]
      if (own) resolve(own)
    }
  } catch (error) {
    // Whose fault it was shows when each goes alone.
    const [only] = group
    if (group.length === 1) return only?.reject(error)
    for (const one of group) await carry(database, [one], onCaseLost)
  }
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
