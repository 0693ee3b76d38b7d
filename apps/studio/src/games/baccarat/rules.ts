import type { TableGame } from '../../game/game.ts'
import { hundredths, LOST, PUSH, ratio, type Ratio } from '../../game/ratio.ts'
import { dealFromShoe, type Card } from '../cards/cards.ts'
import { paysWhen, printReturns, spotsOf, toOne, type Pay } from '../spots.ts'

export type Side = 'player' | 'banker'
/** What a hand did after two cards: a natural ends the round for both. */
type Third = 'natural' | 'stands' | 'draws'
type Hand = { readonly total: number; readonly third: Third; readonly hasPair: boolean }
type Dealt = { readonly to: Side; readonly card: Card }

export type BaccaratOutcome = {
  /** In the order they are dealt: player, banker, player, banker, then the third cards. */
  readonly deal: readonly Dealt[]
  readonly player: Hand
  readonly banker: Hand
  readonly winner: Side | 'tie'
}

/** No round needs more cards; six are drawn for each, so that the stream is read alike. */
export const CARDS_MAX = 6
const NATURAL = 8
const PLAYER_DRAWS_MAX = 5
const BANKER_DRAWS_MAX = 5

/** By the banker's total: the points of the player's third card on which the banker draws. */
const BANKER_DRAWS_ON: readonly string[] = [
  '0123456789',
  '0123456789',
  '0123456789',
  '012345679',
  '234567',
  '4567',
  '67',
  '',
]

export const pointsOf = ({ rank }: Card): number => (rank < 10 ? rank : 0)
export const totalOf = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10

export function bankerDraws(total: number, playerThird: Card | null): boolean {
  if (!playerThird) return total <= BANKER_DRAWS_MAX
  return BANKER_DRAWS_ON[total]?.includes(String(pointsOf(playerThird))) ?? false
}

/** Plays the first cards of a shoe by the fixed rules: neither hand has a choice. */
export function playCards(cards: readonly Card[]): BaccaratOutcome {
  const [first, second, third, fourth, fifth, sixth] = cards as [Card, Card, Card, Card, Card, Card]
  const player = [first, third]
  const banker = [second, fourth]
  const isNatural = totalOf(player) >= NATURAL || totalOf(banker) >= NATURAL
  const playerThird = !isNatural && totalOf(player) <= PLAYER_DRAWS_MAX ? fifth : null
  const doesBankerDraw = !isNatural && bankerDraws(totalOf(banker), playerThird)
  const bankerThird = playerThird ? sixth : fifth
  if (playerThird) player.push(playerThird)
  if (doesBankerDraw) banker.push(bankerThird)
  return {
    deal: inOrder(player, banker),
    player: handOf(player, isNatural),
    banker: handOf(banker, isNatural),
    winner: winnerOf(totalOf(player), totalOf(banker)),
  }
}

function inOrder(player: readonly Card[], banker: readonly Card[]): Dealt[] {
  const turns = [0, 1, 2].flatMap((turn) => [
    { to: 'player' as const, card: player[turn] },
    { to: 'banker' as const, card: banker[turn] },
  ])
  return turns.filter((dealt): dealt is Dealt => dealt.card !== undefined)
}

function handOf(cards: readonly Card[], isNatural: boolean): Hand {
  const third = cards.length > 2 ? 'draws' : 'stands'
  return {
    total: totalOf(cards),
    third: isNatural ? 'natural' : third,
    hasPair: cards[0]?.rank === cards[1]?.rank,
  }
}

function winnerOf(player: number, banker: number): Side | 'tie' {
  if (player === banker) return 'tie'
  return player > banker ? 'player' : 'banker'
}

/** A tie gives the stake back. */
const side =
  (name: Side, timesOf: (outcome: BaccaratOutcome) => Ratio): Pay<BaccaratOutcome> =>
  (outcome) => {
    if (outcome.winner === 'tie') return PUSH
    return outcome.winner === name ? timesOf(outcome) : LOST
  }

const EVEN = toOne(1)
const LESS_COMMISSION = hundredths(195)
const HALF_WIN = ratio(3, 2)
const HALF_WIN_TOTAL = 6

export const baccaratSpots = spotsOf<BaccaratOutcome>({
  player: side('player', () => EVEN),
  banker: side('banker', () => LESS_COMMISSION),
  // Even money, but half of it when the banker wins with six.
  'no-commission': side('banker', ({ banker }) =>
    banker.total === HALF_WIN_TOTAL ? HALF_WIN : EVEN,
  ),
  tie: paysWhen(toOne(8), ({ winner }) => winner === 'tie'),
  'player-pair': paysWhen(toOne(11), ({ player }) => player.hasPair),
  'banker-pair': paysWhen(toOne(11), ({ banker }) => banker.hasPair),
})

export const baccarat: TableGame<BaccaratOutcome> = {
  kind: 'table',
  code: 'baccarat',
  version: 1,
  returns: printReturns({
    player: '98.7649',
    banker: '98.9421',
    'no-commission': '98.5419',
    tie: '85.6404',
    'player-pair': '89.6386',
    'banker-pair': '89.6386',
  }),
  maxTimes: 12,
  bettingMs: 15_000,
  runningMs: 8000,
  pauseMs: 5000,
  isSpot: baccaratSpots.isSpot,
  returnOf: baccaratSpots.returnOf,
  outcome: (draw) => playCards(dealFromShoe(draw, CARDS_MAX)),
}
