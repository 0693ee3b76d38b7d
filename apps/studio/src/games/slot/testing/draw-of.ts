import type { Draw } from '../../../fairness/draw.ts'

/** A stream that has been decided: whole numbers in their order, and an error after the last. */
export function drawOf(numbers: readonly number[]): Draw {
  let at = 0
  const next = (): number => {
    const number = numbers[at]
    if (number === undefined) throw new Error(`only ${numbers.length} numbers were decided`)
    at += 1
    return number
  }
  return { u32: next, below: (count) => next() % count }
}
