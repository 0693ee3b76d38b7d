import { expect } from '@playwright/test'

/** What is shown once it stands still: an answer may be drawn a moment after it came. */
export async function restsAt<Shown>(read: () => Promise<Shown>): Promise<Shown> {
  const seen: Shown[] = []
  const isSame = async () => {
    seen.push(await read())
    return seen.length > 1 && seen.at(-1) === seen.at(-2)
  }
  await expect.poll(isSame, { intervals: [1_000] }).toBe(true)
  return seen.at(-1) as Shown
}
