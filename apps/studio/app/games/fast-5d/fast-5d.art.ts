import { ballSvg, type BallColour } from '@oriel/art/game/balls'
import { sceneSvg } from '@oriel/art/game/scenes'

/** From the first place to the last. */
const COLOURS = ['gold', 'red', 'blue', 'green', 'violet'] as const satisfies readonly BallColour[]
const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** A ball for each place, counted from 0, and each digit: "ball-2-7"; and the hall around. */
export const pictures: Readonly<Record<string, string>> = {
  'hall-desktop': sceneSvg('fast-5d', 'desktop'),
  'hall-phone': sceneSvg('fast-5d', 'phone'),
  ...Object.fromEntries(
    COLOURS.flatMap((colour, place) =>
      DIGITS.map((digit) => [`ball-${place}-${digit}`, ballSvg(digit, colour)]),
    ),
  ),
}
