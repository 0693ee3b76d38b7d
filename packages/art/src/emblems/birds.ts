import { UP } from '../brush.ts'
import { type Colour, darken, lighten, mix } from '../colour.ts'
import type { Emblem } from '../emblem.ts'
import { steps } from '../geometry.ts'
import { petal } from '../parts/bodies.ts'
import { bevel, gold, INK, roundGold } from '../parts/materials.ts'
import { circle, ellipse, figure, line, onBothSides, path, placed } from '../svg.ts'

const peacock: Emblem = {
  draw: (brush) => {
    const { deep, middle, bright, warm, cool } = brush.palette
    const fill = brush.linear(
      [
        [0, darken(middle, 0.2)],
        [0.5, bright],
        [1, mix(bright, cool, 0.5)],
      ],
      UP,
    )
    const plume = brush.stamp(
      [
        path(petal(24, 158), { fill, stroke: cool, strokeOpacity: 0.45 }),
        path('M0 0V-150', { stroke: warm, strokeOpacity: 0.7, width: 1.6 }),
        ellipse(0, -124, 16, 22, { fill: gold(brush) }),
        ellipse(0, -122, 11, 15, { fill: middle }),
        ellipse(0, -120, 6.5, 9, { fill: cool }),
      ].join(''),
    )
    const plumes = steps(11).map((step) => {
      const place = step % 2 ? 10 - (step >> 1) : step >> 1
      return plume(`translate(0 74)rotate(${figure((place / 10 - 0.5) * 168)})`)
    })
    const neck = 'M-15 92C-25 58-4 44-10 20C-14 0 0-14 12-8C24-2 20 14 12 20C20 50 26 66 15 92Z'
    const drawn = [
      ...plumes,
      bevel(
        brush,
        path(neck, {
          fill: brush.down(mix(bright, cool, 0.4), bright, darken(middle, 0.4)),
          stroke: deep,
          width: 1.5,
        }),
      ),
      path('M18 0L34 6L18 11Z', { fill: gold(brush) }),
      circle(8, 1, 3.4, { fill: INK }),
      line('M2-10L-4-28M6-11V-30M10-10L16-28', warm, 2.4),
      circle(-4, -30, 3.4, { fill: roundGold(brush) }),
      circle(6, -32, 3.4, { fill: roundGold(brush) }),
      circle(16, -30, 3.4, { fill: roundGold(brush) }),
    ]
    return placed(0, 0, { scale: 0.88 }, ...drawn)
  },
  flat: {
    area: 'M0 92C-60 84-104 50-104 20C-110-2-86-24-70-12C-80-44-48-68-28-46C-28-92 28-92 28-46C48-68 80-44 70-12C86-24 110-2 104 20C104 50 60 84 0 92Z',
    line: 'M0 88V-50M0 88L-40-24M0 88L40-24M0 88L-76 14M0 88L76 14',
    detail: 'M-8-66h16v16h-16zM-52-40h14v14h-14zM38-40h14v14h-14zM-90 0h14v14h-14zM76 0h14v14h-14z',
  },
}

const FIRE: readonly [Colour, Colour] = ['#ff5a2a', '#ffd34a']
const PHOENIX_BODY =
  'M-2-74C14-76 22-62 16-48C22-30 26-8 20 14C14 34-14 34-20 14C-26-8-22-30-14-46C-20-60-14-72-2-74Z'

const phoenix: Emblem = {
  draw: (brush) => {
    const [bright, warm] = FIRE
    const plume = (turn: number, length: number, colour: Colour) =>
      path(petal(17, length), {
        fill: brush.down(lighten(colour, 0.7), colour, darken(bright, 0.35)),
        stroke: darken(bright, 0.5),
        width: 1.2,
        transform: `translate(10 -4)rotate(${turn})`,
      })
    const wing = [104, 88, 72, 57, 43].map((turn, index) =>
      plume(turn, 82 + index * 12, index % 2 ? warm : mix(warm, bright, 0.6)),
    )
    const tail = (turn: number, length: number) =>
      placed(
        0,
        14,
        { turn: 180 + turn },
        path(petal(14, length), { fill: brush.down(lighten(warm, 0.4), warm, bright) }),
        circle(0, -length + 18, 7, { fill: '#fff3b0' }),
        circle(0, -length + 18, 4, { fill: bright }),
      )
    return [
      tail(-34, 84),
      tail(34, 84),
      tail(-16, 96),
      tail(16, 96),
      tail(0, 104),
      onBothSides(wing.join('')),
      bevel(
        brush,
        path(PHOENIX_BODY, { fill: brush.down('#fff3b0', warm, mix(warm, bright, 0.8)) }),
      ),
      line('M-6-72C-14-88-12-98-22-104M0-74C0-92 4-100 2-112M6-72C14-88 18-94 28-98', warm, 4),
      path('M14-62L38-54L15-50Z', { fill: gold(brush) }),
      circle(5, -60, 4, { fill: INK }),
      line('M-10-20C-4-14 4-14 10-20M-12-2C-4 4 4 4 12-2', darken(bright, 0.3), 2.6, {
        opacity: 0.7,
      }),
    ].join('')
  },
  flat: {
    area: `${PHOENIX_BODY}M14-36C34-78 70-104 112-108C116-60 96-10 22 6ZM-14-36C-34-78-70-104-112-108C-116-60-96-10-22 6ZM-16 20L-46 92L-10 62L0 110L10 62L46 92L16 20ZM14-64L36-56L14-48Z`,
    detail: 'M0-64h10v9h-10z',
    line: 'M24-24L92-84M28-8L100-48M-24-24L-92-84M-28-8L-100-48M0 34V90',
  },
}

export const birds = { peacock, phoenix } as const
