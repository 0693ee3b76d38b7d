import type { Point } from '../geometry.ts'
import { suits } from '../parts/signs.ts'
import { box, circle, path, placed } from '../svg.ts'
import { drawBack } from './cards/back.ts'
import { drawCourt } from './cards/court.ts'
import { drawFigures } from './figures.ts'
import { drawSprite, type Reach } from './frame.ts'

export const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const
export const suitNames = ['spade', 'heart', 'diamond', 'club'] as const
export type Rank = (typeof ranks)[number]
export type Suit = (typeof suitNames)[number]

const CARD: Reach = [52, 74]
/** The width of a card in pixels when nobody asks for another. */
const CARD_SIZE = 104

const INK = { spade: '#151b2e', club: '#151b2e', heart: '#cf1430', diamond: '#cf1430' } as const

/**
 * A card of 104 by 148. It has no ids, so that the same card may stand in a page any number of
 * times, as it does with eight decks.
 */
export function cardSvg(rank: Rank, suit: Suit, size = CARD_SIZE): string {
  return drawSprite({ key: ['card', rank, suit], reach: CARD, size }, () => {
    const corner = drawCorner(rank, suit)
    return paper() + corner + placed(0, 0, { turn: 180 }, corner) + drawMiddle(rank, suit)
  })
}

export const cardBackSvg = (size = CARD_SIZE): string =>
  drawSprite({ key: ['card back'], reach: CARD, size }, () => paper() + drawBack())

const paper = (): string =>
  box({ x: -51, y: -73, width: 102, height: 146, corner: 9 }, { fill: '#b9bfd0' }) +
  box({ x: -51, y: -73, width: 102, height: 145, corner: 9 }, { fill: '#fdfdfb' })

const pip = (suit: Suit, x: number, y: number, scale: number, turn = 0): string =>
  placed(x, y, { turn, scale }, path(suits[suit], { fill: INK[suit] }))

/** Large enough to be read on a card of 48 pixels. */
const drawCorner = (rank: Rank, suit: Suit): string =>
  placed(-37, -55, {}, drawFigures(rank, { colour: INK[suit], height: 25, width: 21 })) +
  pip(suit, -37, -31, 0.21)

function drawMiddle(rank: Rank, suit: Suit): string {
  if (rank === 'A') return drawAce(suit)
  if (rank === 'J' || rank === 'Q' || rank === 'K') return drawCourt(rank, suit, INK[suit])
  return PIPS[rank].map(([x, y]) => pip(suit, x * 14, y * 18, 0.21, y > 0 ? 180 : 0)).join('')
}

const LEAVES =
  'M0 0C-5-5-5-12 0-17C5-12 5-5 0 0ZM-2 0C-9-1-14-6-15-12C-8-11-3-7-2 0ZM2 0C9-1 14-6 15-12C8-11 3-7 2 0Z'

/** One large pip, lit from the left, with three leaves of gold above and below it. */
function drawAce(suit: Suit): string {
  const leaves = path(LEAVES, { fill: '#d9a640', stroke: '#8a5c14', width: 0.8 })
  const outline = path(suits[suit], { stroke: '#f3d48a', width: 2.2 })
  return [
    placed(0, -38, { scale: 1.1 }, leaves),
    placed(0, 38, { scale: 1.1, turn: 180 }, leaves),
    pip(suit, 0, 0, 0.72),
    placed(-2.4, -1.6, { scale: 0.58 }, path(suits[suit], { fill: '#fff', opacity: 0.14 })),
    placed(0, 0, { scale: 0.58 }, outline),
    circle(0, 0, 5.5, { fill: '#e2b757', stroke: '#8a5c14', width: 0.8 }),
    circle(-1.4, -1.6, 2.2, { fill: '#fff0bf' }),
  ].join('')
}

type Pips = readonly Point[]
const SIDES: Pips = [
  [-1, -2.6],
  [1, -2.6],
  [-1, 2.6],
  [1, 2.6],
]
const MIDDLES: Pips = [
  [-1, 0],
  [1, 0],
]
const QUARTERS: Pips = [
  [-1, -0.87],
  [1, -0.87],
  [-1, 0.87],
  [1, 0.87],
]
const PIPS: Readonly<Record<Exclude<Rank, 'A' | 'J' | 'Q' | 'K'>, Pips>> = {
  2: [
    [0, -2.6],
    [0, 2.6],
  ],
  3: [
    [0, -2.6],
    [0, 0],
    [0, 2.6],
  ],
  4: SIDES,
  5: [...SIDES, [0, 0]],
  6: [...SIDES, ...MIDDLES],
  7: [...SIDES, ...MIDDLES, [0, -1.3]],
  8: [...SIDES, ...MIDDLES, [0, -1.3], [0, 1.3]],
  9: [...SIDES, ...QUARTERS, [0, 0]],
  10: [...SIDES, ...QUARTERS, [0, -1.74], [0, 1.74]],
}
