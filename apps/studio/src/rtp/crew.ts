import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { addSums, piecesOf, type Sums } from './measure.ts'
import type { Task } from './worker.ts'

/** Threads that share the rounds of a game; who plays which piece does not change the sums. */
export type Crew = {
  play(game: string, seed: string, rounds: number): Promise<Sums>
  close(): Promise<void>
}

export function openCrew(size: number = availableParallelism()): Crew {
  const workers = Array.from(
    { length: size },
    () => new Worker(new URL('worker.ts', import.meta.url)),
  )
  return {
    async play(game, seed, rounds) {
      const pieces = piecesOf(`${seed}:${game}`, rounds)
      const sums: Sums[] = []
      let next = 0
      const takePieces = async (worker: Worker): Promise<void> => {
        while (next < pieces.length) {
          const at = next
          next += 1
          const piece = pieces[at]
          if (piece) sums[at] = await ask(worker, { game, piece })
        }
      }
      await Promise.all(workers.map(takePieces))
      return addSums(sums)
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()))
    },
  }
}

/** An error in the thread is thrown here: `once` listens for it too. */
async function ask(worker: Worker, task: Task): Promise<Sums> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  worker.postMessage(task)
  const [sums] = (await once(worker, 'message')) as [Sums]
  return sums
}
