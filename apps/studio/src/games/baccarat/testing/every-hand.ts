import { RANKS, SHOE_CARDS, type Card } from '../../cards/cards.ts'
import { gather, type Chance } from '../../table-exact.ts'
import { CARDS_MAX, playCards, type BaccaratOutcome } from '../rules.ts'

/** A kind of card, as many as the shoe has of it. */
type Kind = { readonly card: Card; readonly count: number }

const PER_RANK = SHOE_CARDS / RANKS
const kindOf = (rank: number, count: number): Kind => ({ card: { rank, suit: 'spades' }, count })
/** Only points decide who wins, and four ranks have none: ten kinds instead of thirteen. */
const BY_POINTS: readonly Kind[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((rank) =>
  kindOf(rank, rank === 10 ? 4 * PER_RANK : PER_RANK),
)
const BY_RANK: readonly Kind[] = Array.from({ length: RANKS }, (_, index) =>
  kindOf(index + 1, PER_RANK),
)

/** Every order of `count` cards of these kinds, with how many ways the shoe has to deal it. */
function* everyOrder(kinds: readonly Kind[], count: number) {
  for (let number = 0; number < kinds.length ** count; number += 1) {
    const dealt: Card[] = []
    let [ways, rest] = [1, number]
    for (let at = 0; at < count; at += 1) {
      const { card, count: all } = kinds[rest % kinds.length] as Kind
      ways *= all - dealt.filter((one) => one === card).length
      dealt.push(card)
      rest = Math.floor(rest / kinds.length)
    }
    yield { dealt, ways }
  }
}

/** How many ways there are to deal so many cards: 5 × 10^15 for six, a whole number to a float. */
const waysToDeal = (count: number): bigint =>
  Array.from({ length: count }, (_, at) => BigInt(SHOE_CARDS - at)).reduce(
    (product, left) => product * left,
    1n,
  )

function* played(
  kinds: readonly Kind[],
  count: number,
  rest: readonly Card[],
): Generator<Chance<BaccaratOutcome>> {
  const under = waysToDeal(count)
  for (const { dealt, ways } of everyOrder(kinds, count)) {
    yield { share: { over: BigInt(ways), under }, outcome: playCards([...dealt, ...rest]) }
  }
}

/** Six cards by their points, a million orders: all rounds there are, by who wins and with what. */
export const everyHand = (): Chance<BaccaratOutcome>[] =>
  gather(played(BY_POINTS, CARDS_MAX, []), ({ winner, banker }) => `${winner} ${banker.total}`)

/** Four cards by their ranks: pairs do not ask for the third cards. */
export const everyPair = (): Chance<BaccaratOutcome>[] =>
  gather(
    played(
      BY_RANK,
      4,
      BY_RANK.slice(0, 2).map(({ card }) => card),
    ),
    ({ player, banker }) => `${player.hasPair} ${banker.hasPair}`,
  )
