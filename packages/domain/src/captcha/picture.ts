import { GLYPHS, type Bow, type Point } from './glyphs.ts'
import type { Dice } from './rules.ts'

const WIDTH = 160
const HEIGHT = 48
/** Pictures are dark in every theme: light strokes on a ground of their own. */
const GROUND = '#1b2439'
const INKS = ['#f7d278', '#8ccfff', '#a4efc6', '#ffb1ba', '#cbbcff'] as const
const NOISE_INK = '#7084ae'

const FIRST_X = 23
const STEP = 28.5
/** From the face's box of 10 by 14 to the picture. */
const SCALE = 1.85
const TURN_MAX = 0.3
const LEAN_MAX = 0.22
const SHIFT_X_MAX = 2
const SHIFT_Y_MAX = 4.5
/** In units of the face. */
const BEND_MAX = 0.75

/**
 * The code as strokes, each character turned, leant, bent and shifted by the dice. There is no text
 * in it, and strokes are cut and mixed, so that no character stands in it as one known shape.
 */
export function drawPicture(code: string, dice: Dice): string {
  const inks = drawInks(code.length, dice)
  const strokes = new Map<string, Bow[]>()
  for (const [place, character] of code.split('').entries()) {
    const ink = inks[place] ?? INKS[0]
    const bows = drawCharacter(character, FIRST_X + place * STEP, dice)
    strokes.set(ink, [...(strokes.get(ink) ?? []), ...bows])
  }
  const paths = [...strokes].map(
    ([ink, bows]) => `<path stroke="${ink}" d="${shuffle(bows, dice).map(writeBow).join('')}"/>`,
  )
  const noise = drawNoise(dice).map(writeBow).join('')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"`,
    ' fill="none" stroke-linecap="round" stroke-width="2.7">',
    `<path fill="${GROUND}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
    `<path stroke="${NOISE_INK}" stroke-width="1.3" d="${noise}"/>`,
    `${shuffle(paths, dice).join('')}</svg>`,
  ].join('')
}

/** Neighbours never share one: where they touch, the eye still keeps them apart. */
function drawInks(count: number, dice: Dice): string[] {
  const inks: string[] = []
  for (let place = 0; place < count; place += 1) {
    const others = INKS.filter((ink) => ink !== inks[place - 1])
    inks.push(others[dice(others.length)] ?? INKS[0])
  }
  return inks
}

function drawCharacter(character: string, centre: number, dice: Dice): Bow[] {
  const bows = GLYPHS.get(character)
  if (!bows) throw new Error(`${character} is not in the face`)
  const place = drawPlace(centre, dice)
  const bend = (): number => between(dice, -BEND_MAX, BEND_MAX)
  return bows.flatMap(([from, [x, y], to]) => {
    const placed: Bow = [place(from), place([x + bend(), y + bend()]), place(to)]
    const parts = cut(placed, between(dice, 0.3, 0.7))
    return parts.map((part) => (dice(2) === 0 ? part : reverse(part)))
  })
}

/** Takes a point of the face to its place in the picture. */
function drawPlace(centre: number, dice: Dice): (point: Point) => Point {
  const turn = between(dice, -TURN_MAX, TURN_MAX)
  const lean = between(dice, -LEAN_MAX, LEAN_MAX)
  const [wide, high] = [SCALE * between(dice, 0.9, 1.1), SCALE * between(dice, 0.92, 1.1)]
  const left = centre + between(dice, -SHIFT_X_MAX, SHIFT_X_MAX)
  const top = HEIGHT / 2 + between(dice, -SHIFT_Y_MAX, SHIFT_Y_MAX)
  const [sine, cosine] = [Math.sin(turn), Math.cos(turn)]
  return ([faceX, faceY]) => {
    const y = (faceY - 7) * high
    const x = (faceX - 5) * wide - y * lean
    return [left + x * cosine - y * sine, top + x * sine + y * cosine]
  }
}

/** Thin waves from edge to edge, one or two bows each. */
function drawNoise(dice: Dice): Bow[] {
  return Array.from({ length: 2 + dice(2) }, () => {
    const [low, high] = [6, HEIGHT - 6]
    const middle: Point = [between(dice, 60, 100), between(dice, low, high)]
    const pull: Point = [between(dice, 20, 45), between(dice, -8, HEIGHT + 8)]
    // The second bow leaves as the first one came, so that the wave has no corner.
    const on = between(dice, 0.7, 1.1)
    const mirrored: Point = [
      middle[0] + (middle[0] - pull[0]) * on,
      middle[1] + (middle[1] - pull[1]) * on,
    ]
    const start: Point = [-2, between(dice, low, high)]
    const end: Point = [WIDTH + 2, between(dice, low, high)]
    const wave: Bow[] = [
      [start, pull, middle],
      [middle, mirrored, end],
    ]
    return wave
  }).flat()
}

/** Both parts of a bow, cut at a share of its way. */
function cut([from, pull, to]: Bow, share: number): Bow[] {
  const [first, second] = [towards(from, pull, share), towards(pull, to, share)]
  const middle = towards(first, second, share)
  return [
    [from, first, middle],
    [middle, second, to],
  ]
}

const towards = ([x, y]: Point, [toX, toY]: Point, share: number): Point => [
  x + (toX - x) * share,
  y + (toY - y) * share,
]
const reverse = ([from, pull, to]: Bow): Bow => [to, pull, from]

const between = (dice: Dice, low: number, high: number): number =>
  low + (dice(1_001) / 1_000) * (high - low)

function shuffle<Item>(items: readonly Item[], dice: Dice): Item[] {
  const left = [...items]
  return items.flatMap(() => left.splice(dice(left.length), 1))
}

const writeBow = ([from, pull, to]: Bow): string =>
  `M${writePoint(from)}Q${writePoint(pull)} ${writePoint(to)}`
/** A tenth of a point is finer than a screen. */
const writePoint = ([x, y]: Point): string => `${Number(x.toFixed(1))} ${Number(y.toFixed(1))}`
