import { say } from './figure.ts'

export type Side = 'ours' | 'bare'

export type Comparison = {
  name: string
  unit: string
  rounds: number
  /** Measures one side once; more is better. */
  measure: (side: Side) => Promise<number>
}

/**
 * Measures both sides in turn, in the order ours, bare, bare, ours, so that a machine that slows down
 * or speeds up meanwhile favours neither. Gives the median of the rounds' ratios.
 */
export async function compare({ name, unit, rounds, measure }: Comparison): Promise<number> {
  const ratios: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const order: Side[] = round % 2 === 0 ? ['ours', 'bare'] : ['bare', 'ours']
    const measured = { ours: 0, bare: 0 }
    for (const side of order) measured[side] = await measure(side)
    const ratio = measured.ours / measured.bare
    ratios.push(ratio)
    const numbers = `ours ${whole(measured.ours)} bare ${whole(measured.bare)} ${unit}`
    say(`  ${name} round ${round + 1}: ${numbers}, ratio ${ratio.toFixed(2)}`)
  }
  say(`  ${name} noise: ${spread(ratios)}`)
  return median(ratios)
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right)
  const middle = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2
}

/** How far the rounds lie apart: what of the machine is in the figure. */
export function spread(ratios: readonly number[]): string {
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)]
  const percent = ((most - least) / median(ratios)) * 100
  return `rounds from ${least.toFixed(2)} to ${most.toFixed(2)}, ${percent.toFixed(0)} % apart`
}

const whole = (value: number): string => value.toFixed(0)
