export type Figure = {
  readonly name: string
  readonly value: number
  readonly floor?: number
  readonly ceiling?: number
  /** A time, a rate or a share of what came in time: judged only by a run with `--timed`. */
  readonly isTimed?: boolean
}

export const timed = (figure: Figure): Figure => ({ ...figure, isTimed: true })

export function isBroken({ value, floor, ceiling, isTimed }: Figure, judgesTime = false): boolean {
  // A figure that could not be taken is broken too.
  if (Number.isNaN(value)) return true
  if (isTimed === true && !judgesTime) return false
  return (floor !== undefined && value < floor) || (ceiling !== undefined && value > ceiling)
}

/** One line per figure; those without a bound that counts only inform. */
export function figureLine(figure: Figure, judgesTime = false): string {
  const { name, value, floor, ceiling, isTimed } = figure
  const isJudged = judgesTime || isTimed !== true
  const bounds = [
    floor === undefined || !isJudged ? '' : ` floor=${floor}`,
    ceiling === undefined || !isJudged ? '' : ` ceiling=${ceiling}`,
  ]
  const mark = isBroken(figure, judgesTime) ? ' BROKEN' : ''
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
