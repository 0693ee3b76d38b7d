import { ballSvg, type BallColour } from '@oriel/art/game/balls'
import { sceneSvg } from '@oriel/art/game/scenes'

const NUMBERS = 80
/** The first quarter of the numbers to the last. */
const COLOURS = ['gold', 'red', 'blue', 'green'] as const satisfies readonly BallColour[]
const QUARTER = NUMBERS / COLOURS.length

const colourOf = (number: number): BallColour =>
  COLOURS[Math.floor((number - 1) / QUARTER)] ?? COLOURS[0]

/** A ball for each number, "ball-44", and the hall around. */
export const pictures: Readonly<Record<string, string>> = {
  'hall-desktop': sceneSvg('fast-5d', 'desktop', 'teal'),
  'hall-phone': sceneSvg('fast-5d', 'phone', 'teal'),
  ...Object.fromEntries(
    Array.from({ length: NUMBERS }, (_, at) => [
      `ball-${at + 1}`,
      ballSvg(at + 1, colourOf(at + 1)),
    ]),
  ),
}
