export type Measured = {
  readonly name: string
  readonly value: number
  readonly floor?: number
  readonly ceiling?: number
  readonly isKept: boolean
}

const LINE =
  /^(?<name>\S.*?) figure=(?<value>-?[\d.]+|NaN)(?: floor=(?<floor>[\d.]+))?(?: ceiling=(?<ceiling>[\d.]+))?/

/** The figures with a bound that a bench, a fault run or `pnpm speed` has printed. */
export function figuresIn(output: string): Measured[] {
  // A retried measurement prints its figures again: the last one counts.
  const byName = new Map<string, Measured>()
  for (const line of output.split('\n')) {
    const found = LINE.exec(line)?.groups
    if (!found || (found['floor'] === undefined && found['ceiling'] === undefined)) continue
    const { name = '', value, floor, ceiling } = found
    const bounds = {
      ...(floor !== undefined && { floor: Number(floor) }),
      ...(ceiling !== undefined && { ceiling: Number(ceiling) }),
    }
    byName.set(name, judged(name, Number(value), bounds))
  }
  return [...byName.values()]
}

function judged(
  name: string,
  value: number,
  bounds: { floor?: number; ceiling?: number },
): Measured {
  const { floor = Number.NEGATIVE_INFINITY, ceiling = Number.POSITIVE_INFINITY } = bounds
  return { name, value, ...bounds, isKept: value >= floor && value <= ceiling }
}

/** One line per figure: its value, its bound, and whether the bound is kept. */
export function tableOf(figures: readonly Measured[]): string[] {
  const width = Math.max(0, ...figures.map(({ name }) => name.length))
  return figures.map(({ name, value, floor, ceiling, isKept }) => {
    const bound = [
      floor === undefined ? '' : `>= ${floor}`,
      ceiling === undefined ? '' : `<= ${ceiling}`,
    ]
    const words = [name.padEnd(width), String(value).padStart(10), bound.join(' ').padEnd(12)]
    return `${words.join('  ')}  ${isKept ? 'kept' : 'SHORT'}`
  })
}
