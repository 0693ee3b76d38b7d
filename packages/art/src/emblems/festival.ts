import { type Brush, SLANTED } from '../brush.ts'
import { darken, lighten } from '../colour.ts'
import type { Emblem } from '../emblem.ts'
import { polar, steps } from '../geometry.ts'
import { coin, petal } from '../parts/bodies.ts'
import { bevel, gold, roundGold } from '../parts/materials.ts'
import { arc, box, circle, ellipse, line, path, placed, spot, through } from '../svg.ts'

const lantern: Emblem = {
  draw: (brush) => {
    const { bright } = brush.palette
    const paper = brush.radial(
      [
        [0, '#ffe6a6'],
        [0.35, lighten(bright, 0.15)],
        [1, darken(bright, 0.55)],
      ],
      [0.5, 0.5, 0.62],
    )
    const rib = { stroke: gold(brush), width: 3, strokeOpacity: 0.85 }
    const cap = (y: number, height: number) =>
      bevel(brush, box({ x: -34, y, width: 68, height, corner: 6 }, { fill: gold(brush) }))
    const fringe = [-16, -5, 6, 17].map((x) => `M${x} 70C${x - 4} 92 ${x + 4} 96 ${x} 122`)
    return [
      box({ x: -2, y: -120, width: 4, height: 34 }, { fill: gold(brush) }),
      circle(0, -6, 92, { fill: bright, opacity: 0.45, filter: brush.filter('blurred') }),
      cap(-90, 16),
      ellipse(0, -8, 80, 68, { fill: paper }),
      ...[64, 44, 20].map((across) => ellipse(0, -8, across, 68, rib)),
      box({ x: -1.5, y: -76, width: 3, height: 136 }, { fill: gold(brush) }),
      cap(56, 14),
      line(fringe.join(''), bright, 5),
    ].join('')
  },
  flat: {
    area: 'M-3-118H3V-90H34V-74C62-66 80-40 80-8C80 24 62 50 34 58V72H18V118H8V72H-8V118H-18V72H-34V58C-62 50-80 24-80-8C-80-40-62-66-34-74V-90H-3Z',
    line: 'M-28-74C-52-40-52 24-28 58M28-74C52-40 52 24 28 58M0-74V58',
  },
}

function foldedFan(brush: Brush, radius: number): string {
  const blades = 15
  const edge = (blade: number) => -174 + (blade * 168) / blades
  const at = (distance: number, blade: number) => polar(distance, edge(blade), [0, 66])
  const fold = (blade: number) =>
    through([at(40, blade), at(radius, blade), at(radius, blade + 1), at(40, blade + 1)], true)
  const { bright } = brush.palette
  const odd = steps(blades).filter((blade) => blade % 2)
  const even = steps(blades).filter((blade) => blade % 2 === 0)
  const ribs = steps(blades).map((blade) => `M0 66L${spot(at(radius, blade))}`)
  const rim = (distance: number) =>
    `M${spot(at(distance, 0))}${arc(distance, at(distance, blades))}`
  return [
    path(even.map(fold).join(''), { fill: bright }),
    path(odd.map(fold).join(''), { fill: darken(bright, 0.16) }),
    path(ribs.join(''), { stroke: gold(brush), width: 3 }),
    path(rim(radius), { stroke: gold(brush), width: 9 }),
    path(rim(96), { stroke: gold(brush), width: 2.5, opacity: 0.8 }),
  ].join('')
}

const fan: Emblem = {
  draw: (brush) => {
    const petals = [0, 72, 144, 216, 288].map((turn) =>
      placed(0, 0, { turn }, path(petal(7, 17), { fill: '#fff3e0' })),
    )
    const flower = brush.stamp(petals.join('') + circle(0, 0, 4, { fill: brush.palette.warm }))
    const flowers = [-138, -112, -90, -68, -42].map((angle) =>
      flower(`translate(${spot(polar(122, angle, [0, 66]))})`),
    )
    const drawn = [
      foldedFan(brush, 150),
      ...flowers,
      circle(0, 66, 13, { fill: roundGold(brush) }),
      line('M0 78C-6 98 6 104 0 124', brush.palette.warm, 5),
    ]
    return placed(0, 4, { scale: 0.84 }, ...drawn)
  },
  flat: {
    area: 'M-112 50A118 118 0 0 1 112 50L12 72V108H-12V72Z',
    line: 'M0 72L-96 0M0 72L-56-40M0 72V-56M0 72L56-40M0 72L96 0M-60 58A64 64 0 0 1 60 58',
  },
}

function redPacket(brush: Brush): string {
  const hole = box(
    { x: -18, y: -18, width: 36, height: 36, corner: 4 },
    { fill: '#5a2f08', stroke: '#fff0b5', width: 4 },
  )
  const flap = 'M-66-80C-66-88-60-94-52-94H52C60-94 66-88 66-80V-46C30-6-30-6-66-46Z'
  const packet = { x: -66, y: -94, width: 132, height: 188, corner: 14 }
  return placed(
    0,
    0,
    { turn: -6 },
    bevel(brush, box(packet, { fill: brush.down('#f0323a', '#c0131f', '#7c0711') })),
    path(flap, { fill: brush.down('#ff6a5c', '#d81f2b'), stroke: gold(brush), width: 3 }),
    placed(0, -18, { scale: 0.42 }, coin(brush, 84, hole)),
    path('M-44 44C-20 58 20 58 44 44M-36 62C-16 74 16 74 36 62', {
      stroke: gold(brush),
      width: 3,
      opacity: 0.8,
    }),
  )
}

const envelope: Emblem = {
  draw: redPacket,
  flat: {
    area: 'M-56-94H56L66-84V84L56 94H-56L-66 84V-84Z',
    line: 'M-66-46C-30-6 30-6 66-46M-44 46C-20 60 20 60 44 46',
    detail: 'M0-54A34 34 0 1 1 0 14A34 34 0 1 1 0-54Z',
  },
}

const SUIT_COLOURS = ['#15803d', '#c8162f', '#1d4ed8'] as const

function mahjongTile(brush: Brush, face: string): string {
  const { middle } = brush.palette
  const back = brush.down(middle, darken(middle, 0.55))
  const front = brush.linear(
    [
      [0, '#fffdf5'],
      [1, '#d9cdb4'],
    ],
    SLANTED,
  )
  return [
    box({ x: -44, y: -58, width: 96, height: 128, corner: 13 }, { fill: back }),
    box(
      { x: -44, y: -62, width: 90, height: 124, corner: 13 },
      { fill: front, stroke: '#fff', width: 2 },
    ),
    face,
  ].join('')
}

const disc = (x: number, y: number, radius: number, colour: string): string =>
  circle(x, y, radius, { stroke: colour, width: radius * 0.34 }) +
  circle(x, y, radius * 0.42, { fill: colour })

const bamboo = (x: number, colour: string): string =>
  [-32, 4]
    .map(
      (y) =>
        box({ x: x - 6, y, width: 13, height: 32, corner: 6 }, { fill: colour }) +
        box({ x: x - 7, y: y + 14, width: 15, height: 4, corner: 2 }, { fill: '#fff' }),
    )
    .join('')

const mahjong: Emblem = {
  draw: (brush) => {
    const [green, red] = SUIT_COLOURS
    const six = steps(6).map((index) =>
      disc(
        (index % 2 ? 20 : -20) + 1,
        (Math.floor(index / 2) - 1) * 36,
        12,
        SUIT_COLOURS[index % 3] ?? red,
      ),
    )
    const leaves = steps(6).map((index) =>
      placed(
        1,
        0,
        { turn: index * 60 },
        path(petal(8, 26), { fill: green, transform: 'translate(0 -10)' }),
      ),
    )
    const one = [disc(1, 0, 30, red), ...leaves, circle(1, 0, 9, { fill: brush.palette.warm })]
    const canes = [bamboo(-22, green), bamboo(0, red), bamboo(22, green)]
    return [
      placed(-48, 14, { turn: -15 }, mahjongTile(brush, six.join(''))),
      placed(50, 18, { turn: 14 }, mahjongTile(brush, canes.join(''))),
      placed(0, -8, {}, mahjongTile(brush, one.join(''))),
    ].join('')
  },
  flat: {
    area: 'M-44-76H44L54-66V66L44 76H-44L-54 66V-66ZM-62-58L-96-48L-76 62L-62 60ZM62-58L96-48L76 62L62 60Z',
    detail: 'M0-20A20 20 0 1 1 0 20A20 20 0 1 1 0-20Z',
    line: 'M0-38A38 38 0 1 1 0 38A38 38 0 1 1 0-38Z',
  },
}

export const festival = { lantern, fan, envelope, mahjong } as const
