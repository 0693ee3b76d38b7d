import { FROM_ABOVE } from '../brush.ts'
import { type Colour, darken, lighten, mix } from '../colour.ts'
import { circle, group, path } from '../svg.ts'
import { drawFigures } from './figures.ts'
import { drawSprite, type Reach } from './frame.ts'
import { turns } from './parts.ts'
import type { GameBrush } from './relief.ts'

export const chipValues = [1, 5, 25, 100, 500, 1000] as const
export type ChipValue = (typeof chipValues)[number]

type Chip = {
  readonly body: Colour
  readonly inlay: Colour
  readonly ink: Colour
  /** One inlay of the edge, at the top, and how many there are. */
  readonly mark: string
  readonly count: number
}

/** Inlays of the edge: each value has its own, for eyes that do not part the colours. */
const MARKS = {
  block: 'M-10-58A59 59 0 0 1 10-58L7.6-45A46 46 0 0 0-7.6-45Z',
  pair: 'M-14-57.300A59 59 0 0 1-4-58.900L-3.1-45.900A46 46 0 0 0-10.9-44.700ZM14-57.300A59 59 0 0 0 4-58.900L3.1-45.900A46 46 0 0 1 10.9-44.700Z',
  wedge: 'M-14-57.300A59 59 0 0 1 14-57.300L0-44Z',
  diamond: 'M0-60L11-52L0-44L-11-52Z',
  wide: 'M-20-55.500A59 59 0 0 1 20-55.500L15-43.500A46 46 0 0 0-15-43.500Z',
  ray: 'M-5-58.800A59 59 0 0 1 5-58.800L3.9-45.800A46 46 0 0 0-3.9-45.800Z',
} as const

const CHIPS: Readonly<Record<ChipValue, Chip>> = {
  1: { body: '#dfe5f0', inlay: '#5b6b94', ink: '#1a2135', mark: MARKS.block, count: 8 },
  5: { body: '#d8263f', inlay: '#fff4f0', ink: '#ffffff', mark: MARKS.wide, count: 4 },
  25: { body: '#149a63', inlay: '#f2fff8', ink: '#ffffff', mark: MARKS.pair, count: 6 },
  100: { body: '#262d45', inlay: '#ffd98a', ink: '#ffe29a', mark: MARKS.diamond, count: 8 },
  500: { body: '#6b3fe0', inlay: '#f4eeff', ink: '#ffffff', mark: MARKS.wedge, count: 6 },
  1000: { body: '#e3a91f', inlay: '#5a3606', ink: '#2a1803', mark: MARKS.ray, count: 16 },
}

const CHIP: Reach = [64, 64]
const CHIP_SIZE = 64
const RADIUS = 59

/** A chip seen from above. The label may say another amount in the money that is played with. */
export function chipSvg(
  value: ChipValue,
  label: string = value >= 1000 ? `${value / 1000}K` : String(value),
  size = CHIP_SIZE,
): string {
  const key = ['chip', value, label]
  return drawSprite({ key, reach: CHIP, size }, (brush) => drawChip(brush, CHIPS[value], label))
}

function drawChip(brush: GameBrush, chip: Chip, label: string): string {
  const { body, inlay, ink } = chip
  const face = brush.radial(
    [
      [0, lighten(body, 0.3)],
      [0.55, body],
      [1, darken(body, 0.28)],
    ],
    FROM_ABOVE,
  )
  const edge = brush.linear(
    [
      [0, '#fff', 0.75],
      [0.45, '#fff', 0.05],
      [0.6, '#000', 0.05],
      [1, '#000', 0.55],
    ],
    [0.2, 0, 0.8, 1],
  )
  const mark = brush.stamp(path(chip.mark, { fill: inlay }))
  const ring = brush.down(mix(body, '#000000', 0.34), mix(body, '#000000', 0.1))
  return [
    circle(0, 4, RADIUS, { fill: darken(body, 0.72) }),
    circle(0, 0, RADIUS, { fill: face }),
    ...turns(chip.count).map((turn) => mark(`rotate(${turn})`)),
    circle(0, 0, RADIUS - 1.6, { stroke: edge, width: 3.2 }),
    circle(0, 0, 43.5, { fill: ring, stroke: edge, width: 1.6, transform: 'rotate(180)' }),
    circle(0, 0, 38.5, { stroke: inlay, strokeOpacity: 0.8, width: 1.8, dash: '4.04 4.04' }),
    group({ opacity: 0.35, transform: 'translate(0 2)' }, number(label, '#000')),
    number(label, ink),
    path('M-37-30A47.5 47.5 0 0 1 20-43', gloss),
  ].join('')
}

const gloss = { stroke: '#fff', strokeOpacity: 0.5, width: 3, round: true } as const

const number = (label: string, colour: string): string =>
  drawFigures(label, { colour, height: label.length > 2 ? 27 : 34, width: 62, weight: 19 })
