import type { Brush } from '../brush.ts'
import { steps } from '../geometry.ts'
import { ellipse } from '../svg.ts'

/** The soft dark place below a thing, so that it stands on the reel and does not float. */
export function standing(brush: Brush, y = 104, across = 84): string {
  const fill = brush.radial([
    [0, '#000', 0.5],
    [1, '#000', 0],
  ])
  return ellipse(0, y, across, across / 7, { fill })
}

/** Angles at even distances round a circle. */
export const turns = (count: number): number[] => steps(count).map((step) => (step * 360) / count)
