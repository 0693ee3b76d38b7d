import type { Draw } from '../../fairness/draw.ts'

/** A chance is so many of these parts. Whole numbers: every machine counts the same. */
export const WHOLE = 10n ** 18n
/** What is counted on the way keeps more, so that nothing of the parts is lost to rounding. */
const FINE = 10n ** 36n

/** How likely each value is, from the lowest on. Together they are the whole. */
export type Spread = { readonly from: number; readonly parts: readonly bigint[] }

/** Values at either end that are less likely than one in ten to the twelfth are left out. */
const LEAST = WHOLE / 10n ** 12n

/** What was rounded off or left out goes to the likeliest value: less than one in 10 to the 9th. */
export function spread(from: number, all: readonly bigint[]): Spread {
  const isLikely = (part: bigint): boolean => part >= LEAST
  const first = Math.max(all.findIndex(isLikely), 0)
  const parts = all.slice(first, all.findLastIndex(isLikely) + 1)
  const rest = WHOLE - parts.reduce((sum, part) => sum + part, 0n)
  const most = parts.reduce((best, part, at) => (part > (parts[best] ?? 0n) ? at : best), 0)
  return {
    from: from + first,
    parts: parts.map((part, at) => (at === most ? part + rest : part)),
  }
}

export const shift = ({ from, parts }: Spread, by: number): Spread => ({ from: from + by, parts })
export const mirror = ({ from, parts }: Spread): Spread => ({
  from: -(from + parts.length - 1),
  parts: parts.toReversed(),
})

/** The sum of two values that know nothing of each other. */
export function add(left: Spread, right: Spread): Spread {
  const parts = Array.from({ length: left.parts.length + right.parts.length - 1 }, () => 0n)
  for (const [at, one] of left.parts.entries()) {
    if (one === 0n) continue
    for (const [by, other] of right.parts.entries()) {
      parts[at + by] = (parts[at + by] ?? 0n) + one * other
    }
  }
  return spread(
    left.from + right.from,
    parts.map((part) => part / WHOLE),
  )
}

/** How likely a value above this one is. */
export function above({ from, parts }: Spread, limit: number): bigint {
  return parts.reduce((sum, part, at) => (from + at > limit ? sum + part : sum), 0n)
}

/** How likely exactly this value is. */
export const exactly = ({ from, parts }: Spread, value: number): bigint => parts[value - from] ?? 0n

/** Counts above this are one: for the means below, less likely than one in ten to the ninth. */
const COUNT_MAX = 24
/** The largest mean for which that holds. */
export const MEAN_MAX = 4n

/** How often something happens that happens `over / under` times on average: Poisson. */
export function poisson(over: bigint, under: bigint): Spread {
  if (over < 0n || over > MEAN_MAX * under) throw new RangeError(`no mean of ${over}/${under}`)
  // e^mean by its series, until a term is too small to be written.
  let [power, term] = [0n, FINE]
  for (let count = 1n; term > 0n; count += 1n) {
    power += term
    term = (term * over) / (under * count)
  }
  let chance = (FINE * FINE) / power
  const parts: bigint[] = []
  for (let count = 0n; count < COUNT_MAX; count += 1n) {
    parts.push((chance * WHOLE) / FINE)
    chance = (chance * over) / (under * (count + 1n))
  }
  const rest = WHOLE - parts.reduce((sum, part) => sum + part, 0n)
  return { from: 0, parts: [...parts, rest] }
}

const WORD = 2n ** 32n

/** One value of a spread, from sixty-four bits. */
export function drawOf(draw: Draw, { from, parts }: Spread): number {
  const high = BigInt(draw.u32())
  let left = ((high * WORD + BigInt(draw.u32())) * WHOLE) / (WORD * WORD)
  for (const [at, part] of parts.entries()) {
    if (left < part) return from + at
    left -= part
  }
  return from + parts.length - 1
}
