export type Batches<Item> = {
  readonly add: (item: Item) => void
  /** Hands on at once what was collected. */
  readonly flush: () => void
  readonly stop: () => void
}

/**
 * The first item is handed on at once; what follows closely is collected, so that a flood of
 * events costs a page no more than one drawing per `everyMs`.
 */
export function inBatches<Item>(
  everyMs: number,
  handle: (items: readonly Item[]) => void,
): Batches<Item> {
  let waiting: Item[] = []
  let timer: ReturnType<typeof setTimeout> | null = null
  const pass = () => {
    const batch = waiting
    waiting = []
    timer = batch.length > 0 ? setTimeout(pass, everyMs) : null
    if (batch.length > 0) handle(batch)
  }
  return {
    add(item) {
      waiting.push(item)
      if (timer === null) pass()
    },
    flush() {
      if (timer !== null) clearTimeout(timer)
      pass()
    },
    stop() {
      if (timer !== null) clearTimeout(timer)
      waiting = []
    },
  }
}
