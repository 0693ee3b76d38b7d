import type { Outcome } from '@oriel/core/outcome'
import { isRetryable, type Rows } from '@oriel/db/database'
import { outcomeOf, type Posted, type PostRefusal } from './postings.ts'
import * as store from './store.ts'
import type { Posting } from './store.ts'

type Answer = Outcome<Posted, PostRefusal>
type Waiting = PromiseWithResolvers<Answer> & { readonly posting: Posting }

/** Groups on their way to the database at once. */
const TRIPS_MAX = 2
const GROUP_MAX = 50
const TRIES_MAX = 3

/**
 * Carries posts that stand alone. One that finds the way free goes at once; those that come while
 * others are under way wait for their return and then travel together, as one statement and one
 * commit. Each still gets its own answer.
 */
export function createTeller(rows: Rows): (posting: Posting) => Promise<Answer> {
  const queue: Waiting[] = []
  let underWay = 0
  const send = (): void => {
    while (underWay < TRIPS_MAX && queue.length > 0) {
      underWay += 1
      void carry(rows, queue.splice(0, GROUP_MAX)).finally(() => {
        underWay -= 1
        send()
      })
    }
  }
  return (posting) => {
    const waiting = { ...Promise.withResolvers<Answer>(), posting }
    queue.push(waiting)
    // At the end of this turn of the loop: who asks in the same moment may come along.
    if (queue.length === 1) queueMicrotask(send)
    return waiting.promise
  }
}

async function carry(rows: Rows, group: readonly Waiting[]): Promise<void> {
  try {
    const said = await post(
      rows,
      group.map(({ posting }) => posting),
    )
    for (const [index, { resolve }] of group.entries()) {
      const own = said[index]
      if (!own) throw new Error('the ledger answered fewer than it was asked')
      resolve(outcomeOf(own))
    }
  } catch (error) {
    // Whose fault it was shows when each goes alone.
    const [only] = group
    if (group.length === 1) return only?.reject(error)
    for (const one of group) await carry(rows, [one])
  }
}

async function post(rows: Rows, group: readonly Posting[]): Promise<readonly store.Said[]> {
  const [only] = group
  for (let tries = 1; ; tries += 1) {
    try {
      return group.length === 1 && only
        ? [await store.post(rows, only)]
        : await store.postMany(rows, group)
    } catch (error) {
      if (tries >= TRIES_MAX || !isRetryable(error)) throw error
    }
  }
}
