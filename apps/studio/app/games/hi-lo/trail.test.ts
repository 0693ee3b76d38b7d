import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { streamOf } from '../../../src/fairness/stream.ts'
import { compareRatios } from '../../../src/game/ratio.ts'
import { hiLo, type HiLoStep } from '../../../src/games/hi-lo/rules.ts'
import { chanceText, levelAfter, levelOf, paysText, shownLevel, trailOf } from './trail.ts'

const step: fc.Arbitrary<HiLoStep> = fc.constantFrom<HiLoStep[]>(
  { guess: 'higher' },
  { guess: 'lower' },
  { skip: true },
)
/** Rounds as they are played: steps until one is not allowed or the round is over. */
const played = fc.tuple(fc.nat(), fc.array(step, { maxLength: 12 })).map(([nonce, steps]) => {
  const draw = () => streamOf({ serverSeed: 's', clientSeed: 'c', nonce })
  let standing = hiLo.run({}, [], draw())
  for (const count of steps.keys()) {
    const next = hiLo.run({}, steps.slice(0, count + 1), draw())
    if (!next) break
    standing = next
  }
  if (!standing) throw new Error('a round begins with a card')
  return standing
})

test('the level that is shown is what the round pays', () => {
  fc.assert(
    fc.property(played, ({ view, pay }) => {
      const isShown = compareRatios(levelOf(view), pay) === 0
      expect(view.isLost ? pay.over === 0n : isShown).toBe(true)
    }),
    { numRuns: 400 },
  )
})

test('every card but the first was come to by a move, and only a lost one is wrong', () => {
  fc.assert(
    fc.property(played, ({ view }) => {
      const trail = trailOf(view)
      expect(trail.map(({ card }) => card)).toEqual(view.cards)
      expect(trail.map(({ move }) => move)).toEqual([null, ...view.moves])
      expect(trail.filter(({ isWrong }) => isWrong)).toHaveLength(view.isLost ? 1 : 0)
    }),
  )
})

test('what the next guess leads to is what the round says it pays', () => {
  fc.assert(
    fc.property(played, ({ view, pay }) => {
      if (view.higher === null) return
      const { over, under } = levelAfter(view, view.higher)
      expect(over * pay.under * 1000n).toBe(pay.over * BigInt(view.higher) * under)
    }),
  )
})

test('chances and pays as they are written', () => {
  expect([1, 7, 13].map((rank) => chanceText(rank, 'lower'))).toEqual(['7.7', '53.8', '100.0'])
  expect(paysText(1576)).toBe('1.576×')
  expect(shownLevel({ over: 2_345_678n, under: 1_000_000n })).toBe(234)
})
