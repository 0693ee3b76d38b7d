import { compareRatios, LOST } from '../../../src/game/ratio.ts'
import { ROUNDS_TO_WIN, type MapResult, type Team } from '../../../src/games/esport/match.ts'
import { esport, matchOf } from '../../../src/games/esport/rules.ts'
import { decimalOdds } from '../table-kit/odds.ts'

/** What can be bet on, each with its two sides. */
export const MARKETS = [
  { name: 'match', sides: ['ember', 'tide'] },
  { name: 'map-one', sides: ['ember', 'tide'] },
  { name: 'maps', sides: ['over', 'under'] },
  { name: 'overtime', sides: ['yes', 'no'] },
  { name: 'rounds', sides: ['over', 'under'] },
] as const
export type Market = (typeof MARKETS)[number]['name']
export type Side = (typeof MARKETS)[number]['sides'][number]

export const spotOf = (market: Market, side: Side): string => `${market}:${side}`
export const SPOTS: readonly string[] = MARKETS.flatMap(({ name, sides }) =>
  sides.map((side) => spotOf(name, side)),
)

/** A map that a team wins to nothing, or in overtime. */
function mapOf(winner: Team, overtimes: 0 | 1): MapResult {
  const loser = winner === 'ember' ? 'tide' : 'ember'
  const level = overtimes === 0 ? 0 : ROUNDS_TO_WIN - 1
  const own = overtimes === 0 ? ROUNDS_TO_WIN : level + 4
  const rounds = [...Array<Team>(level).fill(loser), ...Array<Team>(own).fill(winner)]
  return { winner, ember: 0, tide: 0, [winner]: own, [loser]: level, overtimes, rounds }
}

/** Two matches in which, together, every spot wins once: to read from the rules what it pays. */
const MATCHES = [
  matchOf([mapOf('ember', 0), mapOf('ember', 0)]),
  matchOf([mapOf('tide', 1), mapOf('ember', 0), mapOf('tide', 0)]),
] as const

export function oddsOf(spot: string): string {
  const [first, second] = MATCHES.map((match) => esport.returnOf(spot, match))
  const [one, other] = [first ?? LOST, second ?? LOST]
  return decimalOdds(compareRatios(one, other) > 0 ? one : other)
}
