import { parseUnits } from '@oriel/core/money'
import type { Row } from './studio-rows.ts'

/** What bets of a run pay, told once more apart from the studio: only what its players bet on. */
const RED: ReadonlySet<number> = new Set([
  1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
])
const EVEN_CHANCES: Readonly<Record<string, (number: number) => boolean>> = {
  red: (number) => RED.has(number),
  black: (number) => number > 0 && !RED.has(number),
  even: (number) => number > 0 && number % 2 === 0,
  odd: (number) => number % 2 === 1,
  low: (number) => number >= 1 && number <= 18,
  high: (number) => number >= 19,
}
const STRAIGHT_PAYS = 36n
const EVEN_PAYS = 2n
const HUNDREDTHS = 100n

/** Null while it cannot be known. Who has left a flight is paid before its end. */
export function rightPayout(row: Row): bigint | null {
  if (row.game === 'comet') return ofComet(row)
  return row.outcome === null ? null : ofRoulette(row)
}

function ofRoulette({ choice, outcome }: Row): bigint {
  const { bets } = choice as { bets: { spot: string; stake: string }[] }
  const { number } = outcome as { number: number }
  return bets.reduce((sum, { spot, stake }) => {
    const straight = /^straight:([0-9]+)$/.exec(spot)?.[1]
    const isWon = straight ? Number(straight) === number : EVEN_CHANCES[spot]?.(number)
    const pays = straight ? STRAIGHT_PAYS : EVEN_PAYS
    return sum + (isWon ? (parseUnits(stake) ?? 0n) * pays : 0n)
  }, 0n)
}

function ofComet({ stake, choice, outcome, steps }: Row): bigint | null {
  const { auto } = choice as { auto: number | null }
  const [step] = steps as { out?: number }[]
  const level = step?.out ?? auto
  if (outcome === null && step?.out === undefined) return null
  const { crash } = (outcome ?? { crash: Infinity }) as { crash: number }
  const isReached = level !== null && level <= crash
  return isReached ? (stake * BigInt(level)) / HUNDREDTHS : 0n
}
