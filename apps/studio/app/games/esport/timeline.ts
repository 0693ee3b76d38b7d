import { ROUNDS_TO_WIN, type MapResult, type Team } from '../../../src/games/esport/match.ts'
import type { EsportOutcome } from '../../../src/games/esport/rules.ts'

/** When the first map begins, how long teams rest between maps, and when the last round is won. */
const FIRST_MS = 900
const REST_MS = 1_800
const LAST_MS = 43_300
/** Then everybody looks once more, and it is said who won. */
const LOOK_MS = 700

/** Rounds before overtime: both teams stand one short of the map. */
export const REGULAR_ROUNDS = 2 * (ROUNDS_TO_WIN - 1)
export const MAPS_MAX = 3

const countRounds = (maps: readonly Pick<MapResult, 'rounds'>[]): number =>
  maps.reduce((sum, { rounds }) => sum + rounds.length, 0)

/** When each round of the match is known, and when all of it has been seen. */
export function momentsOf({ maps }: EsportOutcome): number[] {
  const rests = (maps.length - 1) * REST_MS
  const each = (LAST_MS - FIRST_MS - rests) / countRounds(maps)
  let before = 0
  const rounds = maps.flatMap((map, index) => {
    const start = FIRST_MS + index * REST_MS + before * each
    before += map.rounds.length
    return map.rounds.map((_, round) => start + (round + 1) * each)
  })
  return [...rounds, LAST_MS + LOOK_MS]
}

/** A map as far as it has been shown. */
export type MapNow = {
  readonly rounds: readonly Team[]
  readonly ember: number
  readonly tide: number
  /** Null while it is not over. */
  readonly winner: Team | null
}
export type MatchNow = {
  readonly maps: readonly MapNow[]
  /** Maps won. */
  readonly ember: number
  readonly tide: number
  /** Which map is played, or was played last. */
  readonly current: number
}

const NOT_PLAYED: MapNow = { rounds: [], ember: 0, tide: 0, winner: null }

function mapAt(map: MapResult, told: number): MapNow {
  const rounds = map.rounds.slice(0, Math.max(0, told))
  const ember = rounds.filter((team) => team === 'ember').length
  const isOver = rounds.length === map.rounds.length
  return { rounds, ember, tide: rounds.length - ember, winner: isOver ? map.winner : null }
}

/** The match after so many of its rounds. There are always three maps, played or not. */
export function matchAt(outcome: EsportOutcome | null, told: number): MatchNow {
  let left = told
  const played = (outcome?.maps ?? []).map((map) => {
    const now = mapAt(map, left)
    left -= map.rounds.length
    return now
  })
  const maps = Array.from({ length: MAPS_MAX }, (_, index) => played[index] ?? NOT_PLAYED)
  const won = (team: Team) => maps.filter(({ winner }) => winner === team).length
  const open = played.findIndex(({ winner }) => winner === null)
  return {
    maps,
    ember: won('ember'),
    tide: won('tide'),
    current: open === -1 ? Math.max(0, played.length - 1) : open,
  }
}

const WHOLE_MATCH = ['match:', 'maps:'] as const

/** Bets on the first map are decided with it; the others with the match. */
export function isDecided(spot: string, { maps: [first] }: MatchNow, isOver: boolean): boolean {
  if (isOver) return true
  const isOnFirst = !WHOLE_MATCH.some((market) => spot.startsWith(market))
  return isOnFirst && first !== undefined && first.winner !== null
}

/** Columns of a map's strip: all regular rounds, then one block for each overtime. */
const BLOCK_ROUNDS = 6
export function columnsOf({ rounds, ember, tide, winner }: MapNow): number {
  const isLevel = ember === tide && winner === null
  const over = rounds.length - REGULAR_ROUNDS + (isLevel ? 1 : 0)
  return REGULAR_ROUNDS + Math.max(0, Math.ceil(over / BLOCK_ROUNDS)) * BLOCK_ROUNDS
}
