/** Runs the work now, later, or not at all because another run will do. */
export type Gather = <Result>(key: string, work: () => Promise<Result>) => Promise<Result | null>

/**
 * Many who ask for the same in a short time share one run. The first runs at once; of those that
 * come within `everyMs` after it one waits for its end, and the others leave with null.
 *
 * They may leave: the one that waits has not begun its work, so it will see what they have seen,
 * and it is still answerable. If this process dies, whatever made it wait is told to another one.
 */
export function createGather(
  everyMs: number,
  wait: (ms: number) => Promise<unknown> = (ms) => new Promise((end) => setTimeout(end, ms)),
  clock: () => number = () => performance.now(),
): Gather {
  const lastRun = new Map<string, number>()
  const waiting = new Set<string>()
  return async (key, work) => {
    if (waiting.has(key)) return null
    const left = (lastRun.get(key) ?? -Infinity) + everyMs - clock()
    if (left > 0) {
      waiting.add(key)
      await wait(left)
      // Before the work begins: who comes from here on may have seen something newer than it will.
      waiting.delete(key)
    }
    lastRun.set(key, clock())
    return work()
  }
}

/**
 * The same, where each has to know the end: all who ask before a run begins wait for that run. A
 * run begins at the earliest `everyMs` after the one before.
 */
export function createShare(gather: Gather): Gather {
  const waiting = new Map<string, Promise<unknown>>()
  return <Result>(key: string, work: () => Promise<Result>): Promise<Result | null> => {
    const known = waiting.get(key)
    if (known) return known as Promise<Result | null>
    let hasBegun = false
    const run = gather(key, () => {
      // Who comes from here on may have seen something newer than it will.
      hasBegun = true
      waiting.delete(key)
      return work()
    })
    if (!hasBegun) waiting.set(key, run)
    return run
  }
}
