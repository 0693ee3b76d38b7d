/**
 * The curve of a flight: e^(0.06 t), t in seconds, read off in hundredths at whole milliseconds.
 * It is counted in whole numbers, because what it says is paid: `Math.exp` may differ in its last
 * digit from one browser to the next.
 */
export const LEVEL_START = 100
/** 10,000.00x: whoever still flies there is paid, and the flight ends. */
export const LEVEL_MAX = 1_000_000

const FRACTION_BITS = 128n
const ONE = 1n << FRACTION_BITS
/** In one millisecond a flight grows by the power e^(6/100,000). */
const GROWTH_OVER = 6n
const GROWTH_UNDER = 100_000n
/** 2^18 ms are 262 seconds; the highest level is reached after 154. */
const POWERS = 18

type Power = { readonly ms: number; readonly factor: bigint }

/** The growth in 2^17 … 4, 2, 1 milliseconds, the longest first. */
const powers: readonly Power[] = listPowers()
const MAX_AT_MS = msOf(LEVEL_MAX)

function listPowers(): Power[] {
  const list: Power[] = []
  let factor = growthInOneMs()
  for (let power = 0; power < POWERS; power += 1) {
    list.unshift({ ms: 2 ** power, factor })
    factor = times(factor, factor)
  }
  return list
}

/** 1 + x + x²/2! + x³/3! … until nothing is added any more. */
function growthInOneMs(): bigint {
  let sum = 0n
  let term = ONE
  for (let count = 1n; term > 0n; count += 1n) {
    sum += term
    term = (term * GROWTH_OVER) / (GROWTH_UNDER * count)
  }
  return sum
}

function times(left: bigint, right: bigint): bigint {
  return (left * right) >> FRACTION_BITS
}

/** The level shown after so many milliseconds; it never falls. */
export function hundredthsAt(ms: number): number {
  if (ms >= MAX_AT_MS) return LEVEL_MAX
  return Number((growthIn(Math.max(0, Math.floor(ms))) * BigInt(LEVEL_START)) >> FRACTION_BITS)
}

/** How far the shown level is from the next one and from the one before, in 2^-128 hundredths. */
export function marginAt(ms: number): bigint {
  const past = (growthIn(ms) * BigInt(LEVEL_START)) & (ONE - 1n)
  return past < ONE - past ? past : ONE - past
}

function growthIn(ms: number): bigint {
  let value = ONE
  let left = ms
  for (const power of powers) {
    if (left < power.ms) continue
    left -= power.ms
    value = times(value, power.factor)
  }
  return value
}

/** The first millisecond at which the level is reached. */
export function msOf(level: number): number {
  if (level > LEVEL_MAX) throw new RangeError(`no flight reaches ${level} hundredths`)
  if (level <= LEVEL_START) return 0
  const wanted = (BigInt(level) << FRACTION_BITS) / BigInt(LEVEL_START)
  let value = ONE
  let before = 0
  for (const { ms, factor } of powers) {
    const next = times(value, factor)
    if (next > wanted) continue
    value = next
    before += ms
  }
  return before + 1
}
