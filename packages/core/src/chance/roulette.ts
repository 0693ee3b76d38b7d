import type { Currency } from '../currency.ts'
import { wordFor, type Draw } from './draw.ts'
import { floorToShown, type Units } from '../money.ts'
import { done, refuse, type Outcome } from '../outcome.ts'

/** What a wheel can give. A bonus and free rounds follow when they can be given. */
export const prizeKinds = ['cash', 'draws', 'none'] as const
export type PrizeKind = (typeof prizeKinds)[number]

export type RoulettePrize = {
  readonly prizeId: number
  readonly kind: PrizeKind
  /** Units of the wheel's currency, or a number of draws; 0 for nothing. */
  readonly amount: Units
  /** A whole number from 1. The weight over the sum of all is the chance of the prize. */
  readonly weight: number
  /** How many there are; null without an end. */
  readonly stock: number | null
  /** What is given once they are gone. */
  readonly fallbackPrizeId: number | null
}

type Weighted = Pick<RoulettePrize, 'prizeId' | 'weight'>

export const PRIZES_MIN = 2
export const PRIZES_MAX = 24
export const WEIGHTS_MAX = 2 ** 32
export const DRAWS_MAX = 100
/** Draws are there for so long at most. */
export const DRAWS_DAYS_MAX = 90
export const CLIENT_SEED_PATTERN = /^[!-9;-~]{1,64}$/

export const weightsOf = (prizes: readonly { readonly weight: number }[]): number =>
  prizes.reduce((sum, { weight }) => sum + weight, 0)

/** The word of the stream that decides a spin: every prize has exactly its weight of chances. */
export const drawWord = (draw: Draw, prizes: readonly Weighted[]): number =>
  wordFor(() => draw.u32(), weightsOf(prizes))

/** The prize a word selects: by cumulated weights, in the order of the wheel. */
export function selectPrize(u: number, prizes: readonly Weighted[]): number {
  let left = u % weightsOf(prizes)
  for (const { prizeId, weight } of prizes) {
    if (left < weight) return prizeId
    left -= weight
  }
  throw new Error('weights changed while they were drawn')
}

/** The chance of a prize to four decimals, as members read it: 0.0050. */
export function oddsOf(weight: number, all: number): string {
  const [part, sum] = [BigInt(weight), BigInt(all)]
  const tenThousandths = (part * 20_000n + sum) / (2n * sum)
  return `${tenThousandths / 10_000n}.${String(tenThousandths % 10_000n).padStart(4, '0')}`
}

export type Worth = {
  /** What one draw gives in cash on average. */
  readonly cash: Units
  /** The same with the draws that it wins, and those that they win. */
  readonly withDraws: Units
}

/** What one draw costs on average, rounded up to a unit: a budget is never shown too small. */
export function worthOf(prizes: readonly RoulettePrize[]): Worth {
  const sum = BigInt(weightsOf(prizes))
  const of = (kind: PrizeKind): bigint =>
    prizes.reduce(
      (total, prize) => total + (prize.kind === kind ? BigInt(prize.weight) * prize.amount : 0n),
      0n,
    )
  const [cash, draws] = [of('cash'), of('draws')]
  return { cash: ceilDivide(cash, sum), withDraws: ceilDivide(cash, sum - draws) }
}

const ceilDivide = (left: bigint, right: bigint): bigint => (left + right - 1n) / right

export type WheelRefusal =
  | 'prizes_wrong'
  | 'weights_wrong'
  | 'amount_wrong'
  | 'fallback_missing'
  | 'fallback_unknown'
  | 'fallback_cycle'
  | 'draws_endless'

/** Whether members may draw from these prizes. The database asks the same when it is committed. */
export function checkPrizes(
  currency: Currency,
  prizes: readonly RoulettePrize[],
): Outcome<void, WheelRefusal> {
  const ids = new Set(prizes.map(({ prizeId }) => prizeId))
  const isCount = prizes.length >= PRIZES_MIN && prizes.length <= PRIZES_MAX
  if (!isCount || ids.size < prizes.length) return refuse('prizes_wrong')
  if (!areWeights(prizes)) return refuse('weights_wrong')
  if (!prizes.every((prize) => isAmount(currency, prize))) return refuse('amount_wrong')
  if (
    prizes.some(({ stock, fallbackPrizeId }) => (stock === null) !== (fallbackPrizeId === null))
  ) {
    return refuse('fallback_missing')
  }
  if (prizes.some(({ fallbackPrizeId: to }) => to !== null && !ids.has(to))) {
    return refuse('fallback_unknown')
  }
  if (prizes.some((prize) => !endsSomewhere(prize, prizes))) return refuse('fallback_cycle')
  const won = prizes.reduce(
    (sum, { kind, weight, amount }) => sum + (kind === 'draws' ? BigInt(weight) * amount : 0n),
    0n,
  )
  return won >= BigInt(weightsOf(prizes)) ? refuse('draws_endless') : done()
}

function areWeights(prizes: readonly RoulettePrize[]): boolean {
  const sum = weightsOf(prizes)
  return (
    prizes.every(({ weight }) => Number.isInteger(weight) && weight >= 1) &&
    sum >= 1 &&
    sum <= WEIGHTS_MAX
  )
}

/** Money in coins that people see, a number of draws, or nothing at all. */
function isAmount(currency: Currency, { kind, amount: units, stock }: RoulettePrize): boolean {
  if (stock !== null && (!Number.isInteger(stock) || stock < 1)) return false
  if (kind === 'none') return units === 0n
  if (kind === 'draws') return units >= 1n && units <= BigInt(DRAWS_MAX)
  return units > 0n && floorToShown({ units, currency }).units === units
}

function endsSomewhere(prize: RoulettePrize, prizes: readonly RoulettePrize[]): boolean {
  let at: RoulettePrize | undefined = prize
  for (let step = 0; at && at.fallbackPrizeId !== null; step += 1) {
    if (step >= prizes.length) return false
    const { fallbackPrizeId: next }: RoulettePrize = at
    at = prizes.find(({ prizeId }) => prizeId === next)
  }
  return at !== undefined
}

/** The prize a spin gives: the first on the way of its fallbacks of which one could be taken. */
export async function giveFrom<Prize extends RoulettePrize>(
  prize: Prize,
  prizes: readonly Prize[],
  take: (prize: Prize) => Promise<boolean>,
): Promise<Prize> {
  let at = prize
  for (let step = 0; step < prizes.length; step += 1) {
    if (at.stock === null || (await take(at))) return at
    const next = prizes.find(({ prizeId }) => prizeId === at.fallbackPrizeId)
    if (!next) break
    at = next
  }
  throw new Error(`prize ${prize.prizeId} has no fallback that can be given`)
}
