import { ODDS } from '../../../src/games/derby/odds.ts'
import { hundredths } from '../../../src/game/ratio.ts'
import { decimalOdds } from '../table-kit/odds.ts'
import { RUNNER_NUMBERS } from './race.ts'

/** The bets on one runner, as the columns of the board. */
export const KINDS = ['win', 'top-two', 'top-three'] as const
export type Kind = (typeof KINDS)[number]

export const placeSpot = (kind: Kind, runner: number): string => `${kind}:${runner}`
export const exactaSpot = (first: number, second: number): string => `exacta:${first}-${second}`

export const PLACE_SPOTS: readonly string[] = RUNNER_NUMBERS.flatMap((runner) =>
  KINDS.map((kind) => placeSpot(kind, runner)),
)
export const EXACTA_SPOTS: readonly string[] = RUNNER_NUMBERS.flatMap((first) =>
  RUNNER_NUMBERS.filter((second) => second !== first).map((second) => exactaSpot(first, second)),
)

export const oddsOf = (spot: string): string => decimalOdds(hundredths(ODDS[spot]?.[0] ?? 0))

/** The runners a spot is about. */
export const runnersOn = (spot: string): number[] =>
  (spot.split(':')[1] ?? '').split('-').map(Number)

export const backedOn = (spots: Iterable<string>): ReadonlySet<number> =>
  new Set([...spots].flatMap(runnersOn))
