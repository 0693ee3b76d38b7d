import { type Point, polar } from '../../geometry.ts'
import { arc, circle, path, spot } from '../../svg.ts'
import { type Backcloth, cover, dots, glow } from './light.ts'

/** Night over the edge of a world: stars, three clouds of light, and the horizon below. */
export const sky: Backcloth = (brush, view) => {
  const { width, height } = view
  const night = brush.radial(
    [
      [0, '#2a1f86'],
      [0.42, '#150e4c'],
      [1, '#060318'],
    ],
    [0.78, 0.2, 1],
  )
  const anywhere = (): Point => [brush.random() * width, brush.random() * height * 0.9]
  const band = (): Point => {
    const along = brush.random()
    const beside = (brush.random() + brush.random() + brush.random() - 1.5) * height * 0.22
    return [along * width, height * (0.62 - along * 0.5) + beside]
  }
  return [
    cover(view, night),
    glow(brush, [width * 0.7, height * 0.24], [width * 0.42, height * 0.34], '#5b3df5', 0.55),
    glow(brush, [width * 0.16, height * 0.46], [width * 0.34, height * 0.32], '#b0329a', 0.34),
    glow(brush, [width * 0.96, height * 0.66], [width * 0.3, height * 0.36], '#1487b8', 0.36),
    dots(190, band, { colour: '#b9b2ff', width: 1, opacity: 0.5 }),
    dots(150, anywhere, { colour: '#ffffff', width: 1.2, opacity: 0.5 }),
    dots(60, anywhere, { colour: '#bfe9ff', width: 2, opacity: 0.7 }),
    dots(18, anywhere, { colour: '#fff3d8', width: 3, opacity: 0.85 }),
    horizon(brush, view),
  ].join('')
}

/** A planet so near that only its upper edge is seen, with light in its air. */
const horizon: Backcloth = (brush, { width, height, tall }) => {
  const radius = width * (tall ? 1.5 : 1.05)
  const [x, y] = [width * 0.42, height + radius - (tall ? 74 : 66)]
  const air = brush.radial([
    [0.92, '#7f8dff', 0],
    [0.945, '#7f8dff', 0.5],
    [0.965, '#8fb6ff', 0.28],
    [1, '#7f8dff', 0],
  ])
  const ground = brush.radial(
    [
      [0, '#4a68d8'],
      [0.07, '#2c38a4'],
      [0.2, '#1a1760'],
      [0.5, '#070420'],
    ],
    [0.5, 0, 1],
  )
  const lit = `M${spot(polar(radius, 245, [x, y]))}${arc(radius, polar(radius, 295, [x, y]))}`
  return [
    circle(x, y, radius * 1.06, { fill: air }),
    circle(x, y, radius, { fill: ground }),
    path(lit, { stroke: '#cfe0ff', strokeOpacity: 0.7, width: 2, round: true }),
  ].join('')
}
