import type { Locale } from '@oriel/core/locale'

/** Drawn on 24 × 24 and shown through a round window, so what matters keeps away from corners. */
export type FlagShape = readonly [fill: string, path: string]

const band = (top: number, height: number): string => `M0 ${top}h24v${height}H0Z`
const ALL = band(0, 24)

function disc(x: number, y: number, radius: number): string {
  const half = `a${radius} ${radius} 0 1 0`
  return `M${x - radius} ${y}${half} ${2 * radius} 0${half}-${2 * radius} 0Z`
}

/** A star of so many points, one of them up. */
function star(x: number, y: number, radius: number, points = 5, inner = 0.382): string {
  const corners = Array.from({ length: points * 2 }, (_, at) => {
    const reach = at % 2 === 0 ? radius : radius * inner
    const angle = (Math.PI * at) / points - Math.PI / 2
    return `${(x + reach * Math.cos(angle)).toFixed(2)} ${(y + reach * Math.sin(angle)).toFixed(2)}`
  })
  return `M${corners.join('L')}Z`
}

const WHITE = '#f6f7f9'
const STRIPE = 24 / 13
const STRIPES = [0, 2, 4, 6, 8, 10, 12].map((at) => band(at * STRIPE, STRIPE)).join('')
const CANTON_STARS = [3.6, 6.6, 9.6].flatMap((y) => [4.2, 7.2, 10.2].map((x) => star(x, y, 1.2)))
const SMALL_STARS = [
  star(14, 5, 1.4),
  star(16.4, 7.6, 1.4),
  star(16.4, 11, 1.4),
  star(14, 13.6, 1.4),
]

const INDIA: readonly FlagShape[] = [
  [WHITE, ALL],
  ['#ff9933', band(0, 8)],
  ['#138808', band(16, 8)],
  ['#1a3a8f', disc(12, 12, 3.2)],
  [WHITE, disc(12, 12, 2.5)],
  ['#1a3a8f', star(12, 12, 2.8, 12, 0.24)],
]

/** The four trigrams, each of three whole or broken bars. */
const TRIGRAMS =
  'M2.6 7.32L4.83 4.01L5.53 4.48L3.29 7.79ZM3.63 8.02L5.87 4.71L6.57 5.18L4.33 8.49ZM4.67 8.72L6.91 5.41L7.6 5.88L5.37 9.19ZM19.17 4.01L20.14 5.46L19.45 5.93L18.47 4.48ZM20.42 5.87L21.4 7.32L20.71 7.79L19.73 6.34ZM18.13 4.71L20.37 8.02L19.67 8.49L17.43 5.18ZM17.09 5.41L18.07 6.86L17.38 7.33L16.4 5.88ZM18.35 7.27L19.33 8.72L18.63 9.19L17.66 7.74ZM5.37 14.81L7.6 18.12L6.91 18.59L4.67 15.28ZM4.33 15.51L5.31 16.96L4.61 17.43L3.63 15.98ZM5.59 17.37L6.57 18.82L5.87 19.29L4.89 17.84ZM3.29 16.21L5.53 19.52L4.83 19.99L2.6 16.68ZM16.4 18.12L17.38 16.67L18.07 17.14L17.09 18.59ZM17.66 16.26L18.63 14.81L19.33 15.28L18.35 16.73ZM17.43 18.82L18.41 17.37L19.11 17.84L18.13 19.29ZM18.69 16.96L19.67 15.51L20.37 15.98L19.39 17.43ZM18.47 19.52L19.45 18.07L20.14 18.54L19.17 19.99ZM19.73 17.66L20.71 16.21L21.4 16.68L20.42 18.13Z'

/** Each language by the flag of the country that its locale names. */
export const flagShapes: Readonly<Record<Locale, readonly FlagShape[]>> = {
  zh_TW: [
    ['#e2231a', ALL],
    ['#1b2f9e', 'M0 0h12.5v12.5H0Z'],
    [WHITE, star(7.6, 7.4, 4.2, 12, 0.62)],
    ['#1b2f9e', disc(7.6, 7.4, 2.5)],
    [WHITE, disc(7.6, 7.4, 2.1)],
  ],
  zh_CN: [
    ['#de2910', ALL],
    ['#ffde00', star(8.6, 9.4, 4) + SMALL_STARS.join('')],
  ],
  en_US: [
    [WHITE, ALL],
    ['#c8283c', STRIPES],
    ['#2b3a78', 'M0 0h12v12.92H0Z'],
    [WHITE, CANTON_STARS.join('')],
  ],
  vi_VN: [
    ['#da251d', ALL],
    ['#ffde2f', star(12, 12.4, 7)],
  ],
  ko_KR: [
    [WHITE, ALL],
    ['#1d2233', TRIGRAMS],
    ['#0f57a8', disc(12, 12, 4.6)],
    [
      '#d8333f',
      'M8.17 9.45a2.3 2.3 0 0 0 3.83 2.55a2.3 2.3 0 0 1 3.83 2.55a4.6 4.6 0 0 0-7.66-5.1Z',
    ],
  ],
  ja_JP: [
    [WHITE, ALL],
    ['#c8102e', disc(12, 12, 6.2)],
  ],
  th_TH: [
    ['#d22434', ALL],
    [WHITE, band(4, 16)],
    ['#2d2f78', band(8, 8)],
  ],
  hi_IN: INDIA,
  my_MM: [
    ['#fecb00', band(0, 8)],
    ['#34b233', band(8, 8)],
    ['#ea2839', band(16, 8)],
    [WHITE, star(12, 12.8, 8)],
  ],
  ta_IN: INDIA,
  bn_BD: [
    ['#0a6a4e', ALL],
    ['#f42a41', disc(11.2, 12, 5.6)],
  ],
}
