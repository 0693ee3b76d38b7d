import type { EmblemName } from './emblems.ts'
import type { PaletteName } from './palette.ts'
import { drawPicture, type Layout, type Picture } from './picture.ts'

type CategoryLook = readonly [emblem: EmblemName, palette: PaletteName]

const CATEGORIES = {
  slots: ['seven', 'ruby'],
  live: ['wheel', 'jade'],
  sport: ['soccer', 'sapphire'],
  lottery: ['balls', 'amethyst'],
  cards: ['cards', 'teal'],
  virtual: ['helmet', 'copper'],
  arena: ['tops', 'lacquer'],
  esport: ['gamepad', 'indigo'],
  crash: ['rocket', 'magenta'],
} as const satisfies Record<string, CategoryLook>

export type CategoryName = keyof typeof CATEGORIES
export const categoryNames = Object.keys(CATEGORIES) as CategoryName[]

const LAYOUTS = {
  card: { width: 240, height: 250, hero: [130, 88], scale: 0.8, sparkles: 6, foot: 'words' },
  wide: {
    width: 420,
    height: 236,
    hero: [296, 112],
    scale: 1.02,
    sparkles: 8,
    quiet: 0.4,
    foot: 'soft',
  },
} as const satisfies Record<string, Layout>

export type Category = Omit<Picture, 'id'> & {
  readonly category: CategoryName
  readonly shape?: keyof typeof LAYOUTS
}

export function drawCategory(card: Category): string {
  const { category, shape = 'card' } = card
  const [emblem, palette] = CATEGORIES[category]
  const picture = { emblem, palette, backdrop: 'bokeh', ...card, id: category } as const
  return drawPicture(['category', shape], picture, LAYOUTS[shape])
}
