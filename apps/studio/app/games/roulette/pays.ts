import { roulette } from '../../../src/games/roulette/rules.ts'
import { oddsText } from '../table-kit/odds.ts'
import { placeOf } from './places.ts'

/** What a bet pays, read from the rules: with any of its numbers it wins the same. */
export function oddsOf(spot: string): string {
  const [number = 0] = placeOf(spot).numbers
  return oddsText(roulette.returnOf(spot, { number, restDegrees: 0 }))
}
