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
  /** The same with the draws that it wins, and those that they win; null: they have no end. */
  readonly withDraws: Units | null
}

/**
 * What one draw costs on average, rounded up to a unit. Each prize counts as the dearest of its
 * fallbacks, because its stock may be used up: a budget is never shown too small.
 */
export function worthOf(prizes: readonly RoulettePrize[]): Worth {
  const sum = BigInt(weightsOf(prizes))
  const chains = prizes.map((prize) => chainOf(prize, prizes))
  const cash = weighted(prizes, mostOf(chains, 'cash'))
  const withDraws = isEndless(prizes)
    ? null
    : withDrawsOf(prizes, chains, { over: cash, under: sum })
  return { cash: ceilDivide(cash, sum), withDraws }
}

/**
 * Draws won are worth what a draw is worth, which decides which fallback is the dearest. So each
 * step chooses again by the worth of the step before, until that is the worth. A prize only ever
 * changes to one with more draws, which bounds the steps.
 */
function withDrawsOf(
  prizes: readonly RoulettePrize[],
  chains: readonly Chain[],
  first: Fraction,
): Units {
  const sum = BigInt(weightsOf(prizes))
  let worth = first
  for (let step = 0; step <= prizes.length ** 2; step += 1) {
    const dearest = chains.map((chain) => dearestOf(chain, worth))
    const amountsAs = (kind: PrizeKind) => dearest.map((prize) => amountAs(prize, kind))
    const over = weighted(prizes, amountsAs('cash'))
    const under = sum - weighted(prizes, amountsAs('draws'))
    if (over * worth.under <= worth.over * under) break
    worth = { over, under }
  }
  return ceilDivide(worth.over, worth.under)
}

type Chain = readonly RoulettePrize[]
type Fraction = { readonly over: bigint; readonly under: bigint }

const ceilDivide = (left: bigint, right: bigint): bigint => (left + right - 1n) / right

const amountAs = ({ kind, amount }: RoulettePrize, wanted: PrizeKind): bigint =>
  kind === wanted ? amount : 0n

/** The most that each prize and its fallbacks give of a kind. */
const mostOf = (chains: readonly Chain[], kind: PrizeKind): bigint[] =>
  chains.map((chain) =>
    chain
      .map((prize) => amountAs(prize, kind))
      .reduce((most, one) => (one > most ? one : most), 0n),
  )

const weighted = (prizes: readonly RoulettePrize[], amounts: readonly bigint[]): bigint =>
  prizes.reduce((sum, { weight }, at) => sum + BigInt(weight) * (amounts[at] ?? 0n), 0n)

function dearestOf(chain: Chain, worth: Fraction): RoulettePrize {
  const valueOf = (prize: RoulettePrize): bigint =>
    amountAs(prize, 'cash') * worth.under + amountAs(prize, 'draws') * worth.over
  return chain.reduce((most, prize) => (valueOf(prize) > valueOf(most) ? prize : most))
}

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
  if (prizes.some((prize) => chainOf(prize, prizes).at(-1)?.fallbackPrizeId !== null)) {
    return refuse('fallback_cycle')
  }
  return isEndless(prizes) ? refuse('draws_endless') : done()
}

/** Whether a draw can win a draw or more on average, each prize being any of its fallbacks. */
function isEndless(prizes: readonly RoulettePrize[]): boolean {
  const chains = prizes.map((prize) => chainOf(prize, prizes))
  return weighted(prizes, mostOf(chains, 'draws')) >= BigInt(weightsOf(prizes))
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

/** A prize, its fallback, and so on to the one that has no end; a circle is cut where it closes. */
function chainOf(prize: RoulettePrize, prizes: readonly RoulettePrize[]): RoulettePrize[] {
  const chain = [prize]
  for (let at: RoulettePrize | undefined = prize; at && at.fallbackPrizeId !== null;) {
    const next: number = at.fallbackPrizeId
    at = prizes.find(({ prizeId }) => prizeId === next)
    if (at && chain.includes(at)) break
    if (at) chain.push(at)
  }
  return chain
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
