import type { EmblemName } from '@oriel/art/emblems'
import type { PaletteName } from '@oriel/art/palette'
import type { GameTag } from '@oriel/core/game-type'
import type { Sketch } from './sketch.ts'
import type { StudioId } from './studios.ts'
import { hallName, type HallName } from './words.ts'

type Row<Name> = readonly [
  name: Name,
  studio: StudioId,
  emblem: EmblemName,
  palette?: PaletteName,
  tag?: GameTag,
]

const LOTTERIES: readonly Row<HallName<'lottery'>>[] = [
  ['fast5d', 'GPOR', 'balls', 'amethyst', 'hot'],
  ['keno80', 'GPOR', 'ticket', 'teal'],
  ['fast3d', 'GPPH', 'balls', 'ruby'],
  ['sixOf49', 'GPTE', 'balls', 'forest'],
  ['sprintTen', 'GPPH', 'racer', 'sapphire'],
  ['lucky28', 'GPPH', 'clover', 'jade'],
  ['tripleDice', 'GPTE', 'dice', 'copper'],
  ['bingo75', 'GPTE', 'balls', 'magenta', 'new'],
  ['fiveOf11', 'GPPH', 'ticket', 'indigo'],
  ['fast4d', 'GPOR', 'balls', 'amber'],
  ['colourDraw', 'GPPH', 'wheel', 'lime'],
  ['keno40', 'GPTE', 'balls', 'ice'],
  ['threeMinute5d', 'GPOR', 'hourglass', 'amethyst'],
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
  ['comet', 'GPOR', 'comet', 'indigo', 'hot'],
  ['rocketRush', 'GPNW', 'rocket', 'magenta', 'hot'],
  ['skylineJet', 'GPLP', 'jet', 'ruby'],
  ['orbit', 'GPPO', 'planet', 'teal', 'new'],
  ['plinkoDrop', 'GPOR', 'plinko', 'amethyst'],
  ['mines', 'GPOR', 'mines', 'sapphire'],
  ['diceDuel', 'GPOR', 'dice', 'lime'],
  ['balloonLift', 'GPLP', 'balloon', 'ice'],
  ['volcanoRise', 'GPNW', 'volcano', 'lacquer'],
  ['saucerClimb', 'GPPO', 'saucer', 'indigo'],
  ['dragonClimb', 'GPLP', 'dragon', 'jade'],
  ['coinFlip', 'GPOR', 'coins', 'amber'],
  ['deepDive', 'GPQG', 'submarine', 'teal'],
  ['turboLap', 'GPQG', 'racer', 'ruby'],
  ['moonshot', 'GPPO', 'moon', 'midnight', 'new'],
  ['phoenixFlight', 'GPNW', 'phoenix', 'copper'],
  ['towerClimb', 'GPOR', 'castle', 'sapphire'],
  ['nightExpress', 'GPQG', 'train', 'obsidian'],
  ['thunderRun', 'GPNW', 'thunder', 'amethyst'],
  ['skyLantern', 'GPLP', 'lantern', 'midnight'],
  ['gemDig', 'GPPO', 'gems', 'jade'],
  ['robotRun', 'GPQG', 'robot', 'lime'],
  ['wheelOfTen', 'GPOR', 'wheel', 'lacquer'],
  ['lastGrain', 'GPLP', 'hourglass', 'amber'],
]

export const lotteries: readonly Sketch[] = LOTTERIES.map(
  ([name, studio, emblem, palette, tag]) => ({
    names: hallName('lottery', name),
    studio,
    emblem,
    ...(palette && { palettes: [palette] }),
    ...(tag && { tag }),
    hasDemo: studio === 'GPOR',
  }),
)

export const crashes: readonly Sketch[] = CRASHES.map(([name, studio, emblem, palette, tag]) => ({
  names: hallName('crash', name),
  studio,
  emblem,
  ...(palette && { palettes: [palette] }),
  ...(tag && { tag }),
  hasDemo: true,
}))
