import { drawWord, selectPrize } from '@oriel/core/chance/roulette'
import { streamOf } from '../seed.ts'

/** The first word of a block decides a spin, the others follow rejected ones: all are drawn. */
const WORDS_A_BLOCK = 8
const SERVER_SEED = '5a'.repeat(32)

const wheelOf = (weights: readonly number[]) =>
  weights.map((weight, at) => ({ prizeId: at + 1, weight }))

/** Above it lies chi-square in one of a thousand cases, by the degrees of freedom. */
const CRITICAL: Readonly<Record<number, number>> = { 2: 13.816, 6: 22.458 }

export const criticalOf = (weights: readonly number[]): number => CRITICAL[weights.length - 1] ?? 0

/** How far so many spins are from the odds of the weights. */
export function chiSquare(weights: readonly number[], spins: number): number {
  const prizes = wheelOf(weights)
  const counts = weights.map(() => 0)
  for (let number = 1; number <= spins / WORDS_A_BLOCK; number += 1) {
    const stream = streamOf(SERVER_SEED, 'a-member', number)
    for (let word = 0; word < WORDS_A_BLOCK; word += 1) {
      const at = selectPrize(drawWord(stream, prizes), prizes) - 1
      counts[at] = (counts[at] ?? 0) + 1
    }
  }
  const sum = weights.reduce((left, right) => left + right, 0)
  return weights.reduce((total, weight, at) => {
    const expected = (spins * weight) / sum
    return total + ((counts[at] ?? 0) - expected) ** 2 / expected
  }, 0)
}
