/** A ratio with two to four decimals, cut and never rounded up. */
export function timesText(over: bigint, under: bigint): string {
  const scaled = (over * 10_000n) / under
  const fraction = (scaled % 10_000n)
    .toString()
    .padStart(4, '0')
    .replace(/0{1,2}$/, '')
  return `${scaled / 10_000n}.${fraction}`
}
