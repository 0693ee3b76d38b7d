import type { PrintedReturn } from '../game/game.ts'
import { LOST, ratio, type Ratio } from '../game/ratio.ts'

/** What a stake on a spot is multiplied by for an outcome. */
export type Pay<Outcome> = (outcome: Outcome) => Ratio

export type Spots<Outcome> = {
  readonly names: readonly string[]
  readonly isSpot: (spot: string) => boolean
  readonly returnOf: (spot: string, outcome: Outcome) => Ratio
}

/** The spots of a table by their names. A map, so that "constructor" is no spot. */
export function spotsOf<Outcome>(pays: Readonly<Record<string, Pay<Outcome>>>): Spots<Outcome> {
  const byName = new Map(Object.entries(pays))
  return {
    names: [...byName.keys()],
    isSpot: (spot) => byName.has(spot),
    returnOf(spot, outcome) {
      const pay = byName.get(spot)
      if (!pay) throw noSpot(spot)
      return pay(outcome)
    },
  }
}

/** Bets are checked before they are taken, so an unknown spot at the pay desk is a bug. */
export const noSpot = (spot: string): RangeError => new RangeError(`there is no spot ${spot}`)

/** Returns the same whenever it wins, and nothing otherwise. */
export const paysWhen =
  <Outcome>(times: Ratio, isWon: (outcome: Outcome) => boolean): Pay<Outcome> =>
  (outcome) =>
    isWon(outcome) ? times : LOST

/** "8 to 1" as tables say it: the stake comes back as well. */
export const toOne = (count: number): Ratio => ratio(count + 1)

/** "straight" of "straight:17". */
export const kindOf = (spot: string): string => spot.split(':', 1)[0] ?? spot

export const printReturns = (percents: Readonly<Record<string, string>>): PrintedReturn[] =>
  Object.entries(percents).map(([bet, percent]) => ({ bet, percent }))

/** What is printed for a spot: a line of its own, or that of its kind. */
export function percentFor(returns: readonly PrintedReturn[], spot: string): string | null {
  const named = (bet: string) => returns.find((line) => line.bet === bet)
  return (named(spot) ?? named(kindOf(spot)))?.percent ?? null
}
