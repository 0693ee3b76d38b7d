import { type BackdropName, backdrops } from '../backdrops.ts'
import { mix } from '../colour.ts'
import { type PaletteName, palettes } from '../palette.ts'
import { group } from '../svg.ts'
import { drawGround } from './frame.ts'
import { keep, pavilion, treasury } from './scenes/halls.ts'
import { aerie, dunes } from './scenes/heights.ts'
import { glade, lake } from './scenes/lands.ts'
import { type Backcloth, cover, glow, quiet, type View } from './scenes/light.ts'
import { arena, track } from './scenes/outdoors.ts'
import { peaks } from './scenes/peaks.ts'
import { blueFelt, greenFelt, parlour, salon, stage } from './scenes/rooms.ts'
import { sky } from './scenes/sky.ts'
import type { SetName } from './symbols.ts'

type Place = { readonly palette: PaletteName; readonly draw: Backcloth }

/** A slot's surroundings from a backdrop of the lobby, dark enough for a cabinet before it. */
const reels = (palette: PaletteName, backdrop: BackdropName): Place => ({
  palette,
  draw: (brush, view) => {
    const { width, height } = view
    const { deep, middle, bright } = brush.palette
    const ground = brush.radial(
      [
        [0, mix(bright, middle, 0.7)],
        [0.45, mix(middle, deep, 0.3)],
        [1, deep],
      ],
      [0.5, 0.36, 0.84],
    )
    // Backdrops are made for pictures of half this size.
    const half = { width: width / 2, height: height / 2 }
    const hero = [half.width / 2, half.height * 0.36] as const
    const behind = backdrops[backdrop](brush, { ...half, hero })
    return [
      cover(view, ground),
      group({ opacity: 0.5, transform: 'scale(2)' }, behind),
      glow(brush, [width / 2, height * 0.36], [width * 0.42, height * 0.4], bright, 0.22),
      quiet(brush, view, deep, 0.8),
    ].join('')
  },
})

/** Where each slot stands. */
const SLOTS: Readonly<Record<SetName, Place>> = {
  jade: { palette: 'jade', draw: peaks },
  pond: { palette: 'ruby', draw: lake },
  mahjong: { palette: 'jade', draw: pavilion },
  festival: reels('lacquer', 'clouds'),
  vigil: { palette: 'teal', draw: keep },
  sands: reels('amber', 'mountains'),
  wonder: { palette: 'rose', draw: dunes },
  clover: reels('forest', 'rays'),
  tide: reels('teal', 'waves'),
  valley: reels('midnight', 'mountains'),
  kings: { palette: 'lacquer', draw: treasury },
  spirit: { palette: 'sapphire', draw: aerie },
  moonrise: { palette: 'midnight', draw: glade },
  classic: { palette: 'lacquer', draw: parlour },
  neon: reels('indigo', 'grid'),
  orchard: { palette: 'copper', draw: parlour },
  vault: reels('obsidian', 'hex'),
}

const TABLES = {
  comet: { palette: 'indigo', draw: sky },
  'green-felt': { palette: 'jade', draw: greenFelt },
  'blue-felt': { palette: 'sapphire', draw: blueFelt },
  roulette: { palette: 'jade', draw: salon },
  arena: { palette: 'lacquer', draw: arena },
  derby: { palette: 'forest', draw: track },
  'fast-5d': { palette: 'amethyst', draw: stage },
} as const satisfies Record<string, Place>

const places = { ...SLOTS, ...TABLES }

/** A slot's set, or a table. */
export type SceneName = keyof typeof places
export const sceneNames = Object.keys(places) as SceneName[]

const VIEWS = {
  desktop: { width: 1280, height: 720, tall: false },
  phone: { width: 780, height: 900, tall: true },
} as const satisfies Record<string, View>

/**
 * The ground of a game: calm and dark, its lower half quiet under what stands over it. Another
 * palette paints the same place at another hour.
 */
export function sceneSvg(name: SceneName, shape: keyof typeof VIEWS, hour?: PaletteName): string {
  const view = VIEWS[shape]
  const { palette, draw } = places[name]
  const { width, height } = view
  const key = ['scene', name, shape]
  const ground = { key, width, height, palette: palettes[hour ?? palette] }
  return drawGround(ground, (brush) => draw(brush, view))
}
