/** A place in a picture: to the right, then down. */
export type Point = readonly [x: number, y: number]

const RADIANS_PER_DEGREE = Math.PI / 180
/** From the third power to the thirteenth: the sum is off by less than a billionth. */
const SINE_TERMS = [6, 20, 42, 72, 110, 156] as const

/**
 * Engines may differ in the last bit of Math.sin, and a picture must have the same bytes in all
 * of them. This uses only operations that the standard defines exactly.
 */
export function sine(degrees: number): number {
  const turned = degrees - 360 * Math.round(degrees / 360)
  const folded = turned > 90 ? 180 - turned : turned < -90 ? -180 - turned : turned
  const angle = folded * RADIANS_PER_DEGREE
  let term = angle
  let sum = angle
  for (const divisor of SINE_TERMS) {
    term *= -(angle * angle) / divisor
    sum += term
  }
  return sum
}

export const cosine = (degrees: number): number => sine(degrees + 90)

/** The point at this distance and angle; 0 is to the right, 90 is down. */
export const polar = (radius: number, degrees: number, centre: Point = [0, 0]): Point => [
  centre[0] + radius * cosine(degrees),
  centre[1] + radius * sine(degrees),
]

/** The point a part of the way from one to the other. */
export const between = (from: Point, to: Point, part: number): Point => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
]

export const mirrored = ([x, y]: Point): Point => [-x, y]

/** 0, 1, … count - 1. */
export const steps = (count: number): number[] => Array.from({ length: count }, (_, step) => step)

/** The corners of a star with its first tip up; `waist` is the inner radius as a part of it. */
export const starPoints = (radius: number, waist = 0.42, tips = 5): Point[] =>
  steps(tips * 2).map((step) =>
    polar(step % 2 === 0 ? radius : radius * waist, -90 + (step * 180) / tips),
  )
