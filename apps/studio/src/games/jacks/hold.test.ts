import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { percentOf } from '../../game/exact.ts'
import { cardAt, DECK_CARDS, RANKS } from '../cards/cards.ts'
import { everyClass, exactReturn, listTotals } from './exact.ts'
import { HAND_CARDS, paysOf } from './hands.ts'
import {
  bestHold,
  countTotals,
  DRAWS,
  TOTAL,
  TOTAL_OF_RANK,
  VALUE_UNDER,
  valuesOf,
} from './hold.ts'
import { jacks } from './rules.ts'
import { cardsOf } from './testing.ts'

const totals = listTotals()
const anyHand = fc.uniqueArray(fc.nat({ max: DECK_CARDS - 1 }), {
  minLength: HAND_CARDS,
  maxLength: HAND_CARDS,
})
const upwards = (hand: readonly number[]) => hand.toSorted((left, right) => left - right)

test('the best play of every hand there is returns 99.5439 %', () => {
  const { over, under } = exactReturn(totals)
  expect(percentOf(over, under)).toBe(jacks.returns[0]?.percent)
  // In lowest terms, as it is known.
  expect(over * 1_661_102_543_100n).toBe(under * 1_653_526_326_983n)
})

test('134,459 hands stand for all 2,598,960', () => {
  let [classes, all] = [0, 0]
  for (const { hands } of everyClass()) {
    classes += 1
    all += hands
  }
  expect([classes, all]).toEqual([134_459, 2_598_960])
})

test('any hand, every hold: worth the average of all its draws, dealt one by one', () => {
  fc.assert(
    fc.property(anyHand, fc.nat({ max: 31 }), (unsorted, mask) => {
      const hand = upwards(unsorted)
      const held = hand.filter((_, at) => ((mask >> at) & 1) === 1)
      fc.pre(held.length >= 2)
      const rest = Array.from({ length: DECK_CARDS }, (_, place) => place).filter(
        (place) => !hand.includes(place),
      )
      const { paid, draws } = drawAll(held, rest)
      expect(draws).toBe(DRAWS[HAND_CARDS - held.length])
      expect(valuesOf(hand, totals)[mask]).toBe((paid * VALUE_UNDER) / draws)
    }),
    { numRuns: 30 },
  )
})

function drawAll(
  held: readonly number[],
  rest: readonly number[],
): { paid: number; draws: number } {
  if (held.length === HAND_CARDS) return { paid: paysOf(held), draws: 1 }
  let [paid, draws] = [0, 0]
  for (const [at, place] of rest.entries()) {
    const below = drawAll([...held, place], rest.slice(at + 1))
    paid += below.paid
    draws += below.draws
  }
  return { paid, draws }
}

test('all five thrown away, and all but one: against every draw', () => {
  const hand = [3, 17, 20, 34, 51]
  const rest = Array.from({ length: DECK_CARDS }, (_, place) => place).filter(
    (place) => !hand.includes(place),
  )
  const values = valuesOf(hand, totals)
  for (const [mask, held] of [
    [0, []],
    [0b10000, [51]],
  ] as const) {
    const { paid, draws } = drawAll(held, rest)
    expect(values[mask]).toBe((paid * VALUE_UNDER) / draws)
  }
})

test('counting hand by hand, as a browser does, comes to the same', () => {
  fc.assert(
    fc.property(anyHand, (hand) => {
      const sorted = upwards(hand)
      expect(valuesOf(sorted, countTotals)).toEqual(valuesOf(sorted, totals))
    }),
    { numRuns: 10 },
  )
})

test('the sums that are known beforehand are right', () => {
  const ranks = Array.from({ length: RANKS }, (_, rank) => totals([rank], 1))
  expect(totals([], 0)).toBe(TOTAL)
  expect(ranks).toEqual(TOTAL_OF_RANK)
  // Each hand counts once for each of its five cards.
  expect(4 * ranks.reduce((sum, total) => sum + total, 0)).toBe(HAND_CARDS * TOTAL)
})

test.each([
  // Four to the royal flush is worth more than the flush in the hand.
  ['Th Jh Qh Kh 4h', '11110'],
  ['9h Th Jh Qh Kh', '11111'],
  // A high pair goes before four to a flush; a low pair does not.
  ['Js Jh 2h 5h 9h', '11000'],
  ['4s 4h 2h 7h 9h', '01111'],
  ['8s 3d 8h 3c Kd', '11110'],
  ['7s 7h 7d Kc 2s', '11100'],
  ['2s 7h 4d 9c Ts', '00000'],
  ['Ks Qh 4d 7c 2s', '11000'],
])('%s: held as %s', (text, held) => {
  const { hold } = bestHold(cardsOf(text), totals)
  expect(hold.map(Number).join('')).toBe(held)
})

test('a hold stays with its card, whatever the order of the hand', () => {
  fc.assert(
    fc.property(anyHand, (hand) => {
      const cards = hand.map(cardAt)
      const one = bestHold(cards, totals)
      const other = bestHold(cards.toReversed(), totals)
      expect(other).toEqual({ hold: one.hold.toReversed(), value: one.value })
    }),
  )
})

test('four to a royal flush: worth 925/47 stakes', () => {
  // Of 47 cards one makes the royal flush, one a straight flush, 7 a flush, 6 a straight, 9 a pair.
  const { value } = bestHold(cardsOf('Th Jh Qh Kh 4s'), totals)
  const paid = 800n + 50n + 7n * 6n + 6n * 4n + 9n
  expect(value.over * 47n).toBe(paid * value.under)
})
