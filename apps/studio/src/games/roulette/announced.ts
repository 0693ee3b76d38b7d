/** Chips on one spot, as a part of a bet that is announced as a whole. */
export type Chips = { readonly spot: string; readonly chips: number }

/** The numbers as they stand round the wheel, clockwise from zero. */
export const WHEEL: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
]

const one = (spot: string): Chips => ({ spot, chips: 1 })

/** The 17 numbers around zero, from 22 to 25. */
export const VOISINS: readonly Chips[] = [
  { spot: 'trio:0-2-3', chips: 2 },
  one('split:4-7'),
  one('split:12-15'),
  one('split:18-21'),
  one('split:19-22'),
  { spot: 'corner:25-26-28-29', chips: 2 },
  one('split:32-35'),
]

/** The 12 numbers opposite zero, from 27 to 33. */
export const TIERS: readonly Chips[] = [
  one('split:5-8'),
  one('split:10-11'),
  one('split:13-16'),
  one('split:23-24'),
  one('split:27-30'),
  one('split:33-36'),
]

/** The 8 numbers between the two. */
export const ORPHELINS: readonly Chips[] = [
  one('straight:1'),
  one('split:6-9'),
  one('split:14-17'),
  one('split:17-20'),
  one('split:31-34'),
]

const NEIGHBOURS_EACH_SIDE = 2
/** Nine on each side and the number itself are already more than half of the wheel. */
export const NEIGHBOURS_MAX = 9

/** A number and those beside it on the wheel, one chip on each. */
export function neighboursOf(number: number, eachSide = NEIGHBOURS_EACH_SIDE): Chips[] {
  const at = WHEEL.indexOf(number)
  if (at < 0) throw new RangeError(`${number} is not on the wheel`)
  if (eachSide < 0 || eachSide > NEIGHBOURS_MAX) throw new RangeError(`${eachSide} neighbours`)
  return Array.from({ length: 2 * eachSide + 1 }, (_, step) => {
    const place = (at - eachSide + step + WHEEL.length) % WHEEL.length
    return one(`straight:${WHEEL[place]}`)
  })
}
