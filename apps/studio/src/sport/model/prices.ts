import type { Chances, Model } from './model.ts'
import { WHOLE, type Spread } from './parts.ts'
import { chanceOf, writeSelection, type Selection } from './selection.ts'

/** All prices of a market together: 105 of a hundred chances. What is above a hundred is ours. */
export const BOOK_PERCENT = 105n
/** Prices are hundredths. Outside of these nothing is offered. */
export const PRICE_MIN = 102
export const PRICE_MAX = 10_000
const PRICE_UNIT = 100n
const BACK_UNIT = 10_000n

/** Floored, so that a price never promises more than the book. */
export const priceOf = (chance: bigint): number | null => {
  if (chance <= 0n) return null
  const price = Number((PRICE_UNIT * PRICE_UNIT * WHOLE) / (BOOK_PERCENT * chance))
  return price >= PRICE_MIN && price <= PRICE_MAX ? price : null
}

/** What comes back in the long run, in ten-thousandths of the stake. */
export const backOf = (price: number, chance: bigint): number =>
  Number((BigInt(price) * chance * BACK_UNIT) / (PRICE_UNIT * WHOLE))

export type Offer = {
  readonly selection: string
  readonly price: number
  /** What comes back in the long run, in ten-thousandths of the stake. */
  readonly back: number
}

/** The price of anything that could be bet on; null for what is not offered now. */
export function offerOf(chances: Chances, selection: Selection): Offer | null {
  const chance = chanceOf(chances, selection)
  const price = chance === null ? null : priceOf(chance)
  if (chance === null || price === null) return null
  return { selection: writeSelection(selection), price, back: backOf(price, chance) }
}

/** The line above which half of the chances lie, as near as a half line comes to it. */
function evenLine({ from, parts }: Spread): number {
  const half = WHOLE / 2n
  let [best, nearest, over] = [from * 2 - 1, half, WHOLE]
  for (const [at, part] of parts.entries()) {
    over -= part
    const off = over > half ? over - half : half - over
    if (off < nearest) [best, nearest] = [(from + at) * 2 + 1, off]
  }
  return best
}

const WINNERS = ['home', 'draw', 'away'] as const
const NEAR = [0, -1, 1] as const

/**
 * What is shown of a fixture: who wins, then handicaps and totals, the one that splits the chances
 * best before the others. Both sides of a line are there, or neither.
 */
export function offersOf(chances: Chances, { lineGap }: Pick<Model, 'lineGap'>): Offer[] {
  const { lead, total } = chances
  const one = (selection: Selection) => offerOf(chances, selection) ?? []
  const pair = (left: Selection, right: Selection): Offer[] => {
    const both = [offerOf(chances, left), offerOf(chances, right)]
    return both.every((offer) => offer !== null) ? both : []
  }
  const lines = (spread: Spread): number[] =>
    NEAR.map((way) => evenLine(spread) + way * 2 * lineGap)
  return [
    ...WINNERS.flatMap((side) => one({ market: 'win', side })),
    ...(lead ? lines(lead) : []).flatMap((halves) =>
      pair(
        { market: 'line', side: 'home', halves: -halves },
        { market: 'line', side: 'away', halves },
      ),
    ),
    ...(total ? lines(total) : []).flatMap((halves) =>
      pair({ market: 'total', side: 'over', halves }, { market: 'total', side: 'under', halves }),
    ),
  ]
}
