/** Runs a few things at once, lets some wait, and turns the rest away. */
export type Pool = {
  /** Null when too many wait already. */
  run<Result>(task: () => Promise<Result>): Promise<Result | null>
}

export function createPool(atOnceMax: number, waitingMax: number): Pool {
  const waiting: (() => void)[] = []
  let running = 0
  return {
    async run(task) {
      if (running >= atOnceMax) {
        if (waiting.length >= waitingMax) return null
        // Who ends hands its place on, so nobody new can slip in between.
        await new Promise<void>((resolve) => waiting.push(resolve))
      } else running += 1
      try {
        return await task()
      } finally {
        const next = waiting.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}
