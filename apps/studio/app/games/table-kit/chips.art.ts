import { chipSvg, chipValues } from '@oriel/art/game/chips'

/** Chips without a number: what they are worth depends on the money that is played with. */
export const pictures: Readonly<Record<string, string>> = Object.fromEntries(
  chipValues.map((value) => [`chip-${value}`, chipSvg(value, '')]),
)
