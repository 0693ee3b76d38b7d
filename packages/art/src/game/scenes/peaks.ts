import type { Brush } from '../../brush.ts'
import { type Colour, mix } from '../../colour.ts'
import { steps } from '../../geometry.ts'
import { circle, curve, path } from '../../svg.ts'
import { type Backcloth, cover, glow, quiet, type View } from './light.ts'

/** The moon behind five ranks of steep peaks, with mist between them. */
export const peaks: Backcloth = (brush, view) => {
  const { deep, middle, bright, warm, cool } = brush.palette
  const { width, height } = view
  const night = brush.radial(
    [
      [0, mix(bright, middle, 0.5)],
      [0.42, mix(middle, deep, 0.2)],
      [1, deep],
    ],
    [0.5, 0.34, 0.82],
  )
  const radius = Math.min(width, height) * 0.27
  const face = brush.radial([
    [0, '#fffbe0', 0.85],
    [0.7, warm, 0.7],
    [1, warm, 0.4],
  ])
  const ranks = steps(5).map((rank) => {
    const colour = mix(mix(bright, middle, 0.5 + rank * 0.12), deep, 0.2 + rank * 0.18)
    const mist: [number, number] = [width * (0.2 + rank * 0.17), height * (0.53 + rank * 0.115)]
    return (
      drawRank(brush, view, rank, colour) +
      glow(brush, mist, [width * 0.5, height * 0.07], cool, 0.2 - rank * 0.03)
    )
  })
  return [
    cover(view, night),
    glow(brush, [width / 2, height * 0.32], [radius * 2.4, radius * 2.4], cool, 0.5),
    circle(width / 2, height * 0.32, radius, { fill: face, opacity: 0.4 }),
    ...ranks,
    quiet(brush, view, deep, 0.72),
  ].join('')
}

/** Peaks from side to side, each a curve up and a curve down. */
function drawRank(brush: Brush, { width, height }: View, rank: number, colour: Colour): string {
  const base = height * (0.5 + rank * 0.115)
  const parts = [`M-80 ${height}V${base.toFixed(0)}`]
  let x = -80 - brush.random() * 60
  while (x < width + 80) {
    const breadth = 60 + brush.random() * 150
    const rise = (70 + brush.random() * 130) * (1 - rank * 0.1) * (height / 720)
    const at = (part: number) => x + breadth * part
    parts.push(
      curve([at(0.18), base], [at(0.2), base - rise], [at(0.5), base - rise]),
      curve([at(0.8), base - rise], [at(0.78), base - 8], [at(1), base]),
    )
    x += breadth
  }
  const fill = brush.down(mix(colour, brush.palette.cool, 0.2 - rank * 0.03), colour, colour)
  return path(`${parts.join('')}V${height}Z`, { fill })
}
