import { hash32 } from '@oriel/core/partition'

/** A number from 0 up to 1, the next of its row at each call. */
export type Random = () => number

const STEP = 0x6d2b79f5
const RANGE = 4_294_967_296

/** Mulberry32: small, even, and the same in every engine. It decides looks, never money. */
export function randomOf(text: string): Random {
  let state = hash32(text)
  return () => {
    state = (state + STEP) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / RANGE
  }
}

export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}
