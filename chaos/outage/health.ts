import { patient } from '@oriel/core/testing/patience'
import type { App } from '@oriel/dev-world/app'
import type { Figure } from '../figures.ts'

const LOOK_EVERY_MS = 250
/** A crowded machine keeps a process still for seconds; one that is ill does not answer at all. */
const ANSWER_WAIT_MS = patient(5_000)

export type HealthWatch = { stop(note: (text: string) => void): Figure[] }

/** Asks every process for its health, those that start meanwhile too; none may ever miss it. */
export function watchHealth(apps: readonly App[]): HealthWatch {
  const misses: string[] = []
  let looks = 0
  let isAsking = false
  const ask = async (): Promise<void> => {
    if (isAsking) return
    isAsking = true
    await Promise.all(
      apps.map(async ({ name, operationsPort }) => {
        const signal = AbortSignal.timeout(ANSWER_WAIT_MS)
        const said = await fetch(`http://127.0.0.1:${operationsPort}/health`, { signal }).then(
          ({ status }) => String(status),
          (error: unknown) => (signal.aborted ? 'no answer' : String(error)),
        )
        looks += 1
        if (said !== '200') misses.push(`${name} ${said}`)
      }),
    )
    isAsking = false
  }
  const timer = setInterval(() => void ask(), LOOK_EVERY_MS)
  return {
    stop(note) {
      clearInterval(timer)
      for (const miss of misses.slice(0, 5)) note(`no health: ${miss}`)
      return [
        { name: 'outage health_looks', value: looks, floor: 1 },
        { name: 'outage health_misses', value: misses.length, ceiling: 0 },
      ]
    },
  }
}
