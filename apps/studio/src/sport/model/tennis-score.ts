import type { Pair, Side } from './model.ts'

/** How often who serves wins is said of a thousand. */
export const SERVES = 1_000
export const SETS_TO_WIN = 2
const GAMES_TO_WIN = 6
const LEAD = 2

export const other = (side: Side): Side => (side === 'home' ? 'away' : 'home')
export const sum = ([home, away]: Pair): number => home + away
export const plus = ([home, away]: Pair, side: Side): Pair =>
  side === 'home' ? [home + 1, away] : [home, away + 1]

/** Home serves the first game, and then they take turns, also over the end of a set. */
export const serverOf = (games: number): Side => (games % 2 === 0 ? 'home' : 'away')

/** In a tie-break one serves once, then each twice. */
export const tieBreakServer = (first: Side, points: number): Side =>
  Math.floor((points + 1) / 2) % 2 === 0 ? first : other(first)

export const isWon = ([home, away]: Pair, least: number): boolean =>
  Math.max(home, away) >= least && Math.abs(home - away) >= LEAD

/** Six with two ahead, or seven. */
export const isSetWon = (games: Pair): boolean =>
  isWon(games, GAMES_TO_WIN) || Math.max(...games) > GAMES_TO_WIN

export const isTieBreakAt = ([home, away]: Pair): boolean =>
  home === GAMES_TO_WIN && away === GAMES_TO_WIN
