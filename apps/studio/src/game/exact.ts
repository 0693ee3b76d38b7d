/** A share as it is printed: a percentage with four decimals, rounded to the nearest. */
export function percentOf(part: bigint, whole: bigint): string {
  const SCALE = 10_000n
  const scaled = (part * 100n * SCALE * 2n + whole) / (whole * 2n)
  return `${scaled / SCALE}.${(scaled % SCALE).toString().padStart(4, '0')}`
}
