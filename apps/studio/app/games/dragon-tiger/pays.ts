import { compareCards, dragonTiger } from '../../../src/games/dragon-tiger/rules.ts'
import type { Card } from '../../../src/games/cards/cards.ts'
import { oddsText } from '../table-kit/odds.ts'

export const SPOTS = ['dragon', 'tie', 'suited-tie', 'tiger'] as const
export type Spot = (typeof SPOTS)[number]

const LOW: Card = { rank: 2, suit: 'spades' }
const HIGH: Card = { rank: 9, suit: 'spades' }
/** For each spot a round in which it wins, to read from the rules what it pays. */
const WON = {
  dragon: compareCards(HIGH, LOW),
  tiger: compareCards(LOW, HIGH),
  tie: compareCards(LOW, LOW),
  'suited-tie': compareCards(LOW, LOW),
} as const

export const oddsOf = (spot: Spot): string => oddsText(dragonTiger.returnOf(spot, WON[spot]))

/** What comes back on a tie of each hundred on a side. */
const PERCENT = 100n
const back = dragonTiger.returnOf('dragon', WON.tie)
export const BACK_PERCENT = Number((back.over * PERCENT) / back.under)
