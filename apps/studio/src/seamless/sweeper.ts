import { createNap } from '@oriel/core/nap'
import { claimDue, listDue, putBack } from './asks.ts'
import { followUp, type Following } from './follow.ts'
import type { Lines } from './lines.ts'

/** How often it is looked for what nobody is asking any more. */
const LOOK_MS = 250
/** At one house at once; the rest of its line is for those who play. */
const BATCH_MAX = 32

export type Sweeper = {
  /** Says once to every house what is due. */
  sweep(): Promise<void>
  start(): void
  stop(): Promise<void>
}

/**
 * Looks after what a process left behind and what a house did not answer. Every process does; what
 * one has taken the others leave. A house that is slow holds up nothing but its own.
 */
export function createSweeper(
  to: Following,
  lines: Lines,
  onError: (error: unknown) => void,
): Sweeper {
  const busy = new Map<number, Promise<void>>()
  const nap = createNap()
  let isOver = false
  let running: Promise<void> | null = null

  const sweepHouse = async (operatorId: number): Promise<void> => {
    const line = lines(operatorId)
    for (;;) {
      const room = Math.min(line.room(), BATCH_MAX)
      const asks = room > 0 && !isOver ? await claimDue(to.studio, operatorId, room) : []
      if (asks.length === 0) return
      await Promise.all(
        asks.map((ask) =>
          // The lease brings back what fails here.
          (
            line.within((call) => followUp(to, ask, call)) ?? putBack(to.studio, ask, 'no room')
          ).catch(onError),
        ),
      )
    }
  }
  const begin = async (): Promise<void> => {
    for (const id of await listDue(to.studio)) {
      if (busy.has(id)) continue
      busy.set(
        id,
        sweepHouse(id)
          .catch(onError)
          .finally(() => busy.delete(id)),
      )
    }
  }
  const look = async (): Promise<void> => {
    while (!isOver) {
      await begin().catch(onError)
      await nap.take(LOOK_MS)
    }
  }
  return {
    async sweep() {
      await begin()
      await Promise.all(busy.values())
    },
    start: () => void (running ??= look()),
    async stop() {
      isOver = true
      nap.wake()
      await running
      await Promise.all(busy.values())
    },
  }
}
