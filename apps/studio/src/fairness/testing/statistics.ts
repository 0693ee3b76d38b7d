/** How far counts are from being even: the sum of squared differences over what was expected. */
export function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/** How often each of 0 … size-1 comes among the numbers. */
export function countsOf(size: number, numbers: Iterable<number>): number[] {
  const counts = Array.from({ length: size }, () => 0)
  for (const number of numbers) counts[number] = (counts[number] ?? 0) + 1
  return counts
}

/**
 * Wald and Wolfowitz: a run is what lies between two changes of side. Gives by how many standard
 * deviations there are too many runs (the stream swings) or too few (it sticks).
 */
export function runsOff(sides: readonly boolean[]): number {
  const high = sides.filter(Boolean).length
  const low = sides.length - high
  const runs = 1 + sides.filter((side, at) => at > 0 && side !== sides[at - 1]).length
  const both = 2 * high * low
  const expected = both / sides.length + 1
  const variance = (both * (both - sides.length)) / (sides.length ** 2 * (sides.length - 1))
  return (runs - expected) / Math.sqrt(variance)
}
