import type { StudioId } from './studios.ts'
import type { SlotPhrase, SlotSubject } from './words.ts'

type Family = {
  /** Emblems; each is also what the game is about. */
  readonly subjects: readonly SlotSubject[]
  readonly phrases: readonly SlotPhrase[]
  /** Who makes such games. */
  readonly studios: readonly StudioId[]
}

/** Subjects that belong together, what can be said about them, and who makes games of them. */
export const families = {
  treasure: {
    subjects: ['gem', 'gems', 'coins', 'crown', 'chest', 'crystal', 'key', 'trophy'],
    phrases: ['golden', 'lucky', 'royal', 'hunt', 'ofKings'],
    studios: ['GPOR', 'GPTE', 'GPSA', 'GPMI'],
  },
  fortune: {
    subjects: ['seven', 'bars', 'bell', 'clover', 'horseshoe'],
    phrases: ['double', 'golden', 'classic', 'neon'],
    studios: ['GPTE', 'GPOR', 'GPKE'],
  },
  east: {
    subjects: ['lotus', 'pagoda', 'samurai', 'lantern', 'fan', 'envelope', 'mahjong'],
    phrases: ['festival', 'moonlit', 'ofTheEast', 'spring', 'dynasty'],
    studios: ['GPSA', 'GPOR', 'GPMI'],
  },
  legend: {
    subjects: [
      'pyramid',
      'eye',
      'mask',
      'flame',
      'scarab',
      'sun',
      'moon',
      'thunder',
      'trident',
      'hammer',
    ],
    phrases: ['temple', 'legend', 'ancient', 'awakening', 'realm'],
    studios: ['GPNW', 'GPLP', 'GPOR', 'GPPO'],
  },
  wild: {
    subjects: [
      'fox',
      'bull',
      'owl',
      'tiger',
      'wolf',
      'dragon',
      'peacock',
      'phoenix',
      'panda',
      'elephant',
      'butterfly',
    ],
    phrases: ['golden', 'valley', 'spirit', 'moonrise', 'kingdom'],
    studios: ['GPKE', 'GPNW', 'GPMI', 'GPOR'],
  },
  fruit: {
    subjects: ['cherries', 'watermelon', 'lemon', 'grapes', 'strawberry', 'pineapple'],
    phrases: ['splash', 'fiesta', 'garden', 'frozen', 'sweet'],
    studios: ['GPTE', 'GPSA', 'GPLP'],
  },
  food: {
    subjects: ['donut', 'sushi', 'chili', 'mushroom'],
    phrases: ['kitchen', 'feast', 'fiesta', 'town'],
    studios: ['GPSA', 'GPQG'],
  },
  sea: {
    subjects: ['galleon', 'anchor', 'compass', 'submarine', 'koi', 'turtle', 'octopus', 'whale'],
    phrases: ['bay', 'voyage', 'lagoon', 'pearl', 'tides'],
    studios: ['GPQG', 'GPLP', 'GPPO'],
  },
  music: {
    subjects: ['guitar', 'drum', 'record', 'trumpet', 'headphones'],
    phrases: ['fever', 'nights', 'encore', 'electric'],
    studios: ['GPPO', 'GPLP'],
  },
  magic: {
    subjects: ['potion', 'orb', 'hourglass', 'lamp', 'hat'],
    phrases: ['secret', 'tales', 'enchanted', 'midnight', 'wonders'],
    studios: ['GPNW', 'GPMI', 'GPOR'],
  },
  keep: {
    subjects: ['castle', 'skull', 'volcano', 'knight', 'swords'],
    phrases: ['quest', 'saga', 'silver', 'crimson', 'eternal'],
    studios: ['GPKE', 'GPNW', 'GPPO'],
  },
  travel: {
    subjects: ['racer', 'train', 'balloon', 'planet', 'saucer', 'robot'],
    phrases: ['adventure', 'turbo', 'cosmic', 'city'],
    studios: ['GPPO', 'GPQG'],
  },
} as const satisfies Record<string, Family>
