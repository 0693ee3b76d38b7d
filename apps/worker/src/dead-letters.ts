import type { Bus } from '@oriel/bus/bus'
import { findDead, listDeadAfter, replayDead, type DeadLetter } from '@oriel/bus/dead-letter'
import { readEvent } from '@oriel/bus/event'
import type { SiteId } from '@oriel/core/id'
import type { Rows } from '@oriel/db/database'
import { endLetter, keepLetters, listAsked, readMark } from '@oriel/domain/dead-letter'

const COPIED_MAX = 100

/** The office reads dead letters from the database: they are copied there as they die. */
export async function copyDeadLetters(rows: Rows, bus: Bus): Promise<number> {
  const letters = await listDeadAfter(bus, await readMark(rows), COPIED_MAX)
  await keepLetters(
    rows,
    letters.map((letter) => ({ ...letter, siteId: siteOf(letter) })),
  )
  return letters.length
}

/** What cannot be read belongs to no site. */
function siteOf({ body }: DeadLetter): SiteId | null {
  try {
    return readEvent(body, null).siteId
  } catch {
    return null
  }
}

/**
 * Sends what people have asked for. A worker that dies between sending and noting sends it again:
 * the bus knows the message by its id, and every consumer may meet an event twice.
 */
export async function replayAsked(rows: Rows, bus: Bus): Promise<number> {
  const asked = await listAsked(rows)
  for (const number of asked) {
    const letter = await findDead(bus, number)
    if (letter) await replayDead(bus, letter)
    await endLetter(rows, number, letter ? 'replayed' : 'gone')
  }
  return asked.length
}
