import type { SoloGame } from '../game/game.ts'
import { sport } from '../sport/rules.ts'
import { sharedComet, sharedTable, type SharedGame } from '../table/shared.ts'
import { classic } from './classic/rules.ts'
import { dice } from './dice/rules.ts'
import { hiLo } from './hi-lo/rules.ts'
import { jacks } from './jacks/rules.ts'
import { jade } from './jade/rules.ts'
import { limbo } from './limbo/rules.ts'
import { mines } from './mines/rules.ts'
import { plinko } from './plinko/rules.ts'
import { TABLES } from './tables.ts'
import { SLOT_TITLES } from './titles.ts'
import { ways } from './ways/rules.ts'

/** Games of one player. Each has its own choice and steps, checked by the game itself. */
const SOLO = [
  classic,
  jade,
  ways,
  dice,
  limbo,
  mines,
  plinko,
  hiLo,
  jacks,
] as unknown as readonly SoloGame[]

/** Games many play at once. Each has one table, called as the game. */
export const SHARED: readonly SharedGame[] = [sharedComet, ...TABLES.map(sharedTable)]

/** What a house offers: a game in a dress. Only slots have several. */
export type Title = { readonly code: string; readonly game: string }
const SLOT_ENGINES: ReadonlySet<string> = new Set(SLOT_TITLES.map(({ engine }) => engine))
export const TITLES: readonly Title[] = [
  ...SLOT_TITLES.map(({ code, engine }) => ({ code, game: engine })),
  ...[...SOLO, ...SHARED, sport]
    .filter(({ code }) => !SLOT_ENGINES.has(code))
    .map(({ code }) => ({ code, game: code })),
]

export const findTitle = (code: string): Title | null =>
  TITLES.find((title) => title.code === code) ?? null

export function getTitle(code: string): Title {
  const title = findTitle(code)
  if (!title) throw new Error(`no title is called ${code}`)
  return title
}

export const findSolo = (code: string): SoloGame | null =>
  SOLO.find((game) => game.code === code) ?? null
export const findShared = (code: string): SharedGame | null =>
  SHARED.find((game) => game.code === code) ?? null

/** What is the same of every game. */
type Common = Pick<SoloGame, 'code' | 'version' | 'returns' | 'maxTimes'>
export function getGame(code: string): Common {
  const game = findSolo(code) ?? findShared(code) ?? (code === sport.code ? sport : null)
  if (!game) throw new Error(`no game is called ${code}`)
  return game
}

/** The files of words a game's page needs, besides those of every game. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  classic: ['slot'],
  jade: ['slot', 'reels'],
  ways: ['slot', 'reels'],
  dice: ['quick', 'dice'],
  limbo: ['quick', 'limbo'],
  mines: ['quick', 'mines'],
  plinko: ['quick', 'plinko'],
  'hi-lo': ['quick', 'table', 'hi-lo'],
  jacks: ['quick', 'table', 'jacks'],
  baccarat: ['table', 'baccarat'],
  roulette: ['table', 'wheel'],
  'dragon-tiger': ['table', 'dragon-tiger'],
  'sic-bo': ['table', 'sic-bo'],
  'fast-5d': ['table', 'draw', 'fast-5d'],
  keno: ['table', 'draw', 'keno'],
  'fast-3': ['table', 'sic-bo', 'draw', 'fast-3'],
  gasing: ['table', 'gasing'],
  derby: ['table', 'derby'],
  esport: ['table', 'esport'],
  sport: ['sportsbook'],
  fairness: ['fairness'],
}
export const wordsOf = (game: string): readonly string[] => WORDS[game] ?? [game]
