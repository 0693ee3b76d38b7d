/**
 * S3.008 to S3.016: the halls 2 to 9 and the prefixes of their game codes. Hall 8 is the arena of
 * spinning tops; crash is a hall of our own.
 */
export const gameTypes = [
  { id: 2, code: 'slot', prefix: 'e_' },
  { id: 3, code: 'live', prefix: 'v_' },
  { id: 4, code: 'sport', prefix: 's_' },
  { id: 5, code: 'lottery', prefix: 'l_' },
  { id: 6, code: 'card', prefix: 'c_' },
  { id: 7, code: 'virtual_sport', prefix: 't_' },
  { id: 8, code: 'arena', prefix: 'd_' },
  { id: 9, code: 'esport', prefix: 'g_' },
  { id: 10, code: 'crash', prefix: 'x_' },
] as const

export type GameType = (typeof gameTypes)[number]
export type GameTypeId = GameType['id']
export type GameTypeCode = GameType['code']

export const SLOT: GameTypeId = 2
export const SPORT: GameTypeId = 4
export const CRASH: GameTypeId = 10

const byId = new Map<number, GameType>(gameTypes.map((type) => [type.id, type]))

export const findGameType = (id: number): GameType | null => byId.get(id) ?? null
export const isGameTypeId = (id: number): id is GameTypeId => byId.has(id)

export const gameTags = ['hot', 'new'] as const
export type GameTag = (typeof gameTags)[number]
