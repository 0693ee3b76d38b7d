export type Side = 'ours' | 'bare'
export type Both<Value> = Readonly<Record<Side, Value>>

export const sides: readonly Side[] = ['ours', 'bare']

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
