import { ACROSS, type Brush, SLANTED } from '../brush.ts'
import { type Colour, darken, lighten } from '../colour.ts'
import type { Emblem } from '../emblem.ts'
import { polar, steps } from '../geometry.ts'
import { sphere } from '../parts/bodies.ts'
import { bevel, gold, shine } from '../parts/materials.ts'
import { suits } from '../parts/signs.ts'
import { arc, box, circle, ellipse, path, placed, spot, through } from '../svg.ts'

const CARD = { x: -46, y: -68, width: 92, height: 136, corner: 11 } as const
const RED: Colour = '#d8193a'
const BLACK: Colour = '#131a2b'

function card(brush: Brush, sign: string, colour: Colour): string {
  const paper = brush.linear(
    [
      [0, '#ffffff'],
      [1, '#d9dfee'],
    ],
    SLANTED,
  )
  const small = path(sign, { fill: colour })
  return [
    box({ ...CARD, x: -42, y: -62 }, { fill: '#000', opacity: 0.35 }),
    box(CARD, { fill: paper, stroke: gold(brush), width: 3 }),
    placed(-30, -48, { scale: 0.26 }, small),
    placed(30, 48, { turn: 180, scale: 0.26 }, small),
    placed(0, 0, { scale: 0.86 }, small),
  ].join('')
}

const cards: Emblem = {
  draw: (brush) =>
    placed(
      0,
      0,
      { scale: 0.92 },
      placed(-52, 14, { turn: -30 }, card(brush, suits.club, BLACK)),
      placed(-18, -4, { turn: -8 }, card(brush, suits.heart, RED)),
      placed(20, -4, { turn: 14 }, card(brush, suits.spade, BLACK)),
      placed(54, 16, { turn: 36 }, card(brush, suits.diamond, RED)),
    ),
  flat: {
    area: 'M-36-70L36-70L44-62V62L36 70H-36L-44 62V-62ZM-52-62L-84-48L-90-38L-54 68H-48ZM52-62L84-48L90-38L54 68H48Z',
    detail: suits.spade,
  },
}

const SPADE =
  'M0-98C26-56 92-22 92 32C92 72 56 86 32 74C22 70 13 60 8 50C10 72 20 86 36 94H-36C-20 86-10 72-8 50C-13 60-22 70-32 74C-56 86-92 72-92 32C-92-22-26-56 0-98Z'

const spade: Emblem = {
  draw: (brush) =>
    [
      path(SPADE, { fill: gold(brush), transform: 'scale(1.06)' }),
      bevel(brush, path(SPADE, { fill: brush.down('#39405f', '#151a2c', '#05070e') })),
      placed(0, 8, { scale: 0.34 }, path(suits.spade, { fill: gold(brush) })),
    ].join(''),
  flat: { area: SPADE, detail: 'M0-20L20 14L0 40L-20 14Z' },
}

const POCKETS = 16

function drawWheel(brush: Brush): string {
  const edge = (pocket: number) => (pocket * 360) / POCKETS - 6
  const slice = (pocket: number, fill: string) => {
    const rim = arc(80, polar(80, edge(pocket + 1)))
    return path(`M0 0L${spot(polar(80, edge(pocket)))}${rim}Z`, { fill })
  }
  const colourOf = (pocket: number) =>
    pocket === 0 ? '#17a05a' : pocket % 2 ? '#c3182f' : '#151823'
  const rims = steps(POCKETS).map((pocket) =>
    through([polar(46, edge(pocket)), polar(80, edge(pocket))]),
  )
  const spoke = (turn: number) =>
    box(
      { x: -40, y: -4, width: 80, height: 8, corner: 4 },
      { fill: gold(brush), transform: `rotate(${turn})` },
    )
  const hub = brush.radial([
    [0, '#7a3a14'],
    [1, '#2a0f05'],
  ])
  return [
    bevel(brush, circle(0, 0, 98, { fill: gold(brush) })),
    circle(0, 0, 89, { fill: '#3b1a08' }),
    ...steps(POCKETS).map((pocket) => slice(pocket, colourOf(pocket))),
    path(rims.join(''), { stroke: '#f5cf71', width: 1.6 }),
    circle(0, 0, 80, { stroke: '#ffe6a0', width: 2 }),
    circle(0, 0, 46, { fill: hub, stroke: '#ffd871', width: 3 }),
    bevel(brush, ...[0, 45, 90, 135].map(spoke)),
    sphere(brush, 0, 0, 15, '#ffd258', '#7d480b'),
    sphere(brush, 46, -50, 9, '#ffffff', '#7b879f'),
    shine('M-70-64A95 95 0 0 1 20-92', 6, 0.55),
  ].join('')
}

const wheel: Emblem = {
  draw: drawWheel,
  flat: {
    area: 'M0-98A98 98 0 1 1 0 98A98 98 0 1 1 0-98Z',
    detail:
      'M0 0L-30-76A82 82 0 0 1 30-76ZM0 0L30 76A82 82 0 0 1-30 76ZM0 0L76-30A82 82 0 0 1 76 30ZM0 0L-76 30A82 82 0 0 1-76-30Z',
  },
}

/** A chip lies flat, so circles become ellipses of this height. */
const SQUASH = 32 / 76
const onChip = (radius: number, degrees: number): string => {
  const [x, y] = polar(radius, degrees)
  return spot([x, y * SQUASH])
}

function chip(brush: Brush, colour: Colour): string {
  const notches = steps(8).map((notch) => {
    const [start, end] = [notch * 45 - 10, notch * 45 + 10]
    const inner = `M${onChip(58, start)}L${onChip(76, start)}`
    return `${inner}A76 32 0 0 1 ${onChip(76, end)}L${onChip(58, end)}Z`
  })
  const edges = [154, 123, 99, 73, 46].map((angle) => `M${onChip(76, angle)}v15h15v-15z`)
  const side = brush.linear(
    [
      [0, darken(colour, 0.65)],
      [0.35, colour],
      [0.65, darken(colour, 0.2)],
      [1, darken(colour, 0.7)],
    ],
    ACROSS,
  )
  const face = { fill: darken(colour, 0.22), stroke: '#fff', strokeOpacity: 0.8, width: 2 }
  return [
    path('M-76 0V15A76 32 0 0 0 76 15V0Z', { fill: side }),
    path(edges.join(''), { fill: '#fff', opacity: 0.85 }),
    ellipse(0, 0, 76, 32, { fill: brush.down(lighten(colour, 0.35), colour) }),
    path(notches.join(''), { fill: '#fff', opacity: 0.92 }),
    ellipse(0, 0, 54, 22, face),
    ellipse(0, 0, 40, 16, { stroke: gold(brush), width: 2.5 }),
  ].join('')
}

function drawChips(brush: Brush): string {
  const { middle, bright, warm } = brush.palette
  const light = brush.stamp(chip(brush, bright))
  const dark = chip(brush, '#171c2c')
  return [
    placed(0, 62, {}, chip(brush, middle)),
    light('translate(6 42)'),
    placed(-5, 22, {}, dark),
    placed(4, 2, {}, chip(brush, warm)),
    light('translate(-3 -18)'),
    placed(2, -38, {}, chip(brush, '#c81f3a')),
    placed(2, -38, { scale: [0.24, 0.1] }, path(suits.spade, { fill: '#fff' })),
  ].join('')
}

const chips: Emblem = {
  draw: drawChips,
  flat: {
    area: 'M-78-40A78 32 0 0 1 78-40V62A78 32 0 0 1-78 62Z',
    line: 'M-78-40A78 32 0 0 0 78-40M-78-14A78 32 0 0 0 78-14M-78 12A78 32 0 0 0 78 12M-78 38A78 32 0 0 0 78 38',
    detail: 'M0-60L40-42L0-24L-40-42Z',
  },
}

export const table = { cards, spade, wheel, chips } as const
