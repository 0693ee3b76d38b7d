import type { Log } from '@oriel/core/log'

type Step = { name: string; stop: () => Promise<unknown> | void }

const DRAIN_MAX_MS = 10_000

/** Stops a service in the reverse order of its start, once, whoever asks. */
export class Lifecycle {
  readonly #steps: Step[] = []
  readonly #log: Log
  #stopping: Promise<void> | null = null

  constructor(log: Log) {
    this.#log = log
  }

  /** What was started last is stopped first. */
  onStop(name: string, stop: Step['stop']): void {
    this.#steps.unshift({ name, stop })
  }

  /** SIGTERM and SIGINT drain: no new work, finish what is in hand, then go. */
  listen(): void {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => {
        const timer = setTimeout(() => process.exit(1), DRAIN_MAX_MS)
        timer.unref()
        void this.stop().then(() => process.exit(0))
      })
    }
  }

  stop(): Promise<void> {
    this.#stopping ??= this.#run()
    return this.#stopping
  }

  async #run(): Promise<void> {
    for (const { name, stop } of this.#steps) {
      try {
        await stop()
      } catch (error) {
        this.#log.error({ err: error, step: name }, 'a step of stopping failed')
      }
    }
  }
}
