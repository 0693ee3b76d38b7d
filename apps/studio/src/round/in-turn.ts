/** What is under way for each, so that the next waits for it. */
const last = new Map<string, Promise<unknown>>()

/** Runs work of the same key one after another, within this process. */
export async function inTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const before = last.get(key) ?? Promise.resolve()
  const own = before.then(work, work)
  last.set(key, own)
  try {
    return await own
  } finally {
    if (last.get(key) === own) last.delete(key)
  }
}
