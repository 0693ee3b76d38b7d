import { solo } from '../../rtp/strategy.ts'
import { hiLo, type HiLoStep, type HiLoView } from './rules.ts'

/** One guess, on the side whose pay is chosen, and out. */
const guessOnce =
  (choosePay: (...pays: number[]) => number) =>
  ({ guesses, higher, lower }: HiLoView): HiLoStep => {
    if (guesses > 0) return { cashOut: true }
    const pay = choosePay(...[higher, lower].filter((pays) => pays !== null))
    return { guess: pay === higher ? 'higher' : 'lower' }
  }

export const hiLoStrategy = solo(hiLo, [
  { bet: 'likelier', choice: {}, next: guessOnce(Math.min) },
  { bet: 'rarer', choice: {}, next: guessOnce(Math.max) },
])
