export type Nap = {
  /** Waits so long, or until it is woken. */
  take(ms: number): Promise<void>
  /** Ends the wait of this moment; nothing happens when nobody waits. */
  wake(): void
}

/** The rest of a loop between two looks, cut short when there is something to see. */
export function createNap(): Nap {
  let wake = () => {}
  return {
    take: (ms) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, ms)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      }),
    wake: () => wake(),
  }
}
