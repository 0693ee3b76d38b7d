import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { streamOf } from '../../fairness/stream.ts'
import { payOf } from '../../game/ratio.ts'
import {
  dice,
  isWinning,
  paysOf,
  returnOfTarget,
  ROLLS,
  WINS_MAX,
  WINS_MIN,
  winsFor,
  winsOf,
  type DiceChoice,
} from './rules.ts'

const SIDES = ['under', 'over'] as const
const isChoice = (choice: unknown): boolean => dice.choice.safeParse(choice).success
const everyChoice: readonly DiceChoice[] = SIDES.flatMap((side) =>
  Array.from({ length: ROLLS }, (_, target) => ({ side, target })).filter(isChoice),
)
const anyChoice = fc.constantFrom(...everyChoice)

test('a target leaves a chance of 1 % to 95 %, on both sides', () => {
  expect(everyChoice).toHaveLength(2 * (WINS_MAX - WINS_MIN + 1))
  expect([100, 9500].map((target) => isChoice({ side: 'under', target }))).toEqual([true, true])
  expect([99, 9501].map((target) => isChoice({ side: 'under', target }))).toEqual([false, false])
  expect([499, 9899].map((target) => isChoice({ side: 'over', target }))).toEqual([true, true])
  expect([498, 9900].map((target) => isChoice({ side: 'over', target }))).toEqual([false, false])
  expect(isChoice({ side: 'under', target: 4850.5 })).toBe(false)
  expect(isChoice({ side: 'under', target: 4850, more: 1 })).toBe(false)
})

test('as many of the 10,000 rolls win as the chance says', () => {
  fc.assert(
    fc.property(anyChoice, (choice) => {
      let wins = 0
      for (let roll = 0; roll < ROLLS; roll += 1) if (isWinning(choice, roll)) wins += 1
      expect(wins).toBe(winsOf(choice))
    }),
  )
})

test('every target: it does not win itself, its neighbour on the side that was chosen does', () => {
  const wrong = everyChoice.filter((choice) => {
    const near = [choice.target - 1, choice.target, choice.target + 1]
    const wins = near.map((roll) => isWinning(choice, roll)).join()
    return wins !== (choice.side === 'under' ? 'true,false,false' : 'false,false,true')
  })
  expect(wrong).toEqual([])
})

test('every target returns what is shown beside it, the least and the most as printed', () => {
  // A win pays hundredths and comes in 10,000ths: a percentage with four decimals, exactly.
  const exact = everyChoice.map((choice) => paysOf(choice) * winsOf(choice))
  const asPercent = (value: number) => (value / ROLLS).toFixed(4)
  expect(everyChoice.map(returnOfTarget)).toEqual(exact.map(asPercent))
  const [least, most] = [Math.min(...exact), Math.max(...exact)].map(asPercent)
  expect(dice.returns).toEqual([
    { bet: 'least', percent: least },
    { bet: 'most', percent: most },
  ])
})

test('a win pays 97 % over the chance in hundredths: one more would be above 97 %', () => {
  for (const choice of everyChoice) {
    const exact = paysOf(choice) * winsOf(choice)
    if (exact > 97 * ROLLS || exact + winsOf(choice) <= 97 * ROLLS) expect.fail(`${choice.target}`)
  }
  expect(Math.max(...everyChoice.map(paysOf)) / 100).toBe(dice.maxTimes)
})

test.each([
  [{ side: 'under', target: 4850 }, 200, '97.0000'],
  [{ side: 'over', target: 5149 }, 200, '97.0000'],
  [{ side: 'under', target: 9500 }, 102, '96.9000'],
  [{ side: 'under', target: 9418 }, 102, '96.0636'],
  [{ side: 'over', target: 9899 }, 9700, '97.0000'],
] as const)('%j pays %i hundredths and returns %s', (choice, pays, percent) => {
  expect(paysOf(choice)).toBe(pays)
  expect(returnOfTarget(choice)).toBe(percent)
})

test('a wish for a pay is met by the likeliest bet that pays it', () => {
  for (let pays = paysOf({ side: 'under', target: WINS_MAX }) + 1; pays <= 9_700; pays += 1) {
    const wins = winsFor(pays)
    expect(paysOf({ side: 'under', target: wins })).toBeGreaterThanOrEqual(pays)
    expect(paysOf({ side: 'under', target: wins + 1 })).toBeLessThan(pays)
  }
})

test('a round pays a stake of whole hundredths to the last unit, or nothing', () => {
  fc.assert(
    fc.property(anyChoice, fc.nat(), fc.bigInt({ min: 1n, max: 10n ** 9n }), (choice, nonce, n) => {
      const standing = dice.run(choice, [], streamOf({ serverSeed: 's', clientSeed: 'c', nonce }))
      const isWin = isWinning(choice, standing?.view.roll ?? -1)
      expect(standing).toMatchObject({ isOver: true, view: { ...choice, isWin } })
      const paid = standing && payOf(n * dice.stakeStep, standing.pay)
      expect(paid).toBe(isWin ? n * BigInt(paysOf(choice)) : 0n)
    }),
  )
})
