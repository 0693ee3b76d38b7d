import type { Draw } from '../../fairness/draw.ts'

/** Two simulated teams. Ember is the stronger: it takes 53 of 100 rounds. */
export const TEAMS = ['ember', 'tide'] as const
export type Team = (typeof TEAMS)[number]
export const EMBER_PERCENT = 53
const HUNDRED = 100

export type MapResult = {
  readonly winner: Team
  readonly ember: number
  readonly tide: number
  /** Blocks of overtime; 0 when the map was decided before. */
  readonly overtimes: number
  /** Who took each round, in order. */
  readonly rounds: readonly Team[]
}

export const ROUNDS_TO_WIN = 13
/** At 12:12 the map goes to overtime: first to 4 of 6 rounds, and again at 3:3. */
export const OVERTIME_TO_WIN = 4
export const MAPS_TO_WIN = 2

const drawRound = (draw: Draw): Team => (draw.below(HUNDRED) < EMBER_PERCENT ? 'ember' : 'tide')

/** Rounds until a team has `toWin`, or none when both stand at one less. */
function playUntil(draw: Draw, toWin: number): { rounds: Team[]; winner: Team | null } {
  const rounds: Team[] = []
  const won = { ember: 0, tide: 0 }
  while (won.ember < toWin - 1 || won.tide < toWin - 1) {
    const team = drawRound(draw)
    rounds.push(team)
    won[team] += 1
    if (won[team] === toWin) return { rounds, winner: team }
  }
  return { rounds, winner: null }
}

/** Seven of ten blocks of overtime decide, so they come to an end, and nobody's chances bend. */
export function playMap(draw: Draw): MapResult {
  let { rounds, winner } = playUntil(draw, ROUNDS_TO_WIN)
  let overtimes = 0
  while (!winner) {
    const block = playUntil(draw, OVERTIME_TO_WIN)
    rounds = [...rounds, ...block.rounds]
    winner = block.winner
    overtimes += 1
  }
  const ember = rounds.filter((team) => team === 'ember').length
  return { winner, ember, tide: rounds.length - ember, overtimes, rounds }
}

/** Best of three: the third map is played only when it is needed. */
export function playMaps(draw: Draw): MapResult[] {
  const maps: MapResult[] = []
  while (TEAMS.every((team) => mapsOf(maps, team) < MAPS_TO_WIN)) maps.push(playMap(draw))
  return maps
}

export const mapsOf = (maps: readonly MapResult[], team: Team): number =>
  maps.filter(({ winner }) => winner === team).length
