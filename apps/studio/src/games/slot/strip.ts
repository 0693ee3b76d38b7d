import type { Draw } from '../../fairness/draw.ts'

/** 32 divides the range of a word, so no draw is ever thrown away. */
export const STOPS = 32
export const ROWS = 3

export type Strip<Name extends string> = readonly Name[]
/** What is in sight: reel by reel, each from the top. */
export type Window<Name extends string> = readonly (readonly Name[])[]

/** Each kind of symbol begins this far behind the kind before it. */
const SHIFT = 5

/** Rare symbols are laid first, each kind spread evenly round the strip. */
export function layStrip<Name extends string>(
  counts: Readonly<Partial<Record<Name, number>>>,
): Strip<Name> {
  const kinds = (Object.entries(counts) as [Name, number][]).toSorted((a, b) => a[1] - b[1])
  const all = kinds.reduce((sum, [, count]) => sum + count, 0)
  if (all !== STOPS) throw new Error(`${all} symbols do not fill a strip of ${STOPS}`)
  const strip: (Name | undefined)[] = Array.from({ length: STOPS })
  let offset = 0
  for (const [name, count] of kinds) {
    for (let index = 0; index < count; index += 1) {
      let place = Math.round(offset + (index * STOPS) / count) % STOPS
      while (strip[place] !== undefined) place = (place + 1) % STOPS
      strip[place] = name
    }
    offset = (offset + SHIFT) % STOPS
  }
  return strip as Name[]
}

/** All that a reel can show, by the stop of its top row. */
export const columnsOf = <Name extends string>(strip: Strip<Name>): Window<Name> =>
  strip.map((_, stop) =>
    Array.from({ length: ROWS }, (_row, row) => strip[(stop + row) % STOPS] as Name),
  )

export function drawStops(draw: Draw, reels: number): number[] {
  const stops: number[] = []
  for (let reel = 0; reel < reels; reel += 1) stops.push(draw.below(STOPS))
  return stops
}
