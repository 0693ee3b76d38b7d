import { ratio, type Ratio } from '../../game/ratio.ts'
import { DECK_CARDS, RANKS, SUITS, type Card } from '../cards/cards.ts'
import { HAND_CARDS, paysOf, type Hold } from './hands.ts'

/**
 * What all hands pay together that contain some cards: those that the bits of `mask` pick of
 * `hand`, which are places in a new deck, from the lowest up.
 */
export type Totals = (hand: readonly number[], mask: number) => number

const ALL = 2 ** HAND_CARDS - 1
/** How many ways there are to draw 0, 1, 2 … of the 47 cards that were not dealt. */
export const DRAWS = [1, 47, 1_081, 16_215, 178_365, 1_533_939] as const
/** The least number that all of them divide: values of holds are counted in parts of it. */
export const VALUE_UNDER = 7_669_695

/** For each mask of held cards: the parts one paid stake of one draw is worth. */
const PARTS: readonly number[] = Array.from({ length: ALL + 1 }, (_, mask) => {
  const drawn = HAND_CARDS - countBits(mask)
  return VALUE_UNDER / (DRAWS[drawn] ?? 1)
})

function countBits(mask: number): number {
  return mask === 0 ? 0 : (mask & 1) + countBits(mask >> 1)
}

/**
 * What each of the 32 holds brings on average, in parts of VALUE_UNDER. A draw never brings a card
 * back that was thrown away: so of all hands with the held cards, those with a thrown one go off.
 */
export function valuesOf(hand: readonly number[], totals: Totals): number[] {
  const values = PARTS.map((_, mask) => totals(hand, mask))
  for (let card = 1; card <= ALL; card *= 2) {
    for (let mask = 0; mask <= ALL; mask += 1) {
      if ((mask & card) === 0) values[mask] = (values[mask] ?? 0) - (values[mask | card] ?? 0)
    }
  }
  return values.map((paid, mask) => paid * (PARTS[mask] ?? 0))
}

/** The mask of the best hold; of equal ones the highest, so that a hand is always held alike. */
export function bestMask(values: readonly number[]): number {
  let best = ALL
  for (let mask = ALL - 1; mask >= 0; mask -= 1) {
    if ((values[mask] ?? 0) > (values[best] ?? 0)) best = mask
  }
  return best
}

export type BestHold = {
  readonly hold: Hold
  /** What the hand is worth on average when it is played so, in stakes. */
  readonly value: Ratio
}

/** The best play of five dealt cards. Some 200,000 hands are looked at: a blink, not a frame. */
export function bestHold(dealt: readonly Card[], totals: Totals = countTotals): BestHold {
  const places = dealt.map(placeOf)
  const hand = places.toSorted((left, right) => left - right)
  const values = valuesOf(hand, totals)
  const mask = bestMask(values)
  const hold = places.map((place) => ((mask >> hand.indexOf(place)) & 1) === 1)
  return { hold: hold as readonly boolean[] as Hold, value: ratio(values[mask] ?? 0, VALUE_UNDER) }
}

const placeOf = ({ rank, suit }: Card): number => SUITS.indexOf(suit) * RANKS + rank - 1

/** All hands together, and all hands with one card of a rank, from the ace on. */
export const TOTAL = 875_504
export const TOTAL_OF_RANK: readonly number[] = [
  108_268, 70_558, 71_622, 72_686, 73_750, 73_750, 73_750, 73_750, 73_750, 74_500, 110_396, 109_332,
  108_268,
]

/** Counts hand by hand; only the many hands with one card or none are known beforehand. */
export const countTotals: Totals = (hand, mask) => {
  const held = hand.filter((_, at) => ((mask >> at) & 1) === 1)
  const [first] = held
  if (first === undefined) return TOTAL
  return held.length === 1 ? (TOTAL_OF_RANK[first % RANKS] ?? 0) : countWith(held, 0)
}

/** What all hands pay with the held cards and others from a place of the deck on. */
function countWith(held: readonly number[], from: number): number {
  if (held.length === HAND_CARDS) return paysOf(held)
  let sum = 0
  for (let place = from; place < DECK_CARDS; place += 1) {
    if (!held.includes(place)) sum += countWith([...held, place], place + 1)
  }
  return sum
}
