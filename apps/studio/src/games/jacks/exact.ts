import { percentOf } from '../../game/exact.ts'
import { ratio, type Ratio } from '../../game/ratio.ts'
import { DECK_CARDS, RANKS, SUITS } from '../cards/cards.ts'
import { HAND_CARDS, paysOf } from './hands.ts'
import { bestMask, VALUE_UNDER, valuesOf, type Totals } from './hold.ts'

/** CHOOSE[count][place]: how many sets of so many cards lie below a place of the deck. */
const CHOOSE: readonly (readonly number[])[] = listChoose()

function listChoose(): number[][] {
  const rows = [Array.from({ length: DECK_CARDS + 1 }, () => 1)]
  for (let count = 1; count <= HAND_CARDS; count += 1) {
    const row = [0]
    for (let place = 1; place <= DECK_CARDS; place += 1) {
      row.push((row[place - 1] ?? 0) + (rows[count - 1]?.[place - 1] ?? 0))
    }
    rows.push(row)
  }
  return rows
}

const setsOf = (count: number): number => CHOOSE[count]?.[DECK_CARDS] ?? 0

/** Where the cards that `mask` picks stand among all sets of as many cards. */
function indexOf(hand: readonly number[], mask: number): readonly [count: number, index: number] {
  let [count, index] = [0, 0]
  for (let at = 0; at < HAND_CARDS; at += 1) {
    if (((mask >> at) & 1) === 0) continue
    count += 1
    index += CHOOSE[count]?.[hand[at] ?? 0] ?? 0
  }
  return [count, index]
}

/** Every hand of five, from the lowest places up. The list given is the same one each time. */
export function* everyHand(): Generator<readonly number[]> {
  const hand = Array.from({ length: HAND_CARDS }, (_, at) => at)
  for (;;) {
    yield hand
    let at = HAND_CARDS - 1
    while (at >= 0 && hand[at] === DECK_CARDS - HAND_CARDS + at) at -= 1
    if (at < 0) return
    hand[at] = (hand[at] ?? 0) + 1
    for (let next = at + 1; next < HAND_CARDS; next += 1) hand[next] = (hand[next - 1] ?? 0) + 1
  }
}

/** What all hands pay that contain a set of cards, for every set: counted once, then looked up. */
export function listTotals(): Totals {
  const totals = Array.from({ length: HAND_CARDS + 1 }, (_, count) => new Int32Array(setsOf(count)))
  const all = 2 ** HAND_CARDS
  for (const hand of everyHand()) {
    const pays = paysOf(hand)
    if (pays === 0) continue
    for (let mask = 0; mask < all; mask += 1) {
      const [count, index] = indexOf(hand, mask)
      const row = totals[count] as Int32Array
      row[index] = (row[index] ?? 0) + pays
    }
  }
  return (hand, mask) => {
    const [count, index] = indexOf(hand, mask)
    return totals[count]?.[index] ?? 0
  }
}

/** A hand that stands for all those it becomes when suits change places. */
type HandClass = { readonly hand: readonly number[]; readonly hands: number }

/**
 * Suits are worth the same, so only those hands count whose suits stand in order, by the ranks they
 * hold; each for as many hands as its suits can change places. 134,459 stand for 2,598,960.
 */
export function* everyClass(): Generator<HandClass> {
  const suits = SUITS.map(() => 0)
  for (const hand of everyHand()) {
    suits.fill(0)
    for (const place of hand) {
      const suit = Math.floor(place / RANKS)
      suits[suit] = (suits[suit] ?? 0) | (1 << (place % RANKS))
    }
    if (suits.every((ranks, at) => at === 0 || ranks <= (suits[at - 1] ?? 0))) {
      yield { hand, hands: ordersOf(suits) }
    }
  }
}

/** In how many orders the numbers can stand: 4! over the orders of those that are equal. */
function ordersOf(sorted: readonly number[]): number {
  let orders = 1
  let alike = 0
  for (const [at, value] of sorted.entries()) {
    alike = value === sorted[at - 1] ? alike + 1 : 1
    orders = (orders * (at + 1)) / alike
  }
  return orders
}

/** What the game returns to whoever always holds best: over every hand that can be dealt. */
export function exactReturn(totals: Totals): Ratio {
  let sum = 0
  for (const { hand, hands } of everyClass()) {
    const values = valuesOf(hand, totals)
    sum += hands * (values[bestMask(values)] ?? 0)
  }
  if (!Number.isSafeInteger(sum)) throw new RangeError(`${sum} is no longer exact`)
  return ratio(sum, BigInt(setsOf(HAND_CARDS)) * BigInt(VALUE_UNDER))
}

if (import.meta.main) {
  const { over, under } = exactReturn(listTotals())
  process.stdout.write(`jacks, best play: ${percentOf(over, under)} % = ${over}/${under}\n`)
}
