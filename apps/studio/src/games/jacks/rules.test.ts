import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Draw } from '../../fairness/draw.ts'
import { payOf, ratio } from '../../game/ratio.ts'
import { cardAt, DECK_CARDS } from '../cards/cards.ts'
import { HAND_CARDS, nameOf, PAYS, paysOf, type Hold } from './hands.ts'
import { jacks } from './rules.ts'
import { placesOf } from './testing.ts'

const TEN = 2 * HAND_CARDS
/** What ten cards are drawn by: the first of 52, the next of 51, and so on. */
const numbers = Array.from({ length: TEN }, (_, at) => fc.nat({ max: DECK_CARDS - 1 - at }))
const anyDeal = fc.tuple(...numbers)
const anyHold = fc.tuple(
  fc.boolean(),
  fc.boolean(),
  fc.boolean(),
  fc.boolean(),
  fc.boolean(),
) satisfies fc.Arbitrary<Hold>

function scripted(list: readonly number[]): Draw {
  let at = 0
  const below = (count: number) => {
    expect(count).toBe(DECK_CARDS - at)
    at += 1
    return list[at - 1] ?? expect.fail('more than ten cards')
  }
  return { below, u32: () => expect.fail('only numbers below a size') }
}

/** The ten cards themselves: five dealt, five that would come. */
function tenOf(list: readonly number[]): number[] {
  const [all, none] = [true, false].map(
    (is) => jacks.run({}, [{ hold: [is, is, is, is, is] }], scripted(list))?.view.hand ?? [],
  )
  const ten = [...placesOf(all ?? []), ...placesOf(none ?? [])]
  expect(new Set(ten).size).toBe(TEN)
  return ten
}

test('any deal, any hold: held cards stay, new ones come in their order, the hand pays', () => {
  const stake = fc.bigInt({ min: 1n, max: 10n ** 12n })
  fc.assert(
    fc.property(anyDeal, anyHold, stake, (list, hold, bet) => {
      const ten = tenOf(list)
      const coming = ten.slice(HAND_CARDS)
      const hand = hold.map((isHeld, at) => (isHeld ? ten[at] : coming.shift()) ?? -1)
      const standing = jacks.run({}, [{ hold }], scripted(list))
      expect(standing).toEqual({
        view: {
          dealt: ten.slice(0, HAND_CARDS).map(cardAt),
          hold,
          hand: hand.map(cardAt),
          name: nameOf(hand),
        },
        isOver: true,
        pay: ratio(paysOf(hand)),
      })
      expect(standing && payOf(bet, standing.pay)).toBe(bet * BigInt(paysOf(hand)))
    }),
  )
})

test('before the draw the dealt hand lies there, and a second draw is not allowed', () => {
  fc.assert(
    fc.property(anyDeal, anyHold, (list, hold) => {
      const dealt = tenOf(list).slice(0, HAND_CARDS)
      const open = jacks.run({}, [], scripted(list))
      expect(open).toMatchObject({ isOver: false, pay: ratio(paysOf(dealt)) })
      expect(open?.view).toEqual({
        dealt: dealt.map(cardAt),
        hold: null,
        hand: dealt.map(cardAt),
        name: nameOf(dealt),
      })
      expect(jacks.run({}, [{ hold }, { hold }], scripted(list))).toBeNull()
    }),
  )
})

test('cards that did not come are not shown: before the draw none, after it only the new', () => {
  fc.assert(
    fc.property(anyDeal, anyDeal, anyHold, (one, other, hold) => {
      const drawn = hold.filter((isHeld) => !isHeld).length
      const mixed = (shown: number) => [...one.slice(0, shown), ...other.slice(shown)]
      const before = jacks.run({}, [], scripted(one))
      expect(jacks.run({}, [], scripted(mixed(HAND_CARDS)))).toEqual(before)
      const after = jacks.run({}, [{ hold }], scripted(one))
      expect(jacks.run({}, [{ hold }], scripted(mixed(HAND_CARDS + drawn)))).toEqual(after)
    }),
  )
})

test('a hold says yes or no to five cards', () => {
  const isStep = (hold: unknown) => jacks.step?.safeParse({ hold }).success
  expect(isStep([true, false, true, false, true])).toBe(true)
  expect(isStep([true, false, true, false])).toBe(false)
  expect(isStep([true, false, true, false, true, true])).toBe(false)
  expect(isStep([1, 0, 1, 0, 1])).toBe(false)
})

test('the most is the royal flush', () => {
  expect(Math.max(...Object.values(PAYS))).toBe(jacks.maxTimes)
})
