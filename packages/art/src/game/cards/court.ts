import { type Colour, lighten } from '../../colour.ts'
import { starPoints } from '../../geometry.ts'
import { suits } from '../../parts/signs.ts'
import { box, circle, group, line, onBothSides, path, placed, polygon } from '../../svg.ts'

/** Gold without a gradient: its light, its body, its shade and its lines. */
const GOLD = { light: '#f8df92', body: '#e0ac42', shade: '#b57c1f', line: '#7d5212' } as const
const EDGE = { stroke: GOLD.line, width: 1, round: true } as const

/** What belongs to a figure instead of the figure, the same from both ends of the card. */
const HALVES = { K: king, Q: queen, J: jack } as const

export function drawCourt(
  rank: keyof typeof HALVES,
  suit: keyof typeof suits,
  ink: Colour,
): string {
  const half = HALVES[rank](ink)
  const panel = { x: -25, y: -63, width: 50, height: 126, corner: 5 }
  const inner = { x: -22.5, y: -60.5, width: 45, height: 121, corner: 3 }
  return [
    box(panel, { fill: lighten(ink, 0.9), stroke: GOLD.body, width: 1.6 }),
    path('M-22 17L22-17V60H-22Z', { fill: ink, fillOpacity: 0.07 }),
    box(inner, { stroke: GOLD.body, width: 0.7 }),
    half,
    placed(0, 0, { turn: 180 }, half),
    line('M-22 0H-12M12 0H22', GOLD.body, 1.6),
    circle(0, 0, 11, { fill: '#fdfdfb', stroke: GOLD.body, width: 1.8 }),
    placed(0, 0, { scale: 0.17 }, path(suits[suit], { fill: ink })),
  ].join('')
}

/** A crown of five tips on its cushion. */
function king(ink: Colour): string {
  const stones = [circle(0, -39, 3.4, {}), circle(-11, -36, 2.2, {}), circle(11, -36, 2.2, {})]
  const pearls = [circle(-20, -50, 2.3, {}), circle(0, -56, 2.7, {}), circle(20, -50, 2.3, {})]
  return [
    path('M-18-30L-20-49L-10-42L0-55L10-42L20-49L18-30Z', { fill: GOLD.body, ...EDGE }),
    path('M-18-30L-20-49L-10-42L0-55V-30Z', { fill: GOLD.light, fillOpacity: 0.75 }),
    path('M-18-33H18V-27C8-24-8-24-18-27Z', { fill: GOLD.shade, ...EDGE }),
    group({ fill: ink }, ...stones),
    group({ fill: GOLD.light, ...EDGE }, ...pearls),
    path('M-18-23C-8-19 8-19 18-23L20-15C8-10-8-10-20-15Z', { fill: ink, ...EDGE }),
    line('M-15-18C-6-14.6 6-14.6 15-18', GOLD.light, 1.5, { dash: '.1 4' }),
  ].join('')
}

/** A blossom in full bloom over two leaves. */
function queen(ink: Colour): string {
  const leaf = path('M0 0C-9-7-9-17 0-22C9-17 9-7 0 0Z', { fill: ink, ...EDGE })
  const inner = path('M0 0C-5-5-5-11 0-15C5-11 5-5 0 0Z', { fill: lighten(ink, 0.45) })
  const around = [-116, -58, 0, 58, 116, 180].map((turn) =>
    placed(0, -37, { turn, scale: 0.86 }, leaf, inner),
  )
  return [
    onBothSides(path('M2-16C10-26 19-24 21-16C16-10 8-11 2-16Z', { fill: GOLD.body, ...EDGE })),
    ...around,
    circle(0, -37, 6.4, { fill: GOLD.body, ...EDGE }),
    circle(-1.2, -38.4, 3, { fill: GOLD.light }),
  ].join('')
}

const SHIELD = 'M0-42C5-39 10-38 15-38C16-26 11-18 0-12C-11-18-16-26-15-38C-10-38-5-39 0-42Z'
const LIT_HALF = 'M0-38.6V-15.6C-9-20-13-27-12.6-35.4C-8-35.4-4-36.4 0-38.6Z'

/** A shield before two feathers. */
function jack(ink: Colour): string {
  const feather = placed(
    2,
    -18,
    { turn: 25 },
    path('M0 0C-7-12-7-28 0-42C7-28 7-12 0 0Z', { fill: GOLD.body, ...EDGE }),
    path('M0-2C-5-12-5-26 0-38Z', { fill: GOLD.light, fillOpacity: 0.85 }),
    line('M0 0V-34M0-20L4-25M0-27L4-32', GOLD.line, 0.9),
  )
  const star = starPoints(8, 0.42).map(([x, y]) => [x, y - 26] as const)
  return [
    onBothSides(feather),
    path(SHIELD, { fill: ink, stroke: GOLD.light, width: 2, round: true }),
    path(LIT_HALF, { fill: lighten(ink, 0.25) }),
    polygon(star, { fill: GOLD.light }),
  ].join('')
}
