import type { BackdropName } from '@oriel/art/backdrops'
import type { EmblemName } from '@oriel/art/emblems'
import type { PaletteName } from '@oriel/art/palette'
import type { GameTag } from '@oriel/core/game-type'
import type { Sketch } from './sketch.ts'
import type { StudioId } from './studios.ts'
import { slotTitle, type SlotTitle } from './words.ts'

type Row = readonly [
  title: SlotTitle,
  studio: StudioId,
  emblem: EmblemName,
  palette: PaletteName,
  backdrop: BackdropName,
  tag?: GameTag,
]

/** The slots people see first, in their order, each with a title and a look of its own. */
const ROWS: readonly Row[] = [
  ['jadeAscent', 'GPOR', 'lotus', 'jade', 'clouds', 'hot'],
  ['dragonsVigil', 'GPOR', 'eye', 'teal', 'bokeh', 'hot'],
  ['fortuneIngots', 'GPSA', 'ingot', 'lacquer', 'rays', 'hot'],
  ['samuraiOath', 'GPKE', 'samurai', 'ruby', 'mountains'],
  ['peacockPalace', 'GPMI', 'peacock', 'sapphire', 'fan', 'new'],
  ['crownOfRa', 'GPLP', 'pyramid', 'amber', 'rays'],
  ['midnightMasque', 'GPNW', 'mask', 'amethyst', 'bokeh', 'hot'],
  ['koiPonds', 'GPOR', 'koi', 'ruby', 'seigaiha', 'new'],
  ['tripleSevens', 'GPOR', 'seven', 'magenta', 'rays'],
  ['crystalCaverns', 'GPSA', 'crystal', 'indigo', 'hex', 'new'],
  ['toroGold', 'GPKE', 'bull', 'amber', 'mountains'],
  ['luckyLantern', 'GPMI', 'lantern', 'lacquer', 'clouds'],
  ['treasureTide', 'GPLP', 'chest', 'teal', 'waves', 'new'],
  ['foxfire', 'GPNW', 'fox', 'copper', 'mountains'],
  ['goldenCoins', 'GPSA', 'coins', 'lacquer', 'fan', 'hot'],
  ['mahjongWind', 'GPOR', 'mahjong', 'jade', 'lattice', 'hot'],
  ['royalCourt', 'GPTE', 'crown', 'amethyst', 'rays'],
  ['owlAndOak', 'GPNW', 'owl', 'forest', 'mountains'],
  ['gemTrio', 'GPTE', 'gems', 'indigo', 'hex'],
  ['emberReels', 'GPPO', 'flame', 'midnight', 'mountains', 'new'],
  ['cherryPop', 'GPTE', 'cherries', 'magenta', 'rays'],
  ['pagodaNights', 'GPMI', 'pagoda', 'midnight', 'mountains'],
  ['cloverCharm', 'GPOR', 'clover', 'forest', 'rays'],
  ['barBarBar', 'GPTE', 'bars', 'obsidian', 'fan'],
  ['rubyRoyale', 'GPLP', 'gem', 'ruby', 'lattice', 'hot'],
  ['fanOfFate', 'GPMI', 'fan', 'indigo', 'lattice'],
  ['libertyBells', 'GPTE', 'bell', 'sapphire', 'rays'],
  ['ironLuck', 'GPKE', 'horseshoe', 'copper', 'bokeh'],
  ['tigerAtDawn', 'GPKE', 'tiger', 'amber', 'mountains', 'new'],
  ['whaleWhisper', 'GPQG', 'whale', 'ice', 'waves'],
  ['moonOrchard', 'GPNW', 'moon', 'midnight', 'space'],
  ['thunderRidge', 'GPPO', 'thunder', 'indigo', 'mountains', 'hot'],
  ['scarabSands', 'GPLP', 'scarab', 'amber', 'rays'],
  ['wolfWinter', 'GPNW', 'wolf', 'ice', 'mountains'],
  ['pandaPicnic', 'GPSA', 'panda', 'lime', 'bokeh'],
  ['chiliCarnival', 'GPSA', 'chili', 'lacquer', 'rays', 'new'],
  ['elephantRoad', 'GPKE', 'elephant', 'teal', 'mountains'],
  ['genieHour', 'GPMI', 'lamp', 'amethyst', 'space'],
  ['sugarSkulls', 'GPQG', 'skull', 'magenta', 'bokeh'],
  ['sushiStreet', 'GPSA', 'sushi', 'midnight', 'seigaiha'],
]

export const titledSlots: readonly Sketch[] = ROWS.map(
  ([title, studio, emblem, palette, backdrop, tag]) => ({
    names: slotTitle(title),
    studio,
    emblem,
    palettes: [palette],
    backdrop,
    tag: tag ?? null,
    hasDemo: true,
  }),
)
