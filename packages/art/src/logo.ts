import { breadth, letter } from './lettering.ts'
import { pick, randomOf } from './random.ts'
import { idPrefix, wrap } from './scene.ts'
import { group, path } from './svg.ts'
import { checkedColours, pageTheme, type ThemeColours } from './theme.ts'

/** Drawn on 32 by 32: a ring, and in it a body of three facets that catch the light. */
const FRAMES = {
  hexagon: 'M16 2 28 9v14l-12 7-12-7V9Z',
  round: 'M16 2.5a13.5 13.5 0 1 1 0 27a13.5 13.5 0 1 1 0-27Z',
  shield: 'M16 2.5 27.5 6v10c0 7-5 11-11.5 13.5C9.5 27 4.5 23 4.5 16V6Z',
  diamond: 'M16 1.5 30.5 16 16 30.5 1.5 16Z',
  octagon: 'M10.4 2.5h11.2l7.9 7.9v11.2l-7.9 7.9H10.4l-7.9-7.9V10.4Z',
} as const

type Facets = readonly [light: string, middle: string, deep: string]

const CORES = {
  stone: [
    'M16 8.5 22.5 12.3 16 16 9.5 12.3Z',
    'M9.5 12.3 16 16v7.5l-6.5-3.8Z',
    'M22.5 12.3 16 16v7.5l6.5-3.8Z',
  ],
  star: [
    'M16 7.5 18 14 16 16 14 14ZM24.5 16 18 18 16 16 18 14Z',
    'M7.5 16 14 14 16 16 14 18Z',
    'M16 24.5 14 18 16 16 18 18Z',
  ],
  arch: [
    'M9.5 13.5a6.5 6.5 0 0 1 13 0l-2.5 1a4 4 0 0 0-8 0Z',
    'M9.5 13.5 12 14.5V23H9.5Z',
    'M22.5 13.5 20 14.5V23h2.5ZM14.5 17h3v6h-3Z',
  ],
  crown: [
    'M16 8.5 19 15 16 18 13 15Z',
    'M8.5 11.5 13 15 16 18 14.5 22.5h-4Z',
    'M23.5 11.5 19 15 16 18 17.5 22.5h4Z',
  ],
  peak: ['M16 8.5 20 15.5 16 18 13 14Z', 'M8 23 13 14 16 18 14 23Z', 'M24 23 20 15.5 16 18 18 23Z'],
} as const satisfies Record<string, Facets>

export type Logo = {
  /** Decides which mark a site gets. */
  readonly id: string
  readonly frame?: keyof typeof FRAMES
  readonly core?: keyof typeof CORES
  /** With a name it is the whole logo, without one only the mark. */
  readonly name?: string
  readonly colours?: ThemeColours
  readonly scope?: string
}

const NAME_SIZE = 20

export function drawLogo(logo: Logo): string {
  const { id, frame, core, name = '', colours = pageTheme, scope = '' } = logo
  const { brandLight, brand, brandDeep } = checkedColours(colours)
  const random = randomOf(`logo ${id}`)
  const ring = FRAMES[frame ?? pick(random, Object.keys(FRAMES) as (keyof typeof FRAMES)[])]
  const chosen = pick(random, Object.keys(CORES) as (keyof typeof CORES)[])
  const [light, middle, deep] = CORES[core ?? chosen]
  const paint = idPrefix(JSON.stringify(['logo', id, frame, core, name, scope, brand]))
  const shine = `<linearGradient id="${paint}" x2="1" y2="1"><stop stop-color="${brandLight}"/><stop offset=".55" stop-color="${brand}"/><stop offset="1" stop-color="${brandDeep}"/></linearGradient>`
  const mark = [
    path(ring, { stroke: `url(#${paint})`, width: 2.4, round: true }),
    group(
      { transform: 'translate(16 16)scale(.9)translate(-16 -16)' },
      path(light, { fill: brandLight }),
      path(middle, { fill: brand }),
      path(deep, { fill: brandDeep }),
    ),
  ].join('')
  if (name === '') return wrap(32, 32, shine + mark)
  const width = Math.ceil(breadth(name) * NAME_SIZE * 1.22)
  const words = letter(name, {
    x: 42,
    y: 23,
    width,
    size: NAME_SIZE,
    lines: 1,
    face: 'display',
    weight: 800,
    fill: `url(#${paint})`,
    anchor: 'start',
  })
  return wrap(48 + width, 32, shine + mark + words, name)
}
