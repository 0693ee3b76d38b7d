import { hash32 } from '@oriel/core/partition'
import { type BackdropName, backdrops } from './backdrops.ts'
import { type Brush, createBrush, type Stop } from './brush.ts'
import { darken, lighten } from './colour.ts'
import { type EmblemName, emblems } from './emblems.ts'
import type { Point } from './geometry.ts'
import { type Palette, type PaletteName, palettes } from './palette.ts'
import { randomOf } from './random.ts'
import { box, circle, ellipse, escapeText, figure, group, path } from './svg.ts'

/** A whole picture but for its words: what is seen, where it stands, and how light falls. */
export type Scene = {
  /** Decides everything that is left to chance. */
  readonly seed: string
  /** Pictures with different keys get different ids, so they may stand in one page. */
  readonly key: string
  readonly width: number
  readonly height: number
  readonly hero: Point
  readonly scale: number
  readonly tilt?: number
  readonly emblem: EmblemName
  readonly palette: PaletteName
  readonly backdrop: BackdropName
  readonly sparkles: number
  /** The part of the width on the left that words need for themselves. */
  readonly quiet?: number
  /** How dark it gets at the bottom: for words, softly, or not at all. */
  readonly foot: 'words' | 'soft' | 'none'
  readonly glow?: number
}

/** Of one length, so that a prefix and a number never look like another prefix. */
const PREFIX_DIGITS = 7
export const idPrefix = (key: string): string =>
  `a${hash32(key).toString(36).padStart(PREFIX_DIGITS, '0')}`

/** The label makes it a picture for those who listen; without one it is decoration. */
export function wrap(width: number, height: number, content: string, label = ''): string {
  const said = `role="img" aria-label="${escapeText(label)}"`
  const role = label === '' ? ' aria-hidden="true"' : ` ${said}`
  const size = ` viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg"${size}${role}>${content}</svg>`
}

/** The inside of the picture; what `over` draws comes last, with the same brush. */
export function drawScene(scene: Scene, over: (brush: Brush) => string = () => ''): string {
  const { key, seed, width, height, hero, scale, tilt = 0 } = scene
  const palette: Palette = palettes[scene.palette]
  const brush = createBrush(idPrefix(key), palette, randomOf(seed))
  const frame = { x: 0, y: 0, width, height }
  const behind = backdrops[scene.backdrop](brush, { width, height, hero })
  const subject = emblems[scene.emblem].draw(brush)
  const place = `translate(${figure(hero[0])} ${figure(hero[1])})`
  const turn = tilt === 0 ? '' : `rotate(${figure(tilt)})`
  const drawn = [
    box(frame, { fill: base(brush, scene) }),
    behind,
    glow(brush, scene),
    group(
      { filter: brush.filter('shadow'), transform: `${place}scale(${figure(scale, 2)})${turn}` },
      subject,
    ),
    sparkles(brush, scene),
    box(frame, { fill: vignette(brush) }),
    foot(brush, scene),
    over(brush),
  ]
  return `<defs>${brush.definitions()}</defs>${drawn.join('')}`
}

function base(brush: Brush, { width, height, hero }: Scene): string {
  const { deep, middle, bright } = brush.palette
  const stops: Stop[] = [
    [0, bright],
    [0.42, middle],
    [1, deep],
  ]
  return brush.radial(stops, [hero[0] / width, hero[1] / height, 0.78])
}

function glow(brush: Brush, { width, height, hero, glow: size = 1 }: Scene): string {
  const { bright } = brush.palette
  const radius = Math.min(width, height) * 0.62 * size
  const fill = brush.radial([
    [0, lighten(bright, 0.55), 0.85],
    [0.35, bright, 0.45],
    [1, bright, 0],
  ])
  return ellipse(hero[0], hero[1], radius, radius, { fill, opacity: 0.8 })
}

const vignette = (brush: Brush): string =>
  brush.radial(
    [
      [0.55, '#000', 0],
      [1, '#000', 0.55],
    ],
    [0.5, 0.42, 0.78],
  )

function foot(brush: Brush, { width, height, foot: kind }: Scene): string {
  if (kind === 'none') return ''
  const { deep } = brush.palette
  const soft: Stop[] = [
    [0, deep, 0],
    [1, deep, 0.55],
  ]
  const forWords: Stop[] = [
    [0, deep, 0],
    [0.52, deep, 0.1],
    [0.78, darken(deep, 0.2), 0.82],
    [1, darken(deep, 0.45), 0.97],
  ]
  const fill = brush.linear(kind === 'soft' ? soft : forWords)
  return box({ x: 0, y: height * 0.4, width, height: height * 0.6 }, { fill })
}

/** The largest sparkles are stars of four points, the others dots. */
const STAR_FROM = 3.6
/** None of them stands on the face of the subject. */
const FACE = 62

function sparkles(brush: Brush, scene: Scene): string {
  const { width, height, hero, scale, sparkles: count, quiet = 0 } = scene
  const drawn: string[] = []
  for (let index = 0; index < count; index += 1) {
    const x = width * (quiet + brush.random() * (1 - quiet))
    const y = brush.random() * height * 0.86
    const chance = brush.random()
    const radius = chance * chance * 7 + 1.2
    const shine = brush.random()
    const colour = brush.random() > 0.5 ? brush.palette.warm : '#fff'
    const besides = Math.max(Math.abs(x - hero[0]), Math.abs(y - hero[1])) > FACE * scale
    drawn.push(
      radius > STAR_FROM && besides
        ? path(fourPoints(x, y, radius * 1.7), { fill: '#fff', opacity: 0.85 })
        : circle(x, y, Math.min(radius, STAR_FROM) * 0.55, {
            fill: colour,
            opacity: 0.35 + shine * 0.6,
          }),
    )
  }
  return drawn.join('')
}

function fourPoints(x: number, y: number, reach: number): string {
  const far = figure(reach)
  const start = `M${figure(x)} ${figure(y - reach)}`
  return `${start}q0 ${far} ${far} ${far}q-${far} 0-${far} ${far}q0-${far}-${far}-${far}q${far} 0 ${far}-${far}z`
}
