import { say } from './figure.ts'

export type Side = 'ours' | 'bare'
export type Both<Value> = Readonly<Record<Side, Value>>

/** What one answer or delivery cost the servers, and how many came by the clock. */
export type Cost = { readonly processorSeconds: number; readonly perSecond: number }

const ROUNDS = 5

/**
 * Measures both sides at the same time, several times, and gives how much ours makes of a second of
 * processor time as a part of what bare makes: the median of the rounds. Whatever else the machine
 * does meets both sides alike; by the clock one would mostly see who else was at work.
 */
export async function inRounds(
  name: string,
  measure: (side: Side) => Promise<Cost>,
): Promise<number> {
  const ratios: number[] = []
  for (let round = 1; round <= ROUNDS; round += 1) {
    const [ours, bare] = await Promise.all([measure('ours'), measure('bare')])
    const ratio = bare.processorSeconds / ours.processorSeconds
    ratios.push(ratio)
    say(`  ${name} round ${round}: ours ${write(ours)}, bare ${write(bare)}: ${ratio.toFixed(2)}`)
  }
  say(`  ${name} noise: ${spread(ratios)}`)
  return median(ratios)
}

const write = ({ processorSeconds, perSecond }: Cost): string =>
  `${(processorSeconds * 1e6).toFixed(1)} µs each (${perSecond.toFixed(0)}/s)`

function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right)
  const middle = (sorted.length - 1) / 2
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]]
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2
}

/** How far the rounds lie apart: what of the machine is in the figure. */
function spread(rounds: readonly number[]): string {
  const [least, most] = [Math.min(...rounds), Math.max(...rounds)]
  const percent = ((most - least) / median(rounds)) * 100
  return `${least.toFixed(2)} to ${most.toFixed(2)}, ${percent.toFixed(0)} % apart`
}
