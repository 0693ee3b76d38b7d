import { CARD_TURN_MS } from '../table-kit/card-times.ts'

/** When a card leaves the shoe and when it is turned, in milliseconds of the run. */
type Times = { readonly atMs: number; readonly turnsMs: number }

/** Both cards lie face down first; then the dragon is turned, and a breath later the tiger. */
export const DEAL = {
  dragon: { atMs: 400, turnsMs: 2_200 },
  tiger: { atMs: 1_000, turnsMs: 4_000 },
} as const satisfies Readonly<Record<string, Times>>

const LOOK_MS = 500
/** When each card can be read, and when everybody has seen who won. */
export const MOMENTS = [
  DEAL.dragon.turnsMs + CARD_TURN_MS,
  DEAL.tiger.turnsMs + CARD_TURN_MS,
  DEAL.tiger.turnsMs + CARD_TURN_MS + LOOK_MS,
] as const
export const DRAGON_READ = 1
export const TIGER_READ = 2
