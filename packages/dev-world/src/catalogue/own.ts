import { locales } from '@oriel/core/locale'
import type { MessageId } from '@oriel/i18n/message-id'
import { serverText } from '@oriel/i18n/server'
import type { StudioId } from './studios.ts'
import type { Names } from './words.ts'

/** The studio that is part of this product. It lists what it has, and nothing else. */
export const OWN: StudioId = 'GPOR'

/** Titles of the studio by the halls they belong to. */
export const TITLES = {
  2: [
    'jade-ascent',
    'dragons-vigil',
    'koi-ponds',
    'triple-sevens',
    'mahjong-wind',
    'clover-charm',
    'golden-diamond',
    'treasure-of-the-kings',
    'tiger-moonrise',
    'phoenix-spirit',
    'enchanted-hourglass',
    'golden-seven',
  ],
  3: ['baccarat', 'roulette', 'sic-bo', 'dragon-tiger'],
  4: ['sport'],
  5: ['fast-5d', 'keno', 'fast-3'],
  6: ['hi-lo', 'jacks'],
  7: ['derby'],
  8: ['gasing'],
  9: ['esport'],
  10: ['comet', 'plinko', 'mines', 'dice', 'limbo'],
} as const

/** What the studio itself calls a game, in the words of its own page. */
export const ownName = (word: string): Names =>
  Object.fromEntries(
    locales.map((locale) => [locale, serverText(locale).t(`${word}.name` as MessageId)]),
  ) as Names
