/** One measured number and the bound it must keep. */
export type Figure = {
  readonly name: string
  readonly value: number
  /** Digits after the point: ratios have two, counts none. */
  readonly digits: number
  readonly bound: { readonly floor: number } | { readonly ceiling: number }
}

export const atLeast = (name: string, value: number, floor: number, digits = 2): Figure => ({
  name,
  value,
  digits,
  bound: { floor },
})

export const atMost = (name: string, value: number, ceiling: number, digits = 2): Figure => ({
  name,
  value,
  digits,
  bound: { ceiling },
})

/** The lines a reader, or another program, looks for: `name figure=1.02 floor=0.80`. */
function writeFigure({ name, value, digits, bound }: Figure): string {
  const [kind, limit] = 'floor' in bound ? ['floor', bound.floor] : ['ceiling', bound.ceiling]
  return `${name} figure=${value.toFixed(digits)} ${kind}=${limit.toFixed(digits)}`
}

/** A figure that is not a number keeps no bound. */
const isKept = ({ value, bound }: Figure): boolean =>
  'floor' in bound ? value >= bound.floor : value <= bound.ceiling

/** Prints the figures last and gives the exit code. */
export function conclude(figures: readonly Figure[]): 0 | 1 {
  for (const figure of figures) say(writeFigure(figure))
  return figures.every(isKept) ? 0 : 1
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
