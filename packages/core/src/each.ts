/**
 * Does the work for each, so many at a time. One that fails hinders no other: only when all were
 * tried are the failures thrown, together.
 */
export async function forEachOf<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = []
  for (let first = 0; first < items.length; first += atOnce) {
    const results = await Promise.allSettled(items.slice(first, first + atOnce).map(work))
    for (const result of results) if (result.status === 'rejected') failures.push(result.reason)
  }
  if (failures.length > 0) {
    throw new AggregateError(failures, `${failures.length} of ${items.length} failed`)
  }
}
