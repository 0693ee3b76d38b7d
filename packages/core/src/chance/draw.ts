/**
 * Chance as a game sees it: whole numbers, in an order anybody can repeat from the seeds. Runs in
 * the server that pays and in the browser that checks.
 */
export type Draw = {
  /** The next 32 bits of the stream. */
  u32(): number
  /** One of 0 … count-1, each equally likely. */
  below(count: number): number
}

/** Gives the 32 bytes of the stream with this number, counted from 0. */
export type BlockSource = (block: number) => Uint8Array

/** The largest count that one draw of four bytes can decide. */
export const DRAW_MAX = 2 ** 32
const WORD_BYTES = 4

/** Reads a stream of blocks four bytes at a time, the highest byte first. */
export function drawFrom(blockOf: BlockSource): Draw {
  let block = blockOf(0)
  let view = viewOf(block)
  let number = 0
  let at = 0
  const u32 = (): number => {
    if (at + WORD_BYTES > block.byteLength) {
      number += 1
      block = blockOf(number)
      view = viewOf(block)
      at = 0
    }
    const word = view.getUint32(at)
    at += WORD_BYTES
    return word
  }
  return { u32, below: (count) => wordFor(u32, count) % count }
}

const viewOf = (block: Uint8Array): DataView =>
  new DataView(block.buffer, block.byteOffset, block.byteLength)

/**
 * The next word that decides one of `count`. Words past the last whole multiple are thrown away: a
 * remainder would favour small numbers.
 */
export function wordFor(u32: () => number, count: number): number {
  if (!Number.isInteger(count) || count < 1 || count > DRAW_MAX) {
    throw new RangeError(`cannot draw below ${count}`)
  }
  const limit = DRAW_MAX - (DRAW_MAX % count)
  let word = u32()
  while (word >= limit) word = u32()
  return word
}

/** `count` different numbers of 0 … size-1, in the order they are drawn. */
export function pick(draw: Draw, size: number, count: number): number[] {
  if (count > size) throw new RangeError(`cannot pick ${count} of ${size}`)
  const all = Array.from({ length: size }, (_, index) => index)
  for (let at = 0; at < count; at += 1) {
    const other = at + draw.below(size - at)
    ;[all[at], all[other]] = [all[other] as number, all[at] as number]
  }
  return all.slice(0, count)
}

/** One of several by its whole weight. */
export function pickWeighted(draw: Draw, weights: readonly number[]): number {
  let left = draw.below(weights.reduce((sum, weight) => sum + weight, 0))
  for (const [index, weight] of weights.entries()) {
    if (left < weight) return index
    left -= weight
  }
  throw new Error('weights changed while they were drawn')
}
