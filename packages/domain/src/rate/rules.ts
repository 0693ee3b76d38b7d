/** Windows are counted from 1970, so that every process cuts time at the same places. */
export const slotOf = (now: Date, perMs: number): number => Math.floor(now.getTime() / perMs)

type Counts = { readonly slot: bigint; readonly count: number; readonly before: number }

/**
 * How many there were in the last `perMs`: those of this window, and as much of the one before as
 * reaches into it. The row may be from an earlier window.
 */
export function estimate({ slot, count, before }: Counts, now: Date, perMs: number): number {
  const age = slotOf(now, perMs) - Number(slot)
  if (age >= 2) return 0
  const reaching = 1 - (now.getTime() % perMs) / perMs
  return age === 1 ? count * reaching : count + before * reaching
}
