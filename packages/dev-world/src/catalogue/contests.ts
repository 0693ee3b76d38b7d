import type { EmblemName } from '@oriel/art/emblems'
import type { PaletteName } from '@oriel/art/palette'
import { OWN, ownName } from './own.ts'
import { turnOf, type Sketch } from './sketch.ts'
import type { StudioId } from './studios.ts'
import { hallName, phrased, type HallName, type Names } from './words.ts'

type Row<Name> = readonly [name: Name, emblem: EmblemName]

const sketched = (
  rows: readonly Row<Names>[],
  studios: readonly StudioId[],
  more: Partial<Sketch> = {},
): Sketch[] =>
  rows.map(([names, emblem], place) => ({
    names,
    studio: turnOf(studios, place),
    emblem,
    ...more,
  }))

/** What the house's own studio has in a hall of contests stands first there. */
const own = (title: string, word: string, emblem: EmblemName, hasDemo: boolean): Sketch => ({
  names: ownName(word),
  studio: OWN,
  title,
  emblem,
  hasDemo,
})

const SPORTS: readonly Row<HallName<'sport'>>[] = [
  ['football', 'soccer'],
  ['basketball', 'basketball'],
  ['tennis', 'tennis'],
  ['badminton', 'shuttlecock'],
  ['boxing', 'glove'],
  ['golf', 'golf'],
  ['snooker', 'eight-ball'],
  ['motorRacing', 'helmet'],
  ['liveFootball', 'soccer'],
  ['muayThai', 'glove'],
  ['bowling', 'bowling'],
  ['darts', 'target'],
  ['liveBasketball', 'basketball'],
  ['futsal', 'soccer'],
  ['liveTennis', 'tennis'],
  ['footballCups', 'trophy'],
  ['beachFootball', 'sun'],
  ['streetball', 'basketball'],
  ['tennisDoubles', 'tennis'],
  ['badmintonDoubles', 'shuttlecock'],
  ['kickboxing', 'glove'],
  ['pool', 'eight-ball'],
  ['rally', 'racer'],
]

export const sports: readonly Sketch[] = [
  own('sport', 'sportsbook', 'trophy', true),
  ...sketched(
    SPORTS.map(([name, emblem]) => [hallName('sport', name), emblem]),
    ['GPH9', 'GPQG', 'GPKE', 'GPH9'],
  ),
]

/** Sports that are played by machines the whole day. */
const PLAYED: readonly Row<HallName<'sport'>>[] = [
  ['football', 'soccer'],
  ['motorRacing', 'helmet'],
  ['basketball', 'basketball'],
  ['tennis', 'tennis'],
  ['badminton', 'shuttlecock'],
  ['boxing', 'glove'],
  ['golf', 'golf'],
  ['bowling', 'bowling'],
  ['darts', 'target'],
  ['pool', 'eight-ball'],
]
const RACES: readonly Row<HallName<'virtual'>>[] = [
  ['penaltyShootout', 'soccer'],
  ['virtualLeague', 'trophy'],
  ['rocketDerby', 'rocket'],
  ['robotRace', 'robot'],
  ['virtualCup', 'trophy'],
]
export const virtualSports: readonly Sketch[] = [
  own('derby', 'derby', 'horseshoe', true),
  ...sketched(
    [
      ...PLAYED.map(([name, emblem]): Row<Names> => [
        phrased('virtual', hallName('sport', name)),
        emblem,
      ]),
      ...RACES.map(([name, emblem]): Row<Names> => [hallName('virtual', name), emblem]),
    ],
    ['GPH9', 'GPPO', 'GPQG'],
  ),
]

/** Spinning tops: each of its own colour. */
const TOPS: readonly (readonly [HallName<'arena'>, PaletteName])[] = [
  ['gasingArena', 'lacquer'],
  ['gasingDuel', 'sapphire'],
  ['topCup', 'jade'],
  ['steelTops', 'ice'],
  ['twinTops', 'magenta'],
  ['topStorm', 'indigo'],
  ['goldenTop', 'amber'],
  ['nightArena', 'midnight'],
]
export const arena: readonly Sketch[] = TOPS.map(([name, palette], place) => ({
  names: hallName('arena', name),
  studio: place === 0 ? OWN : 'GPPH',
  ...(place === 0 && { title: 'gasing' }),
  emblem: 'tops',
  palettes: [palette],
  hasDemo: place % 2 === 0,
}))

/** Disciplines of invented games, each with a league and a cup. */
const DISCIPLINES: readonly Row<HallName<'esport'>>[] = [
  ['towerSiege', 'castle'],
  ['ironSquad', 'target'],
  ['starDrift', 'racer'],
  ['pixelFootball', 'gamepad'],
  ['cardMages', 'hat'],
  ['mechArena', 'robot'],
  ['dragonLanes', 'dragon'],
  ['orbitalStrike', 'planet'],
  ['speedKart', 'helmet'],
  ['nightRaid', 'swords'],
  ['rhythmClash', 'headphones'],
  ['battleChess', 'knight'],
]
const contest = (phrase: 'league' | 'cup') =>
  DISCIPLINES.map(([name, emblem]): Row<Names> => [
    phrased(phrase, hallName('esport', name)),
    emblem,
  ])
export const esports: readonly Sketch[] = [
  own('esport', 'esport', 'flame', true),
  ...sketched([...contest('league'), ...contest('cup').slice(0, -1)], ['GPH9', 'GPKE', 'GPPO']),
]
