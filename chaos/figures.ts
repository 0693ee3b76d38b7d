export type Figure = {
  readonly name: string
  readonly value: number
  readonly floor?: number
  readonly ceiling?: number
}

export const isBroken = ({ value, floor, ceiling }: Figure): boolean =>
  // A figure that could not be taken is broken too.
  Number.isNaN(value) ||
  (floor !== undefined && value < floor) ||
  (ceiling !== undefined && value > ceiling)

/** One line per figure; those without a bound only inform. */
export function figureLine(figure: Figure): string {
  const { name, value, floor, ceiling } = figure
  const bounds = [
    floor === undefined ? '' : ` floor=${floor}`,
    ceiling === undefined ? '' : ` ceiling=${ceiling}`,
  ]
  const mark = isBroken(figure) ? ' BROKEN' : ''
  return `${name} figure=${Number(value.toFixed(2))}${bounds.join('')}${mark}`
}

/** A small repeatable source of chance, so that a run can be told again from its seed. */
export function chance(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
  }
}
