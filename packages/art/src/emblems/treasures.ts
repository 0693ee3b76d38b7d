import type { Brush } from '../brush.ts'
import { darken, lighten } from '../colour.ts'
import type { Emblem } from '../emblem.ts'
import { coin, gem, smallGem, sphere } from '../parts/bodies.ts'
import { bevel, gold, GOLD_SHADE, ground, roundGold, shine, wood } from '../parts/materials.ts'
import { box, circle, ellipse, group, line, path, placed } from '../svg.ts'

const gemEmblem: Emblem = {
  draw: ({ palette }) => gem(palette.bright),
  flat: {
    area: 'M-45-52H45L80-14L0 78L-80-14Z',
    line: 'M-80-14H80M-45-52L-27-14L0-52L27-14L45-52M-27-14L0 78L27-14',
  },
}

const gems: Emblem = {
  draw: ({ palette }) =>
    [
      placed(-50, 26, { turn: -14, scale: 0.62 }, gem(palette.warm)),
      placed(52, 22, { turn: 14, scale: 0.62 }, gem(palette.cool)),
      placed(0, -14, { scale: 0.86 }, gem(palette.bright)),
    ].join(''),
  flat: {
    area: 'M-39-60H39L68-27L0 52L-68-27ZM-84-4L-58-12L-8 52L-46 80L-98 24ZM84-4L58-12L8 52L46 80L98 24Z',
    line: 'M-68-27H68L0 52ZM-23-27L0 52L23-27L0-60Z',
  },
}

const HOLE = [-14, -14, 28, 28] as const

/** A square hole and four signs round it, struck twice: the shade, then the light. */
function coinFace(): string {
  const sign = 'M-9-44h18M0-50v16M-8-34h16'
  const light = 'M-9-45h18M0-51v16M-8-35h16'
  const signs = [0, 90, 180, 270].map((turn) =>
    placed(0, 0, { turn }, line(sign, '#7d470b', 5), line(light, '#fff1b8', 1.6)),
  )
  const [x, y, width, height] = HOLE
  const hole = box(
    { x, y, width, height, corner: 3 },
    { fill: '#4b2706', stroke: '#fff0b5', width: 3 },
  )
  return hole + signs.join('')
}

const coins: Emblem = {
  draw: (brush) => {
    const stamp = brush.stamp(coin(brush, 84, coinFace()))
    return [
      stamp('translate(44 44)rotate(12)scale(.62)'),
      stamp('translate(-48 38)rotate(-16)scale(.56)'),
      stamp('translate(0 -14)scale(.92)'),
    ].join('')
  },
  flat: {
    area: 'M0-90A66 66 0 1 1 0 42A66 66 0 1 1 0-90M-56 4A42 42 0 1 1-56 88A42 42 0 1 1-56 4M56 4A42 42 0 1 1 56 88A42 42 0 1 1 56 4',
    detail: 'M-13-37H13V-11H-13Z',
    line: 'M0-90A66 66 0 1 1 0 42A66 66 0 1 1 0-90M0-76A52 52 0 1 1 0 28A52 52 0 1 1 0-76',
  },
}

const INGOT =
  'M-100-18C-82-40-58-34-44-14C-28 2 28 2 44-14C58-34 82-40 100-18C92 34 60 66 0 66C-60 66-92 34-100-18Z'

const ingot: Emblem = {
  draw: (brush) =>
    [
      ground(70, 96, 16),
      bevel(brush, path(INGOT, { fill: gold(brush) })),
      bevel(brush, ellipse(0, -18, 50, 34, { fill: roundGold(brush) })),
      ellipse(-14, -32, 18, 9, { fill: '#fff', opacity: 0.75, transform: 'rotate(-20 -14 -32)' }),
      line('M-72 8C-40 40 40 40 72 8', '#8a4f0c', 4, { strokeOpacity: 0.5 }),
    ].join(''),
  flat: { area: `${INGOT}M-50-18A50 34 0 0 1 50-18Z`, line: 'M-44-14C-28 14 28 14 44-14' },
}

const CROWN = 'M-92 52L-100-34L-52 8L-30-58L0-6L30-58L52 8L100-34L92 52Z'

const crown: Emblem = {
  draw: (brush) => {
    const { bright, cool, warm } = brush.palette
    const edge = { stroke: GOLD_SHADE, width: 2, round: true }
    return [
      bevel(brush, path(CROWN, { fill: gold(brush), ...edge })),
      bevel(
        brush,
        box({ x: -94, y: 44, width: 188, height: 30, corner: 9 }, { fill: gold(brush) }),
      ),
      sphere(brush, -100, -38, 10, warm),
      sphere(brush, -30, -64, 11, warm),
      sphere(brush, 30, -64, 11, warm),
      sphere(brush, 100, -38, 10, warm),
      placed(-62, 59, { scale: 1.2 }, smallGem(cool)),
      placed(62, 59, { scale: 1.2 }, smallGem(cool)),
      placed(0, 59, { scale: 1.2 }, smallGem(bright)),
      placed(0, 16, { scale: 0.3 }, gem(bright, 92)),
    ].join('')
  },
  flat: { area: `${CROWN}M-92 60H92V76H-92Z`, detail: 'M0 10L16 26L0 44L-16 26Z' },
}

const CHEST_LID =
  'M-86-26C-86-78-60-104 0-104C60-104 86-78 86-26L74-32C72-66 54-84 0-84C-54-84-72-66-74-32Z'

function drawChest(brush: Brush): string {
  const { bright, cool } = brush.palette
  const lid = { fill: brush.down('#9a5a22', '#5a2c0c'), stroke: gold(brush), width: 5 }
  const bands = [
    box({ x: -92, y: -28, width: 184, height: 16, corner: 5 }, {}),
    path('M-70-14h18l4 94h-18zM52-14h18l-4 94h-18z'),
    box({ x: -84, y: 66, width: 168, height: 14, corner: 5 }, {}),
  ]
  return [
    sphere(brush, -34, -30, 17, '#ffcf4a', '#8c5210'),
    sphere(brush, 0, -42, 20, bright),
    sphere(brush, 36, -30, 17, '#ffcf4a', '#8c5210'),
    placed(-8, -54, { scale: 0.32 }, gem(cool)),
    path(CHEST_LID, lid),
    bevel(brush, path('M-90-22H90L82 80H-82Z', { fill: wood(brush) })),
    group({ fill: gold(brush) }, ...bands),
    bevel(brush, box({ x: -20, y: -30, width: 40, height: 44, corner: 8 }, { fill: gold(brush) })),
    circle(0, -10, 7, { fill: '#3a1a06' }),
    path('M-3-8L-6 8H6L3-8Z', { fill: '#3a1a06' }),
  ].join('')
}

const chest: Emblem = {
  draw: drawChest,
  flat: {
    area: 'M-86-28C-86-78-60-104 0-104C60-104 86-78 86-28ZM-90-16H90L82 80H-82Z',
    detail: 'M-20-30H20V14H-20ZM-70-16h16l3 96h-16zM54-16h16l-3 96h-16z',
  },
}

function crystalPillar(brush: Brush): string {
  const { bright } = brush.palette
  const side = brush.linear([
    [0, lighten(bright, 0.6)],
    [1, darken(bright, 0.15)],
  ])
  return [
    path('M0-96L-34-50L-12-40Z', { fill: lighten(bright, 0.8) }),
    path('M0-96L-12-40L14-44Z', { fill: lighten(bright, 0.45) }),
    path('M0-96L14-44L34-52Z', { fill: bright }),
    path('M-34-50L-12-40L-14 86L-30 70Z', { fill: lighten(bright, 0.3) }),
    path('M-12-40L14-44V88L-14 86Z', { fill: side }),
    path('M14-44L34-52L30 72L14 88Z', { fill: darken(bright, 0.45) }),
    shine('M-8-30V70', 3),
  ].join('')
}

const crystal: Emblem = {
  draw: (brush) => {
    const stamp = brush.stamp(crystalPillar(brush))
    return [
      stamp('translate(70 52)rotate(36)scale(.42)'),
      stamp('translate(-70 52)rotate(-36)scale(.42)'),
      stamp('translate(44 26)rotate(20)scale(.68)'),
      stamp('translate(-44 26)rotate(-20)scale(.68)'),
      stamp('translate(0 -10)scale(1.05)'),
    ].join('')
  },
  flat: {
    area: 'M0-110L36-64L32 66L-32 66L-36-64ZM-76-40L-46-18L-28 72L-54 84L-88-2ZM76-40L46-18L28 72L54 84L88-2Z',
    line: 'M-13-54L-14 66M14-58V66M0-110L-13-54L-36-64M0-110L14-58L36-64',
  },
}

const KEY_BOW =
  'M0-100C26-100 46-80 46-55C46-34 32-17 13-12V52H44V68H32V80H13V96H-13V-12C-32-17-46-34-46-55C-46-80-26-100 0-100ZM0-78C-13-78-23-68-23-55C-23-42-13-32 0-32C13-32 23-42 23-55C23-68 13-78 0-78Z'

const key: Emblem = {
  draw: (brush) => {
    const { bright, cool } = brush.palette
    return placed(
      0,
      0,
      { turn: 32 },
      bevel(brush, path(KEY_BOW, { fill: gold(brush), hollow: true })),
      bevel(
        brush,
        box({ x: -22, y: -14, width: 44, height: 15, corner: 7 }, { fill: gold(brush) }),
      ),
      bevel(brush, box({ x: -18, y: 34, width: 36, height: 10, corner: 5 }, { fill: gold(brush) })),
      placed(0, -55, { scale: 1.25 }, smallGem(bright)),
      sphere(brush, 0, -106, 9, cool),
      sphere(brush, -50, -55, 8, cool),
      sphere(brush, 50, -55, 8, cool),
      shine('M-36-70C-32-82-22-90-10-92', 4, 0.7),
    )
  },
  flat: {
    area: 'M52-85A46 46 0 1 1 22-4L-22 66L-2 78L-10 92L-30 80L-36 90L-58 76L0-18A46 46 0 0 1 52-85Z',
    detail: 'M38-63A20 20 0 1 1 20-28A20 20 0 1 1 38-63Z',
  },
}

export const treasures = { gem: gemEmblem, gems, coins, ingot, crown, chest, crystal, key } as const
