/** How many questions one provider is asked at the same time. */
const AT_ONCE = 8
/** A provider that leaves so many unanswered in a row is asked no more in this run. */
const UNANSWERED_MAX = 8

export type Asked<Item> = {
  /** In order of urgency. */
  readonly items: readonly Item[]
  /** Asks about one, and says whether there was an answer. */
  readonly ask: (item: Item) => Promise<boolean>
  /** No question after this moment of performance.now(). */
  readonly until: number
}

/**
 * Asks each provider about its items, all providers at the same time, so that none waits for one
 * that is slow. Returns what was not asked. One item that fails hinders no other; failures are
 * thrown together at the end.
 */
export async function askProviders<Item extends { readonly provider_id: string }>(
  asked: Asked<Item>,
): Promise<Item[]> {
  const byProvider = Map.groupBy(asked.items, ({ provider_id: id }) => id)
  const failures: unknown[] = []
  const left = await Promise.all(
    [...byProvider.values()].map((items) => askOne({ ...asked, items }, failures)),
  )
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} were not asked`)
  return left.flat()
}

async function askOne<Item>(
  { items, ask, until }: Asked<Item>,
  failures: unknown[],
): Promise<readonly Item[]> {
  let next = 0
  let unanswered = 0
  const lane = async (): Promise<void> => {
    while (next < items.length && unanswered < UNANSWERED_MAX && performance.now() < until) {
      const item = items[next]
      next += 1
      if (item === undefined) return
      try {
        unanswered = (await ask(item)) ? 0 : unanswered + 1
      } catch (error) {
        failures.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  return items.slice(next)
}
