import type { Dice } from './rules.ts'

/** Dice that throw the same every time; each test starts them anew. */
export function countedDice(seed = 1): Dice {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
