export type Side = 'ours' | 'bare'

/**
 * Measures both sides in turn for a time, in the order ours, bare, bare, ours, so that a machine that
 * slows down or speeds up meanwhile favours neither. More is better; gives the ratio of every pair.
 */
export async function alternate(
  measure: (side: Side) => Promise<number>,
  forMs: number,
): Promise<number[]> {
  const ratios: number[] = []
  const end = performance.now() + forMs
  while (performance.now() < end || ratios.length < PAIRS_MIN) {
    const order: Side[] = ratios.length % 2 === 0 ? ['ours', 'bare'] : ['bare', 'ours']
    const measured = { ours: 0, bare: 0 }
    for (const side of order) measured[side] = await measure(side)
    ratios.push(measured.ours / measured.bare)
  }
  return ratios
}

const PAIRS_MIN = 6

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right)
  const middle = (sorted.length - 1) / 2
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]]
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2
}

/** How far the rounds lie apart: what of the machine is in the figure. */
export function spread(rounds: readonly number[]): string {
  const [least, most] = [Math.min(...rounds), Math.max(...rounds)]
  const percent = ((most - least) / median(rounds)) * 100
  return `${least.toFixed(2)} to ${most.toFixed(2)}, ${percent.toFixed(0)} % apart`
}
