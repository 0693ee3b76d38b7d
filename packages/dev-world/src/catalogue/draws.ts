import type { EmblemName } from '@oriel/art/emblems'
import type { PaletteName } from '@oriel/art/palette'
import type { GameTag } from '@oriel/core/game-type'
import { ownName } from './own.ts'
import type { Sketch } from './sketch.ts'
import type { StudioId } from './studios.ts'
import { hallName, type HallName, type Names } from './words.ts'

/** A game of the studio itself is listed by its title. */
type Own = { readonly title: string; readonly names?: Names }
type Row<Name> = readonly [
  name: Name | Own,
  studio: StudioId,
  emblem: EmblemName,
  palette?: PaletteName,
  tag?: GameTag,
]

const LOTTERIES: readonly Row<HallName<'lottery'>>[] = [
  [{ title: 'fast-5d' }, 'GPOR', 'balls', 'amethyst', 'hot'],
  [{ title: 'keno', names: hallName('lottery', 'keno80') }, 'GPOR', 'ticket', 'teal'],
  [{ title: 'fast-3' }, 'GPOR', 'balls', 'ruby'],
  ['sixOf49', 'GPTE', 'balls', 'forest'],
  ['sprintTen', 'GPPH', 'racer', 'sapphire'],
  ['lucky28', 'GPPH', 'clover', 'jade'],
  ['fast3d', 'GPTE', 'dice', 'copper'],
  ['bingo75', 'GPTE', 'balls', 'magenta', 'new'],
  ['fiveOf11', 'GPPH', 'ticket', 'indigo'],
  ['fast4d', 'GPTE', 'balls', 'amber'],
  ['colourDraw', 'GPPH', 'wheel', 'lime'],
  ['keno40', 'GPTE', 'balls', 'ice'],
  ['threeMinute5d', 'GPPH', 'hourglass', 'amethyst'],
  ['bingo90', 'GPTE', 'balls', 'copper'],
  ['daily4d', 'GPPH', 'sun', 'amber'],
  ['fiveMinute5d', 'GPPH', 'hourglass', 'teal'],
  ['scratchGems', 'GPTE', 'gems', 'magenta'],
  ['threeMinute3d', 'GPPH', 'balls', 'lacquer'],
  ['fiveMinuteKeno', 'GPTE', 'balls', 'midnight'],
  ['daily3d', 'GPPH', 'ticket', 'forest'],
  ['threeMinuteSprint', 'GPPH', 'racer', 'copper'],
  ['scratchClover', 'GPTE', 'clover', 'lime'],
  ['weekendSix', 'GPTE', 'balls', 'indigo'],
  ['ticketParade', 'GPPH', 'ticket', 'ruby'],
]

/** Whatever rises until it stops, and the small fair games of one decision. */
const CRASHES: readonly Row<HallName<'crash'>>[] = [
  [{ title: 'comet' }, 'GPOR', 'comet', 'indigo', 'hot'],
  ['rocketRush', 'GPNW', 'rocket', 'magenta', 'hot'],
  ['skylineJet', 'GPLP', 'jet', 'ruby'],
  ['orbit', 'GPPO', 'planet', 'teal', 'new'],
  [{ title: 'plinko' }, 'GPOR', 'plinko', 'amethyst'],
  [{ title: 'mines' }, 'GPOR', 'mines', 'sapphire'],
  [{ title: 'dice' }, 'GPOR', 'dice', 'lime'],
  ['balloonLift', 'GPLP', 'balloon', 'ice'],
  ['volcanoRise', 'GPNW', 'volcano', 'lacquer'],
  ['saucerClimb', 'GPPO', 'saucer', 'indigo'],
  ['dragonClimb', 'GPLP', 'dragon', 'jade'],
  [{ title: 'limbo' }, 'GPOR', 'target', 'amber'],
  ['deepDive', 'GPQG', 'submarine', 'teal'],
  ['turboLap', 'GPQG', 'racer', 'ruby'],
  ['moonshot', 'GPPO', 'moon', 'midnight', 'new'],
  ['phoenixFlight', 'GPNW', 'phoenix', 'copper'],
  ['towerClimb', 'GPQG', 'castle', 'sapphire'],
  ['nightExpress', 'GPQG', 'train', 'obsidian'],
  ['thunderRun', 'GPNW', 'thunder', 'amethyst'],
  ['skyLantern', 'GPLP', 'lantern', 'midnight'],
  ['gemDig', 'GPPO', 'gems', 'jade'],
  ['robotRun', 'GPQG', 'robot', 'lime'],
  ['wheelOfTen', 'GPPO', 'wheel', 'lacquer'],
  ['lastGrain', 'GPLP', 'hourglass', 'amber'],
]

const named = <Group extends 'lottery' | 'crash'>(
  group: Group,
  name: HallName<Group> | Own,
): Pick<Sketch, 'names' | 'title'> =>
  typeof name === 'object'
    ? { names: name.names ?? ownName(name.title), title: name.title }
    : { names: hallName(group, name) }

export const lotteries: readonly Sketch[] = LOTTERIES.map(
  ([name, studio, emblem, palette, tag]) => ({
    ...named('lottery', name),
    studio,
    emblem,
    ...(palette && { palettes: [palette] }),
    ...(tag && { tag }),
    hasDemo: studio === 'GPOR',
  }),
)

export const crashes: readonly Sketch[] = CRASHES.map(([name, studio, emblem, palette, tag]) => ({
  ...named('crash', name),
  studio,
  emblem,
  ...(palette && { palettes: [palette] }),
  ...(tag && { tag }),
  hasDemo: true,
}))
