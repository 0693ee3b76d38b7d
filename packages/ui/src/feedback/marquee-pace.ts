/** Fast enough to be seen moving, slow enough to be read. */
export const PACE_PX_PER_S = 40

/** One full set of items, as wide as it stands on the page. */
export type Run = {
  width: number
  items: readonly { id: string; left: number; width: number }[]
}

export const roundMs = (width: number): number => (width / PACE_PX_PER_S) * 1_000

/**
 * How far the line must stand after its items have changed, so that what is being read stays where
 * it is. The line shows one run and then the same run again, so an item counts in both.
 */
export function offsetAfterChange(before: Run, after: Run, offset: number): number {
  const leftAfter = new Map(after.items.map(({ id, left }) => [id, left]))
  for (const round of [0, 1]) {
    for (const { id, left, width } of before.items) {
      const stood = left + round * before.width
      const stands = leftAfter.get(id)
      if (stands === undefined || stood + width <= offset) continue
      return within(after.width, stands - (stood - offset))
    }
  }
  return 0
}

const within = (width: number, offset: number): number => ((offset % width) + width) % width
