const MINUTE_MS = 60_000
const STEPS = 500
const BASE = 6_000_000_000_000
const STEP = 100_000_000

/** Price of a coin in ten-to-the-minus-eighths: 60,000 and up to 500 more, by the minute. */
export const rateAt = (atMs: number): number => BASE + (Math.floor(atMs / MINUTE_MS) % STEPS) * STEP

/** Coins and rate have eight decimals each, our amounts four. */
const PLACES_TOO_MANY = 1_000_000_000_000n

/** The fewest coins that are worth an amount. */
export const coinsFor = (amount: number, rate: number): number => {
  const [wanted, price] = [BigInt(amount) * PLACES_TOO_MANY, BigInt(rate)]
  return Number((wanted + price - 1n) / price)
}

/** What coins are worth, in whole hundredths, rounded down. */
export const worthOf = (coins: number, rate: number): number =>
  Number((BigInt(coins) * BigInt(rate)) / PLACES_TOO_MANY / 100n) * 100
