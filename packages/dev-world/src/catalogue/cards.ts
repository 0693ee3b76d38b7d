import type { EmblemName } from '@oriel/art/emblems'
import { OWN, ownName } from './own.ts'
import type { Sketch } from './sketch.ts'
import type { StudioId } from './studios.ts'
import { hallName, phrased, type HallName, type Names } from './words.ts'

type Row = readonly [names: Names, studio: StudioId, emblem: EmblemName, title?: string]

const card = (name: HallName<'card'>): Names => hallName('card', name)
/** Played at a live table as well, but here against others or the house's own shuffle. */
const table = (name: HallName<'live'>): Names => hallName('live', name)
const quick = (names: Names): Names => phrased('quick', names)

const ROWS: readonly Row[] = [
  [card('texasHoldem'), 'GPNW', 'chips'],
  [card('landlord'), 'GPSA', 'crown'],
  [card('tienLen'), 'GPPH', 'cards'],
  [card('goldenFlower'), 'GPSA', 'spade'],
  [card('rummy'), 'GPNW', 'cards'],
  [card('mahjongForFour'), 'GPSA', 'mahjong'],
  [table('blackjack'), 'GPSA', 'spade'],
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
  [card('dominoes'), 'GPNW', 'domino'],
  [card('omaha'), 'GPNW', 'chips'],
  [ownName('jacks'), OWN, 'crown', 'jacks'],
  [card('redOrBlack'), 'GPPH', 'chips'],
  [card('mahjongForTwo'), 'GPSA', 'mahjong'],
  [card('paiGow'), 'GPSA', 'domino'],
  [card('ginRummy'), 'GPNW', 'cards'],
  [card('dummy'), 'GPPH', 'cards'],
  [card('twentyNine'), 'GPNW', 'spade'],
  [card('solitaireDuel'), 'GPPH', 'hourglass'],
  [card('cardDuel'), 'GPSA', 'swords'],
  [quick(card('texasHoldem')), 'GPNW', 'chips'],
  [quick(card('landlord')), 'GPSA', 'crown'],
  [quick(card('tienLen')), 'GPPH', 'cards'],
  [quick(card('goldenFlower')), 'GPSA', 'spade'],
  [quick(card('rummy')), 'GPNW', 'cards'],
  [quick(table('blackjack')), 'GPSA', 'spade'],
  [quick(table('teenPatti')), 'GPPH', 'chips'],
  [quick(table('niuNiu')), 'GPSA', 'bull'],
  [quick(card('bigTwo')), 'GPSA', 'spade'],
  [quick(card('dominoes')), 'GPNW', 'domino'],
]

export const cards: readonly Sketch[] = ROWS.map(([names, studio, emblem, title], place) => ({
  names,
  studio,
  emblem,
  ...(title !== undefined && { title }),
  hasDemo: studio === OWN || place % 3 === 0,
}))
