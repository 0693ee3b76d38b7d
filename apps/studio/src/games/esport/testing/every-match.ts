import type { Chance } from '../../table-exact.ts'
import {
  EMBER_PERCENT,
  OVERTIME_TO_WIN,
  ROUNDS_TO_WIN,
  TEAMS,
  type MapResult,
  type Team,
} from '../match.ts'
import { matchOf, type EsportOutcome } from '../rules.ts'

/** Ways a map ends with this score; of overtime only that it came and who won. */
type Ended = { readonly ways: bigint; readonly map: MapResult }

/** Out of a hundred for each round. */
const WAYS: Readonly<Record<Team, bigint>> = {
  ember: BigInt(EMBER_PERCENT),
  tide: BigInt(100 - EMBER_PERCENT),
}
const HUNDRED = 100n
const otherOf = (team: Team): Team => (team === 'ember' ? 'tide' : 'ember')

/** In how many orders the winner of the last round also took all but it. */
function ordersOf(toWin: number, lost: number): bigint {
  let orders = 1n
  for (let at = 1; at <= lost; at += 1) orders = (orders * BigInt(toWin - 1 + at)) / BigInt(at)
  return orders
}

/** Ways to win `toWin` against `lost`, out of a hundred for each of `rounds` rounds. */
const winWays = (team: Team, toWin: number, lost: number, rounds: number): bigint =>
  ordersOf(toWin, lost) *
  WAYS[team] ** BigInt(toWin) *
  WAYS[otherOf(team)] ** BigInt(lost) *
  HUNDRED ** BigInt(rounds - toWin - lost)

const below = (count: number): number[] => Array.from({ length: count }, (_, value) => value)
const sum = (values: readonly bigint[]): bigint => values.reduce((left, right) => left + right, 0n)

/**
 * Blocks of overtime repeat until one decides, so the share of each team is its ways to win a block
 * over those of both. Everything is counted in that many parts, to stay whole.
 */
const BLOCK_ROUNDS = 2 * (OVERTIME_TO_WIN - 1)
const blockWays = (team: Team): bigint =>
  sum(below(OVERTIME_TO_WIN - 1).map((lost) => winWays(team, OVERTIME_TO_WIN, lost, BLOCK_ROUNDS)))
const DECIDED = sum(TEAMS.map(blockWays))

const LEVEL = ROUNDS_TO_WIN - 1
const MAP_ROUNDS = 2 * LEVEL

function mapsWonBy(team: Team): Ended[] {
  const levelWays =
    ordersOf(ROUNDS_TO_WIN, LEVEL) * WAYS.ember ** BigInt(LEVEL) * WAYS.tide ** BigInt(LEVEL)
  return [
    ...below(LEVEL).map((lost) => ({
      ways: DECIDED * winWays(team, ROUNDS_TO_WIN, lost, MAP_ROUNDS),
      map: ended(team, ROUNDS_TO_WIN, lost, 0),
    })),
    { ways: levelWays * blockWays(team), map: ended(team, LEVEL + OVERTIME_TO_WIN, LEVEL, 1) },
  ]
}

function ended(winner: Team, won: number, lost: number, overtimes: number): MapResult {
  const [ember, tide] = winner === 'ember' ? [won, lost] : [lost, won]
  const rounds = below(won + lost).map(() => winner)
  return { winner, ember, tide, overtimes, rounds }
}

/** Every match by the score of its first map and the winners of the others. */
export function everyMatch(): Chance<EsportOutcome>[] {
  const ends = TEAMS.flatMap(mapsWonBy)
  const ways = { ember: sum(waysOf(ends, 'ember')), tide: sum(waysOf(ends, 'tide')) }
  const whole = ways.ember + ways.tide
  return ends.flatMap((first) => {
    const next = (team: Team) => ended(team, ROUNDS_TO_WIN, 0, 0)
    const [same, other] = [first.map.winner, otherOf(first.map.winner)]
    const match = (maps: readonly Team[]): Chance<EsportOutcome> => ({
      share: {
        over: maps.reduce((product, team) => product * ways[team], first.ways),
        under: whole ** BigInt(1 + maps.length),
      },
      outcome: matchOf([first.map, ...maps.map(next)]),
    })
    return [match([same]), match([other, same]), match([other, other])]
  })
}

const waysOf = (ends: readonly Ended[], team: Team): bigint[] =>
  ends.filter(({ map }) => map.winner === team).map((end) => end.ways)
