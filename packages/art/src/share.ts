import type { Brush } from './brush.ts'
import { darken, lighten } from './colour.ts'
import { isRightToLeft, letter, type Lettering } from './lettering.ts'
import type { Look } from './look.ts'
import { palettes } from './palette.ts'
import { drawPicture, type Layout, type Picture } from './picture.ts'
import { box } from './svg.ts'

/** The picture that other sites show for a link: 1200 by 630, with its words drawn in. */
export type Share = Omit<Picture, 'detail'> & {
  readonly title: string
  /** A line under the title, such as the studio. */
  readonly note?: string
  /** The name of the site, at the bottom. */
  readonly site?: string
}

const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 76
const WORDS = 620

export function drawShare(share: Share): string {
  const { title, note = '', site = '' } = share
  // Words that run to the left stand on the right, and the subject on the other side.
  const mirrored = isRightToLeft(title)
  const layout: Layout = {
    width: WIDTH,
    height: HEIGHT,
    hero: [mirrored ? 280 : WIDTH - 280, 306],
    scale: 2.05,
    sparkles: 22,
    quiet: mirrored ? 0 : 0.55,
    foot: 'soft',
    glow: 1.15,
  }
  const kind = ['share', title, note, site]
  return drawPicture(kind, { label: title, ...share }, layout, (look, brush) =>
    words(look, brush, mirrored, { title, note, site }),
  )
}

type Texts = { readonly title: string; readonly note: string; readonly site: string }

function words(
  look: Look,
  brush: Brush | undefined,
  mirrored: boolean,
  { title, note, site }: Texts,
): string {
  const { deep, cool, warm } = palettes[look.palette]
  const dark = darken(deep, 0.35)
  const veil = brush?.linear(
    [
      [0, dark, 0.86],
      [0.62, dark, 0],
    ],
    mirrored ? [1, 0, 0, 0] : [0, 0, 1, 0],
  )
  const line: Omit<Lettering, 'y' | 'size' | 'lines' | 'fill'> = {
    x: mirrored ? WIDTH - MARGIN : MARGIN,
    width: WORDS,
    face: 'text',
    weight: 700,
    anchor: mirrored ? 'end' : 'start',
  }
  return [
    veil === undefined ? '' : box({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, { fill: veil }),
    letter(title, {
      ...line,
      y: note === '' ? 392 : 368,
      size: 84,
      lines: 3,
      face: 'display',
      weight: 800,
      fill: '#fff',
    }),
    letter(note, { ...line, y: 436, grows: 'down', size: 34, lines: 2, fill: lighten(cool, 0.4) }),
    letter(site, { ...line, y: HEIGHT - MARGIN, size: 32, lines: 1, face: 'display', fill: warm }),
  ].join('')
}
