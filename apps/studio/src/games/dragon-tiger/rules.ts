import type { Draw } from '../../fairness/draw.ts'
import type { TableGame } from '../../game/game.ts'
import { LOST, ratio } from '../../game/ratio.ts'
import { dealFromShoe, type Card } from '../cards/cards.ts'
import { paysWhen, printReturns, spotsOf, toOne, type Pay } from '../spots.ts'

/** One card each; the higher wins. The ace is the lowest, suits count only when ranks are equal. */
type Side = 'dragon' | 'tiger'
export type DragonTigerOutcome = {
  readonly dragon: Card
  readonly tiger: Card
  readonly winner: Side | 'tie'
  /** A tie of two cards of the same suit. */
  readonly isSuited: boolean
}

const HALF_BACK = ratio(1, 2)

export function compareCards(dragon: Card, tiger: Card): DragonTigerOutcome {
  const lead = dragon.rank - tiger.rank
  if (lead !== 0) return { dragon, tiger, winner: lead > 0 ? 'dragon' : 'tiger', isSuited: false }
  return { dragon, tiger, winner: 'tie', isSuited: dragon.suit === tiger.suit }
}

/** Half of the stake comes back on a tie. */
const side =
  (name: Side): Pay<DragonTigerOutcome> =>
  ({ winner }) => {
    if (winner === 'tie') return HALF_BACK
    return winner === name ? toOne(1) : LOST
  }

export const dragonTigerSpots = spotsOf<DragonTigerOutcome>({
  dragon: side('dragon'),
  tiger: side('tiger'),
  tie: paysWhen(toOne(11), ({ winner }) => winner === 'tie'),
  'suited-tie': paysWhen(toOne(50), ({ isSuited }) => isSuited),
})

function deal(draw: Draw): DragonTigerOutcome {
  const [dragon, tiger] = dealFromShoe(draw, 2) as [Card, Card]
  return compareCards(dragon, tiger)
}

export const dragonTiger: TableGame<DragonTigerOutcome> = {
  kind: 'table',
  code: 'dragon-tiger',
  version: 1,
  returns: printReturns({
    dragon: '96.2651',
    tiger: '96.2651',
    tie: '89.6386',
    'suited-tie': '86.0241',
  }),
  maxTimes: 51,
  bettingMs: 15_000,
  runningMs: 8000,
  pauseMs: 5000,
  isSpot: dragonTigerSpots.isSpot,
  returnOf: dragonTigerSpots.returnOf,
  outcome: deal,
}
