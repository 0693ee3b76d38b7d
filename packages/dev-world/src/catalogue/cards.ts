import type { EmblemName } from '@oriel/art/emblems'
import type { Sketch } from './sketch.ts'
import type { StudioId } from './studios.ts'
import { hallName, phrased, type HallName, type Names } from './words.ts'

const OWN: StudioId = 'GPOR'
type Row = readonly [names: Names, studio: StudioId, emblem: EmblemName]

const card = (name: HallName<'card'>): Names => hallName('card', name)
/** Played at a live table as well, but here against others or the house's own shuffle. */
const table = (name: HallName<'live'>): Names => hallName('live', name)
const quick = (names: Names): Names => phrased('quick', names)

const ROWS: readonly Row[] = [
  [card('texasHoldem'), OWN, 'chips'],
  [card('landlord'), 'GPSA', 'crown'],
  [card('tienLen'), OWN, 'cards'],
  [card('goldenFlower'), 'GPSA', 'spade'],
  [card('rummy'), 'GPNW', 'cards'],
  [card('mahjongForFour'), 'GPSA', 'mahjong'],
  [table('blackjack'), OWN, 'spade'],
  [card('hiLo'), OWN, 'cards'],
  [table('teenPatti'), 'GPPH', 'chips'],
  [card('goStop'), 'GPPH', 'fan'],
  [table('niuNiu'), 'GPSA', 'bull'],
  [card('pokDeng'), 'GPPH', 'spade'],
  [card('shanKoeMee'), 'GPPH', 'cards'],
  [card('koiKoi'), 'GPPH', 'moon'],
  [card('bigTwo'), 'GPSA', 'cards'],
  [card('thirteenCards'), 'GPSA', 'spade'],
  [card('phom'), 'GPPH', 'cards'],
  [card('samLoc'), 'GPPH', 'spade'],
  [card('callBreak'), 'GPNW', 'spade'],
  [card('dominoes'), OWN, 'domino'],
  [card('omaha'), 'GPNW', 'chips'],
  [card('jacksHigh'), OWN, 'crown'],
  [card('redOrBlack'), OWN, 'chips'],
  [card('mahjongForTwo'), 'GPSA', 'mahjong'],
  [card('paiGow'), 'GPSA', 'domino'],
  [card('ginRummy'), 'GPNW', 'cards'],
  [card('dummy'), 'GPPH', 'cards'],
  [card('twentyNine'), 'GPNW', 'spade'],
  [card('solitaireDuel'), OWN, 'hourglass'],
  [card('cardDuel'), OWN, 'swords'],
  [quick(card('texasHoldem')), 'GPNW', 'chips'],
  [quick(card('landlord')), 'GPSA', 'crown'],
  [quick(card('tienLen')), 'GPPH', 'cards'],
  [quick(card('goldenFlower')), 'GPSA', 'spade'],
  [quick(card('rummy')), 'GPNW', 'cards'],
  [quick(table('blackjack')), OWN, 'spade'],
  [quick(table('teenPatti')), 'GPPH', 'chips'],
  [quick(table('niuNiu')), 'GPSA', 'bull'],
  [quick(card('bigTwo')), 'GPSA', 'spade'],
  [quick(card('dominoes')), OWN, 'domino'],
]

export const cards: readonly Sketch[] = ROWS.map(([names, studio, emblem], place) => ({
  names,
  studio,
  emblem,
  hasDemo: studio === OWN || place % 3 === 0,
}))
