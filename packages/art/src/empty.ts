import { type Point, polar, starPoints, steps } from './geometry.ts'
import { idPrefix, wrap } from './scene.ts'
import {
  arc,
  box,
  circle,
  ellipse,
  group,
  line,
  path,
  placed,
  polygon,
  spot,
  type Style,
} from './svg.ts'
import { checkedColours, pageTheme, type ThemeColours } from './theme.ts'

export type EmptyState = keyof typeof DRAWINGS

export type Empty = {
  readonly state: EmptyState
  readonly colours?: ThemeColours
  readonly label?: string
  readonly scope?: string
}

const SIZE = { width: 320, height: 220 } as const

/** A calm picture for a page that has nothing to show, in the colours of its theme. */
export function drawEmpty({ state, colours = pageTheme, label = '', scope = '' }: Empty): string {
  const theme = checkedColours(colours)
  const id = idPrefix(JSON.stringify(['empty', state, scope, theme]))
  const brand = stops(`${id}0`, theme.brandLight, theme.brandDeep)
  const surface = stops(`${id}1`, theme.surfaceHigh, theme.surface)
  const paint: Paint = { ...theme, body: `url(#${id}0)`, paper: `url(#${id}1)` }
  const content = [
    `<defs>${brand}${surface}</defs>`,
    circle(160, 104, 96, { fill: paint.paper }),
    ellipse(160, 190, 108, 9, { fill: theme.surfaceHigh }),
    DRAWINGS[state](paint),
    sparks(theme),
  ]
  return wrap(SIZE.width, SIZE.height, content.join(''), label)
}

type Paint = ThemeColours & { readonly body: string; readonly paper: string }

const stops = (id: string, from: string, to: string): string =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`

function sparks({ brand, line: faint }: ThemeColours): string {
  const star = (x: number, y: number, radius: number, fill: string) =>
    placed(x, y, {}, polygon(starPoints(radius, 0.28, 4), { fill }))
  return [
    star(54, 52, 9, brand),
    star(272, 76, 7, brand),
    star(76, 150, 5, faint),
    star(248, 30, 5, faint),
  ].join('')
}

const outline = ({ line: faint }: Paint): Style => ({ stroke: faint, width: 4, round: true })

/** An open box, and the dotted place of what is not in it yet. */
function drawBox(paint: Paint): string {
  const waiting = 'M128 40H192A8 8 0 0 1 200 48V84H120V48A8 8 0 0 1 128 40Z'
  return [
    path(waiting, { ...outline(paint), dash: '2 10' }),
    path('M92 104L160 88L228 104L160 122Z', { fill: paint.surface }),
    path('M92 104L160 122V188L100 172Z', { fill: paint.body }),
    path('M228 104L160 122V188L220 172Z', { fill: paint.brandDeep }),
    path('M92 104L160 122L146 142L72 122ZM228 104L160 122L174 142L248 122Z', { fill: paint.brand }),
    path('M92 104L160 122L146 142L72 122Z', { fill: paint.brandLight, opacity: 0.5 }),
  ].join('')
}

/** A card with a crack through it. */
function drawCracked(paint: Paint): string {
  const crack = 'M168 28L148 74L176 98L146 132L166 156L154 190'
  return [
    box({ x: 104, y: 28, width: 112, height: 160, corner: 16 }, { fill: paint.body }),
    path(`${crack}H200A16 16 0 0 0 216 172V44A16 16 0 0 0 200 28Z`, {
      fill: paint.brandDeep,
      transform: 'translate(6 2)rotate(3 160 108)',
    }),
    path(crack, { stroke: paint.surface, width: 7, round: true }),
    line('M126 60V92', paint.surface, 11),
    circle(126, 112, 6.5, { fill: paint.surface }),
    line('M196 132V156', paint.surface, 8, { opacity: 0.6 }),
  ].join('')
}

function gear(radius: number, teeth: number, fill: string, hole: string): string {
  const tooth = box(
    { x: -radius * 0.16, y: -radius * 1.24, width: radius * 0.32, height: radius * 0.5, corner: 4 },
    {},
  )
  const all = steps(teeth).map((index) => placed(0, 0, { turn: (index * 360) / teeth }, tooth))
  return (
    group({ fill }, circle(0, 0, radius, {}), ...all) + circle(0, 0, radius * 0.42, { fill: hole })
  )
}

/** Two wheels at work and a spanner. */
function drawWorks(paint: Paint): string {
  const spanner =
    'M-10 62V-22C-30-30-36-54-24-70L-10-52H10L24-70C36-54 30-30 10-22V62A10 10 0 0 1-10 62Z'
  return [
    placed(126, 92, {}, gear(42, 10, paint.body, paint.surface)),
    placed(196, 138, { turn: 12 }, gear(30, 8, paint.brandDeep, paint.surface)),
    placed(
      190,
      92,
      { turn: 38, scale: 0.9 },
      path(spanner, { fill: paint.line, stroke: paint.surface, width: 6 }),
    ),
  ].join('')
}

/** A cloud whose waves do not arrive. */
function drawOffline(paint: Paint): string {
  const cloud =
    'M112 118C84 118 78 84 100 74C98 44 138 32 154 54C172 30 216 42 212 74C238 80 232 118 206 118Z'
  const source: Point = [160, 190]
  const waves = [26, 44, 62].map(
    (radius) => `M${spot(polar(radius, 222, source))}${arc(radius, polar(radius, 318, source))}`,
  )
  return [
    path(cloud, { fill: paint.body }),
    path('M112 118C84 118 78 84 100 74C104 96 150 104 226 96C226 110 218 118 206 118Z', {
      fill: paint.brandDeep,
      opacity: 0.5,
    }),
    path(waves.join(''), { ...outline(paint), width: 7, dash: '1 12' }),
    circle(160, 184, 7, { fill: paint.line }),
    line('M112 42L212 172', paint.surface, 16),
    line('M112 42L212 172', paint.brandLight, 6),
  ].join('')
}

const DRAWINGS = {
  empty: drawBox,
  error: drawCracked,
  maintenance: drawWorks,
  offline: drawOffline,
} as const

export const emptyStates = Object.keys(DRAWINGS) as EmptyState[]
