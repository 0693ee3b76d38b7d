import type { Colour } from './colour.ts'

/** Five colours a picture is made of: shade, body, light, and a warm and a cool accent. */
export type Palette = {
  readonly deep: Colour
  readonly middle: Colour
  readonly bright: Colour
  readonly warm: Colour
  readonly cool: Colour
}

const palette = (
  deep: Colour,
  middle: Colour,
  bright: Colour,
  warm: Colour,
  cool: Colour,
): Palette => ({ deep, middle, bright, warm, cool })

/** The order is part of the catalogue: a new palette goes to the end. */
export const palettes = {
  ruby: palette('#24030f', '#7d0d2c', '#f0415a', '#ffd166', '#ff9a76'),
  jade: palette('#021d18', '#0a5c47', '#27cf97', '#ffe08a', '#a5f7d5'),
  sapphire: palette('#040923', '#14359c', '#4b86ff', '#ffd66b', '#a9d3ff'),
  amethyst: palette('#130424', '#4c1596', '#a855ff', '#ffd166', '#f3b2ff'),
  amber: palette('#241002', '#8f3f06', '#ff9f2a', '#fff0a8', '#ffd27a'),
  teal: palette('#011c24', '#06586d', '#22bfd8', '#fff1a0', '#a6f4ff'),
  magenta: palette('#24021e', '#8d0f6b', '#ff46b4', '#ffe07a', '#ffb8e4'),
  midnight: palette('#04050c', '#161d3d', '#43549a', '#ffd66b', '#bccaff'),
  forest: palette('#041608', '#1b5724', '#5cbd41', '#ffe58a', '#d8ffa0'),
  copper: palette('#1c0b06', '#6f2e17', '#de7242', '#ffe2a8', '#ffc4a0'),
  ice: palette('#031426', '#10528b', '#66ccff', '#ffffff', '#cdf3ff'),
  lacquer: palette('#250103', '#930a11', '#f0323a', '#ffd76a', '#ffa276'),
  indigo: palette('#090729', '#2f26ad', '#7468ff', '#7cf6ff', '#c6bdff'),
  lime: palette('#0a1802', '#326208', '#97e82a', '#fff7a0', '#dcff83'),
  rose: palette('#260b13', '#80324a', '#ef93a9', '#ffe2c4', '#ffc9d5'),
  obsidian: palette('#080604', '#2c2110', '#7a591f', '#ffd978', '#fff0c0'),
} as const satisfies Record<string, Palette>

export type PaletteName = keyof typeof palettes
export const paletteNames = Object.keys(palettes) as PaletteName[]
