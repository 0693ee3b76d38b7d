import { type Brush, FROM_ABOVE } from '../brush.ts'
import type { Emblem } from '../emblem.ts'
import { roundness, sphere } from '../parts/bodies.ts'
import { football } from '../parts/football.ts'
import { bevel, ground, INK } from '../parts/materials.ts'
import { numberSign } from '../parts/signs.ts'
import { circle, circles, group, path, placed } from '../svg.ts'

const BALL = 'M0-88A88 88 0 1 1 0 88A88 88 0 1 1 0-88Z'

const soccer: Emblem = {
  draw: (brush) => football(brush),
  flat: {
    area: BALL,
    detail:
      'M0-30L29-9L18 24H-18L-29-9ZM-20-86H20L0-64ZM84-20L80 22L62-6ZM-84-20L-80 22L-62-6ZM44 76L20 88L24 58ZM-44 76L-20 88L-24 58Z',
  },
}

type Cover = { readonly light: string; readonly colour: string; readonly dark: string }

/** A ball of one colour with its seams, which are bent by the ball's edge. */
function seamedBall(brush: Brush, cover: Cover, seams: string): string {
  const { light, colour, dark } = cover
  const fill = brush.radial(
    [
      [0, light],
      [0.45, colour],
      [1, dark],
    ],
    FROM_ABOVE,
  )
  const clip = brush.clip(circle(0, 0, 88, {}))
  return circle(0, 0, 88, { fill }) + group({ clip }, seams) + roundness(brush, 88)
}

const BASKETBALL_SEAMS =
  'M-88-20C-40 10 40 10 88-20M0-90C26-40 26 40 0 90M-66-70C-30-30-30 30-66 70M66-70C30-30 30 30 66 70'

const basketball: Emblem = {
  draw: (brush) =>
    seamedBall(
      brush,
      { light: '#ffcf8a', colour: '#f27a1e', dark: '#6b2503' },
      path(BASKETBALL_SEAMS, { stroke: '#22100a', width: 5 }),
    ),
  flat: { area: BALL, line: BASKETBALL_SEAMS },
}

const TENNIS_SEAMS = 'M-96-40C-30-30 30-70 20-110M96 40C30 30-30 70-20 110'

const tennis: Emblem = {
  draw: (brush) =>
    seamedBall(
      brush,
      { light: '#f8ff9e', colour: '#c9e62a', dark: '#54700a' },
      path(TENNIS_SEAMS, { stroke: '#fff', width: 7, opacity: 0.9 }),
    ),
  flat: { area: BALL, line: 'M-86-24C-40-30 10-50 16-86M86 24C40 30-10 50-16 86' },
}

const PIN =
  'M0-100C14-100 22-88 22-72C22-52 12-42 14-24C18 4 32 22 32 54C32 76 24 90 16 96H-16C-24 90-32 76-32 54C-32 22-18 4-14-24C-12-42-22-52-22-72C-22-88-14-100 0-100Z'

function drawBowling(brush: Brush): string {
  const { bright, deep } = brush.palette
  const pin =
    bevel(brush, path(PIN, { fill: brush.across('#ffffff', '#eef1f8', '#8f9ab3') })) +
    path('M-17-46C-6-42 6-42 17-46M-14-32C-6-28 6-28 14-32', { stroke: '#d8193a', width: 6 })
  return [
    placed(-46, -6, { turn: -14, scale: 0.92 }, pin),
    placed(40, -10, { turn: 12, scale: 0.96 }, pin),
    placed(-2, -16, {}, pin),
    sphere(brush, 20, 46, 50, bright, deep),
    circles(
      [
        [14, 22, 6.5],
        [34, 20, 6.5],
        [26, 38, 6.5],
      ],
      { fill: INK },
    ),
  ].join('')
}

const bowling: Emblem = {
  draw: drawBowling,
  flat: {
    area: `${PIN}M-58-84C-44-90-34-70-42-44C-28-4-26 40-34 82L-66 88C-84 40-70 0-64-40C-74-62-70-78-58-84ZM58-84C44-90 34-70 42-44C28-4 26 40 34 82L66 88C84 40 70 0 64-40C74-62 70-78 58-84Z`,
    detail: 'M0 2A44 44 0 1 1 0 90A44 44 0 1 1 0 2Z',
    line: 'M-16-46H16M-14-32H14',
  },
}

const eightBall: Emblem = {
  draw: (brush) =>
    [
      ground(84, 76, 12),
      sphere(brush, 0, 0, 88, '#2b3147', '#05060b'),
      circle(4, -6, 40, {
        fill: brush.radial(
          [
            [0, '#ffffff'],
            [1, '#c9d2e4'],
          ],
          FROM_ABOVE,
        ),
      }),
      placed(4, -6, { scale: 2.6 }, numberSign(8, '#10131f', 3.4)),
    ].join(''),
  flat: {
    area: BALL,
    // The loops of the figure turn the other way round, which leaves them open.
    detail:
      'M0-46A44 44 0 1 1 0 42A44 44 0 1 1 0-46ZM0-32A15 15 0 1 0 0-2A15 15 0 1 0 0-32ZM0-4A17 17 0 1 0 0 30A17 17 0 1 0 0-4ZM0-23A6 6 0 1 1 0-11A6 6 0 1 1 0-23ZM0 6A7 7 0 1 1 0 20A7 7 0 1 1 0 6Z',
  },
}

export const ball = { soccer, basketball, tennis, 'eight-ball': eightBall, bowling } as const
