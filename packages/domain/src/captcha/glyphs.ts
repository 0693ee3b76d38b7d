export type Point = readonly [x: number, y: number]
/** From the first point to the last, drawn to the middle one. */
export type Bow = readonly [from: Point, pull: Point, to: Point]

/** A face of single strokes, 10 wide and 14 high: M moves, L is a line, Q a bow. */
const STROKES: Readonly<Record<string, string>> = {
  '2': 'M1 3.6Q1.4 0 5 0Q9.2 0 9.2 3.8Q9.2 6.6 5.4 9.7L.8 14L9.6 14',
  '3': 'M1 1.6Q2.8 0 5 0Q9 0 9 3.3Q9 6.6 4.2 6.8Q9.6 7 9.6 10.4Q9.6 14 5 14Q2 14 .5 12',
  '4': 'M7 14L7 0L.2 10L10 10',
  '6': 'M8.4 .4Q1 3 .8 9.6Q.8 14 5 14Q9.4 14 9.4 10Q9.4 6.2 5.2 6.2Q1.6 6.2 .8 9.6',
  '7': 'M.5 2.2L.5 0L9.5 0Q5.6 6 4 14',
  '9': 'M9.2 4.2Q8.8 8 4.9 8Q.7 8 .7 4Q.7 0 5 0Q9.2 0 9.2 4.2Q9.2 10 4.6 14',
  A: 'M0 14L5 0L10 14M1.9 9.2L8.1 9.2',
  C: 'M9.4 2.8Q7.8 0 5.2 0Q.6 0 .6 7Q.6 14 5.2 14Q7.8 14 9.4 11.2',
  F: 'M1.2 14L1.2 0L9 0M1.2 6.6L7.6 6.6',
  H: 'M.8 0L.8 14M9.2 0L9.2 14M.8 7L9.2 7',
  J: 'M3.4 0L8.4 0L8.4 9.6Q8.4 14 4.5 14Q1.2 14 .8 10.6',
  K: 'M1 0L1 14M9 0L1 8.2M4 5.4L9.4 14',
  M: 'M.2 14L1 0L5 8.6L9 0L9.8 14',
  N: 'M.9 14L.9 0L9.1 14L9.1 0',
  P: 'M1.2 14L1.2 0L5.2 0Q9.4 0 9.4 4Q9.4 8 5.2 8L1.2 8',
  R: 'M1.2 14L1.2 0L5.2 0Q9.4 0 9.4 3.8Q9.4 7.6 5.2 7.6L1.2 7.6M5 7.6L9.8 14',
  T: 'M.4 0L9.6 0M5 0L5 14',
  W: 'M0 0L2.4 14L5 4.6L7.6 14L10 0',
  X: 'M.8 0L9.2 14M9.2 0L.8 14',
  Y: 'M.6 0L5 7L9.4 0M5 7L5 14',
}

/** A line is a bow that is pulled nowhere, so that it can be bent too. */
function readBows(strokes: string): Bow[] {
  const bows: Bow[] = []
  let at: Point = [0, 0]
  for (const [, command, values = ''] of strokes.matchAll(/([MLQ])([^MLQ]+)/g)) {
    const [a = 0, b = 0, c = 0, d = 0] = values.split(' ').map(Number)
    const to: Point = command === 'Q' ? [c, d] : [a, b]
    const middle: Point = [(at[0] + to[0]) / 2, (at[1] + to[1]) / 2]
    if (command !== 'M') bows.push([at, command === 'Q' ? [a, b] : middle, to])
    at = to
  }
  return bows
}

export const GLYPHS: ReadonlyMap<string, readonly Bow[]> = new Map(
  Object.entries(STROKES).map(([character, strokes]) => [character, readBows(strokes)]),
)
