import type { Brush } from '../brush.ts'
import { darken, lighten } from '../colour.ts'
import type { Emblem } from '../emblem.ts'
import { type Facet, facets } from '../parts/bodies.ts'
import { bevel, gold, GOLD_SHADE } from '../parts/materials.ts'
import { circle, onBothSides, path } from '../svg.ts'

/** An eye in a facet head: a dark corner with a bright pupil. */
const facetEye = (brush: Brush, data: string, x: number, y: number, radius: number): string =>
  onBothSides(path(data, { fill: '#0b0710' }) + circle(x, y, radius, { fill: brush.palette.warm }))

const FOX: readonly Facet[] = [
  [[0, -30], [20, -34], [0, 10], 0.75],
  [[20, -34], [44, -20], [24, 10], 0.62],
  [[20, -34], [24, 10], [0, 10], 0.55],
  [[44, -20], [24, 10], [62, 14], 0.45],
  [[20, -34], [44, -20], [50, -96], 0.7],
  [[44, -20], [50, -96], [78, -22], 0.32],
  [[50, -96], [40, -36], [56, -34], 0.2],
  [[44, -20], [78, -22], [62, 14], 0.5],
  [[78, -22], [62, 14], [92, 18], 0.36],
  [[62, 14], [92, 18], [56, 48], 0.85, 'accent'],
  [[24, 10], [62, 14], [34, 44], 0.8, 'accent'],
  [[62, 14], [34, 44], [56, 48], 0.66, 'accent'],
  [[0, 10], [24, 10], [14, 56], 0.48],
  [[24, 10], [34, 44], [14, 56], 0.34],
  [[0, 10], [14, 56], [0, 66], 0.7],
  [[14, 56], [34, 44], [24, 70], 0.72, 'accent'],
  [[14, 56], [24, 70], [0, 66], 0.16],
  [[0, 66], [24, 70], [0, 90], 0.55, 'accent'],
  [[56, 48], [34, 44], [24, 70], 0.52, 'accent'],
]

const fox: Emblem = {
  draw: (brush) =>
    facets(FOX, brush.palette.bright, '#fff1dc') + facetEye(brush, 'M22 4L46-6L40 12Z', 36, 4, 4.6),
  flat: {
    area: 'M0-30L20-34L50-96L78-22L92 18L56 48L0 90L-56 48L-92 18L-78-22L-50-96L-20-34Z',
    detail: 'M22 4L46-6L40 12ZM-22 4L-46-6L-40 12ZM0 88L18 66H-18Z',
    line: 'M-86 16L-62 14L0 62L62 14L86 16',
  },
}

const BULL: readonly Facet[] = [
  [[0, -50], [28, -46], [0, 0], 0.8],
  [[28, -46], [40, -16], [0, 0], 0.58],
  [[28, -46], [60, -40], [40, -16], 0.44],
  [[0, 0], [40, -16], [30, 26], 0.46],
  [[40, -16], [60, -40], [52, 6], 0.3],
  [[40, -16], [52, 6], [30, 26], 0.5],
  [[0, 0], [30, 26], [22, 60], 0.62],
  [[0, 0], [22, 60], [0, 60], 0.82],
  [[30, 26], [38, 62], [22, 60], 0.36],
  [[22, 60], [38, 62], [26, 88], 0.3],
  [[0, 60], [22, 60], [26, 88], 0.5],
  [[0, 60], [26, 88], [0, 94], 0.66],
  [[60, -40], [88, -24], [52, 6], 0.24],
  [[60, -40], [88, -24], [96, -40], 0.5],
]
const HORN = 'M24-48C44-62 82-58 88-106C110-82 112-44 62-36C46-34 32-38 24-48Z'

const bull: Emblem = {
  draw: (brush) =>
    [
      onBothSides(bevel(brush, path(HORN, { fill: brush.down('#fffdf2', '#f2dcae', '#8a6a34') }))),
      facets(BULL, brush.palette.bright, '#fff0c8'),
      facetEye(brush, 'M22-12L38-20L36-6Z', 32, -12, 3.6),
      path('M-14 78A14 14 0 1 0 14 78', { stroke: gold(brush), width: 6 }),
    ].join(''),
  flat: {
    area: 'M0-50H24C44-62 82-58 88-106C110-82 112-48 70-38L96-40L88-24L52 6L38 62L26 88L0 94L-26 88L-38 62L-52 6L-88-24L-96-40L-70-38C-112-48-110-82-88-106C-82-58-44-62-24-50Z',
    detail: 'M22-12L38-20L36-6ZM-22-12L-38-20L-36-6Z',
    line: 'M-28-44L-60-40M28-44L60-40M-14 76A14 14 0 1 0 14 76',
  },
}

const OWL: readonly Facet[] = [
  [[0, -52], [30, -66], [10, -16], 0.72],
  [[30, -66], [74, -92], [52, -36], 0.42],
  [[30, -66], [52, -36], [10, -16], 0.58],
  [[52, -36], [74, -92], [84, -20], 0.26],
  [[52, -36], [84, -20], [66, 20], 0.4],
  [[10, -16], [52, -36], [66, 20], 0.5],
  [[10, -16], [66, 20], [30, 34], 0.44],
  [[10, -16], [30, 34], [0, 34], 0.6],
  [[10, -16], [0, -52], [0, 34], 0.84],
  [[66, 20], [84, -20], [90, 40], 0.28],
  [[66, 20], [90, 40], [54, 66], 0.44],
  [[30, 34], [66, 20], [54, 66], 0.6, 'accent'],
  [[0, 34], [30, 34], [20, 84], 0.76, 'accent'],
  [[30, 34], [54, 66], [20, 84], 0.5, 'accent'],
  [[0, 34], [20, 84], [0, 94], 0.9, 'accent'],
  [[54, 66], [20, 84], [30, 98], 0.3],
]

function owlEye(brush: Brush): string {
  const { warm } = brush.palette
  const pupil = brush.radial([
    [0, '#fff3b0'],
    [0.6, warm],
    [1, darken(warm, 0.6)],
  ])
  return [
    circle(38, -6, 28, { fill: '#140b12', stroke: gold(brush), width: 4 }),
    circle(38, -6, 19, { fill: pupil }),
    circle(36, -6, 10, { fill: '#08060c' }),
    circle(32, -11, 3.4, { fill: '#fff' }),
  ].join('')
}

const owl: Emblem = {
  draw: (brush) =>
    [
      facets(OWL, brush.palette.bright, lighten(brush.palette.cool, 0.4)),
      onBothSides(owlEye(brush)),
      path('M-11 6H11L0 38Z', { fill: gold(brush), stroke: GOLD_SHADE, width: 1.5 }),
    ].join(''),
  flat: {
    area: 'M0-52L30-66L74-92L84-20L90 40L54 66L30 98L0 94L-30 98L-54 66L-90 40L-84-20L-74-92L-30-66Z',
    detail:
      'M38-34A28 28 0 1 1 38 22A28 28 0 1 1 38-34M-38-34A28 28 0 1 1-38 22A28 28 0 1 1-38-34M-11 14H11L0 42Z',
  },
}

export const heads = { fox, bull, owl } as const
