import { darken, lighten } from './colour.ts'
import { letter, type Lettering } from './lettering.ts'
import type { Look } from './look.ts'
import { palettes } from './palette.ts'
import { drawPicture, type Layout, type Picture } from './picture.ts'

export type Tile = Picture & {
  /** `wide` is for tables that people sit at. */
  readonly shape?: keyof typeof LAYOUTS
  /** Degrees; a little of it makes a row of tiles livelier. */
  readonly tilt?: number
  /** Without words the tile leaves them to the page, which can translate them. */
  readonly title?: string
  readonly studio?: string
}

const LAYOUTS = {
  portrait: { width: 300, height: 400, hero: [150, 172], scale: 1.22, sparkles: 20, foot: 'words' },
  square: { width: 300, height: 300, hero: [150, 148], scale: 1.24, sparkles: 12, foot: 'none' },
  wide: { width: 400, height: 220, hero: [250, 100], scale: 0.92, sparkles: 10, foot: 'soft' },
} as const satisfies Record<string, Layout>

/** A square with words lifts its subject out of their way. */
const SQUARE_WITH_WORDS = { hero: [150, 122], scale: 1.02, foot: 'words' } as const

export function drawTile(tile: Tile): string {
  const { shape = 'portrait', tilt = 0, title = '', studio = '', detail = 'full' } = tile
  const lifted = shape === 'square' && title !== '' ? SQUARE_WITH_WORDS : {}
  const layout = { ...LAYOUTS[shape], ...lifted, tilt }
  const kind = ['tile', shape, tilt, title, studio]
  const lettering = detail === 'flat' ? flatWords : fullWords
  return drawPicture(kind, tile, layout, (look) => {
    const { titled, signed } = lettering(look, layout)
    const y = studio === '' ? titled.y + LOWER : titled.y
    return letter(title, { ...titled, y }) + letter(studio, signed)
  })
}

type TileWords = { readonly titled: Lettering; readonly signed: Lettering }

/** A title without a studio below it may stand this much lower. */
const LOWER = 20

function fullWords(look: Look, { width, height }: Layout): TileWords {
  const { deep, cool } = palettes[look.palette]
  const edge = darken(deep, 0.3)
  const place = { x: width / 2, width: width - 32, anchor: 'middle', edge } as const
  return {
    titled: {
      ...place,
      y: height - 44,
      size: 27,
      lines: 2,
      face: 'display',
      weight: 800,
      fill: lighten(cool, 0.45),
    },
    signed: {
      ...place,
      y: height - 18,
      size: 15,
      lines: 1,
      face: 'text',
      weight: 600,
      fill: '#d3d9e6',
    },
  }
}

function flatWords(_: Look, { width, height }: Layout): TileWords {
  const place = { x: width / 2, width: width - 32, anchor: 'middle', face: 'plain' } as const
  return {
    titled: { ...place, y: height - 44, size: 27, lines: 2, weight: 800, fill: '#fff' },
    signed: { ...place, y: height - 18, size: 15, lines: 1, weight: 600, fill: '#fff' },
  }
}
