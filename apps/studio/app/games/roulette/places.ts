import { LAYOUT, type RouletteSpot } from '../../../src/games/roulette/layout.ts'
import { kindOf } from '../../../src/games/spots.ts'

/**
 * Where each bet lies on the board, in cells. `along` runs from zero over twelve streets to the
 * columns, `across` from the first number of a street to the third; the dozens and the even chances
 * lie below zero. A wide screen draws `along` to the right, a phone draws it downwards.
 */
export type Place = RouletteSpot & {
  readonly kind: string
  readonly along: number
  readonly across: number
  /** How far it reaches, from side to side. */
  readonly length: number
  readonly breadth: number
}

export const BOARD = { along: 14, across: 4.5, below: 1.5 } as const
/** Bets among the numbers cover no more than two streets. */
export const INSIDE_MAX = 6
const PER_STREET = 3
const OUTSIDE_ROW = 0.75
const DOZEN_STREETS = 4
const CHANCE_STREETS = 2
const CHANCES = ['low', 'even', 'red', 'black', 'odd', 'high'] as const
/** How much of a cell on each side of a line belongs to the bet on the line. */
const EDGE = 0.17

const streetOf = (number: number): number => Math.ceil(number / PER_STREET)
const rowOf = (number: number): number => (number - 1) % PER_STREET
const middle = (sum: number, count: number): number => sum / count

type Spread = Pick<Place, 'along' | 'across' | 'length' | 'breadth'>
const CELL = 1
const LINE = 2 * EDGE

/** The middle of a bet inside is the middle of its numbers; on an edge, it lies on that edge. */
function insideAt(kind: string, numbers: readonly number[]): Spread {
  const own = numbers.filter((number) => number > 0)
  const streets = own.map((number) => streetOf(number))
  const rows = own.map((number) => rowOf(number))
  const isAtZero = own.length < numbers.length
  const isOnEdge = kind === 'street' || kind === 'line' || kind === 'first-four'
  const [first, last] = [Math.min(...streets), Math.max(...streets)]
  return {
    along: isAtZero ? 1 : middle(first + last + 1, 2),
    across: isOnEdge ? 0 : middle(Math.min(...rows) + Math.max(...rows) + 1, 2),
    length: isAtZero || first !== last ? LINE : CELL,
    breadth: isOnEdge || new Set(rows).size > 1 ? LINE : CELL,
  }
}

function placeAt({ spot, numbers }: RouletteSpot, kind: string): Spread {
  const order = Number(spot.split(':')[1])
  const below = (row: number) => -OUTSIDE_ROW * (row - 0.5)
  if (kind === 'straight' && numbers[0] === 0) {
    return { along: 0.5, across: PER_STREET / 2, length: CELL, breadth: PER_STREET }
  }
  if (kind === 'column') {
    return { along: BOARD.along - 0.5, across: order - 0.5, length: CELL, breadth: CELL }
  }
  if (kind === 'dozen') {
    const along = 1 + (order - 0.5) * DOZEN_STREETS
    return { along, across: below(1), length: DOZEN_STREETS, breadth: OUTSIDE_ROW }
  }
  const chance = (CHANCES as readonly string[]).indexOf(spot)
  if (chance >= 0) {
    const along = 1 + (chance + 0.5) * CHANCE_STREETS
    return { along, across: below(2), length: CHANCE_STREETS, breadth: OUTSIDE_ROW }
  }
  return insideAt(kind, numbers)
}

export const PLACES: readonly Place[] = LAYOUT.map((one) => {
  const kind = kindOf(one.spot)
  return { ...one, kind, ...placeAt(one, kind) }
})

const BY_SPOT = new Map(PLACES.map((place) => [place.spot, place]))
export function placeOf(spot: string): Place {
  const place = BY_SPOT.get(spot)
  if (!place) throw new RangeError(`the board has no ${spot}`)
  return place
}

/** The bet under a finger: crossings lie over lines, and lines over the cells beside them. */
export function placeUnder(along: number, across: number): Place | null {
  const hits = PLACES.filter(
    (place) =>
      Math.abs(place.along - along) <= place.length / 2 &&
      Math.abs(place.across - across) <= place.breadth / 2,
  )
  return hits.toSorted((one, other) => areaOf(one) - areaOf(other))[0] ?? null
}
const areaOf = ({ length, breadth }: Place): number => length * breadth

export type Way = 'on' | 'back' | 'up' | 'down'
/** Steps along the board, and across it. */
const STEPS: Readonly<Record<Way, readonly [along: number, across: number]>> = {
  on: [1, 0],
  back: [-1, 0],
  up: [0, 1],
  down: [0, -1],
}
/** How much worse a step to the side is than one ahead. */
const ASIDE = 3

/** The next bet that way, for keys: the nearest ahead, rather straight than aside. */
export function nextPlace(from: Place, way: Way): Place {
  const [along, across] = STEPS[way]
  let best = from
  let least = Number.POSITIVE_INFINITY
  for (const place of PLACES) {
    const [dx, dy] = [place.along - from.along, place.across - from.across]
    const ahead = dx * along + dy * across
    const aside = Math.abs(dx * across) + Math.abs(dy * along)
    const cost = ahead + aside * ASIDE
    if (ahead > 0 && aside <= ahead + ASIDE_REACH && cost < least) [best, least] = [place, cost]
  }
  return best
}
/** Bets further to the side than this are not that way, unless they are far ahead. */
const ASIDE_REACH = 1.5
