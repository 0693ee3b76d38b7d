import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Draw } from '../../fairness/draw.ts'
import { percentOf } from '../../game/exact.ts'
import { compareRatios, LOST, payOf, PUSH, ratio, type Ratio } from '../../game/ratio.ts'
import { cardAt, DECK_CARDS, RANKS } from '../cards/cards.ts'
import { paysFor, PER_STAKE, winningRanks, type Side } from './chances.ts'
import { GUESSES_MAX, hiLo, SKIPS_MAX, TIMES_MAX, type HiLoMove, type HiLoStep } from './rules.ts'

const printed = new Map(hiLo.returns.map(({ bet, percent }) => [bet, percent]))
const ranks = Array.from({ length: RANKS }, (_, at) => at + 1)
const counts = ranks.slice(0, -1)
/** What a guess that wins on so many ranks returns, in thousandths of 13 stakes. */
const returned = (count: number) => BigInt(paysFor(count) * count)
const WHOLE = PER_STAKE * BigInt(RANKS)

describe('one guess', () => {
  test('pays 97 % over its chance in thousandths: one more would be above 97 %', () => {
    const most = (97n * WHOLE) / 100n
    const wrong = counts.filter(
      (count) => returned(count) > most || returned(count) + BigInt(count) <= most,
    )
    expect(wrong).toEqual([])
  })

  test('returns 96.9 to 97 %, the least and the most as printed', () => {
    const percents = counts.map((count) => percentOf(returned(count), WHOLE))
    const sorted = percents.toSorted((left, right) => Number(left) - Number(right))
    expect(sorted.at(0)).toBe(printed.get('least'))
    expect(sorted.at(-1)).toBe(printed.get('most'))
    expect(Number(sorted[0])).toBeGreaterThan(96.9)
  })

  test('always on the likelier side, always on the rarer: as printed', () => {
    const onSide = (pickCount: (...both: number[]) => number) =>
      ranks.reduce((sum, rank) => {
        const both = [winningRanks(rank, 'higher'), winningRanks(rank, 'lower')]
        return sum + returned(pickCount(...both.filter((count) => count < RANKS)))
      }, 0n)
    const all = WHOLE * BigInt(RANKS)
    expect(percentOf(onSide(Math.max), all)).toBe(printed.get('likelier'))
    expect(percentOf(onSide(Math.min), all)).toBe(printed.get('rarer'))
  })

  test('ten in a row return no more than is printed', () => {
    const most = counts.reduce((top, count) => (returned(count) > top ? returned(count) : top), 0n)
    expect(percentOf(most ** 10n, WHOLE ** 10n)).toBe(printed.get('ten'))
  })

  test('every card from every card: as many of the 52 win as the chance says', () => {
    const sides: Side[] = ['higher', 'lower']
    for (const side of sides) {
      for (let first = 0; first < DECK_CARDS; first += 1) {
        const count = winningRanks(cardAt(first).rank, side)
        const ends = Array.from({ length: DECK_CARDS }, (_, next) =>
          hiLo.run({}, [{ guess: side }], scripted([first, next])),
        )
        const won = ends.filter((end) => end?.view.isLost === false)
        expect(won).toHaveLength(count === RANKS ? 0 : count * 4)
        expect(ends.filter((end) => end === null)).toHaveLength(count === RANKS ? DECK_CARDS : 0)
        expect(won.every((end) => end?.pay.over === BigInt(paysFor(count)))).toBe(true)
      }
    }
  })
})

/** A stream of these cards. It fails when it is asked for one that may not be known yet. */
function scripted(places: readonly number[]): Draw {
  const left = [...places]
  const below = (count: number) => {
    expect(count).toBe(DECK_CARDS)
    return left.shift() ?? expect.fail('a card was drawn before its time')
  }
  return { below, u32: () => expect.fail('only numbers below a size') }
}

/** The first card of a rank in a new deck. */
const place = (rank: number) => rank - 1
const guessLower: HiLoStep = { guess: 'lower' }
const cashOut: HiLoStep = { cashOut: true }

const anyStep: fc.Arbitrary<HiLoStep> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ guess: fc.constantFrom<Side>('higher', 'lower') }) },
  { weight: 2, arbitrary: fc.constant<HiLoStep>({ skip: true }) },
  { weight: 1, arbitrary: fc.constant<HiLoStep>(cashOut) },
)
/** Leaving turns no card. */
const moveOf = (step: HiLoStep): HiLoMove[] => {
  if ('cashOut' in step) return []
  return ['guess' in step ? step.guess : 'skip']
}
const STEPS = 30
const anyCards = fc.array(fc.nat({ max: DECK_CARDS - 1 }), {
  minLength: STEPS + 1,
  maxLength: STEPS + 1,
})

describe('a round', () => {
  test('any path: each step is told as the rules say, or refused', () => {
    fc.assert(
      fc.property(anyCards, fc.array(anyStep, { maxLength: STEPS }), (places, steps) => {
        let [level, guesses, skips, isOver, turned] = [PUSH, 0, 0, false, 1]
        for (const [at, step] of steps.entries()) {
          const standing = hiLo.run({}, steps.slice(0, at + 1), scripted(places))
          const rank = cardAt(places[turned - 1] ?? 0).rank
          const next = cardAt(places[turned] ?? 0).rank
          let isAllowed = !isOver
          if ('guess' in step) {
            const count = winningRanks(rank, step.guess)
            const higher = times(level, paysFor(count))
            isAllowed &&= count < RANKS && compareRatios(higher, ratio(TIMES_MAX)) <= 0
            const isRight = step.guess === 'higher' ? next >= rank : next <= rank
            level = isRight ? higher : LOST
            guesses += 1
            isOver = !isRight || compareRatios(times(level, 1050), ratio(TIMES_MAX)) > 0
            turned += 1
          } else if ('skip' in step) {
            isAllowed &&= skips < SKIPS_MAX
            skips += 1
            turned += 1
          } else {
            isAllowed &&= guesses > 0
            isOver = true
          }
          if (!isAllowed) {
            expect(standing).toBeNull()
            return
          }
          expect(standing).toMatchObject({ isOver, pay: level })
          expect(standing?.view.cards).toEqual(places.slice(0, turned).map(cardAt))
          expect(standing?.view.moves).toEqual(steps.slice(0, at + 1).flatMap(moveOf))
        }
      }),
      { numRuns: 500 },
    )
  })

  test('what is shown as the next pay is what the next guess pays, and null is refused', () => {
    fc.assert(
      fc.property(anyCards, fc.array(anyStep, { maxLength: STEPS - 1 }), (places, steps) => {
        const standing = hiLo.run({}, steps, scripted(places))
        if (!standing) return
        for (const side of ['higher', 'lower'] as const) {
          const next = hiLo.run({}, [...steps, { guess: side }], scripted(places))
          const pays = standing.view[side]
          expect(next === null).toBe(pays === null)
          if (!next || pays === null || next.view.isLost) continue
          expect(compareRatios(next.pay, times(standing.pay, pays))).toBe(0)
        }
      }),
    )
  })

  test('a card that is not turned changes nothing: it is not even drawn', () => {
    fc.assert(
      fc.property(anyCards, fc.array(anyStep, { maxLength: STEPS }), (places, steps) => {
        const standing = hiLo.run({}, steps, scripted(places))
        if (!standing) return
        const shown = standing.view.cards.length
        const others = places.map((at, index) => (index < shown ? at : DECK_CARDS - 1 - at))
        expect(hiLo.run({}, steps, scripted(others))).toEqual(standing)
        expect(hiLo.run({}, steps, scripted(places.slice(0, shown)))).toEqual(standing)
      }),
    )
  })

  test('one guess is paid to the last unit, more are short of it by less than one', () => {
    const stake = fc.bigInt({ min: 1n, max: 10n ** 9n }).map((count) => count * hiLo.stakeStep)
    fc.assert(
      fc.property(
        anyCards,
        fc.array(anyStep, { maxLength: STEPS }),
        stake,
        (places, steps, bet) => {
          const standing = hiLo.run({}, steps, scripted(places))
          if (!standing) return
          const { over, under } = standing.pay
          const missing = bet * over - payOf(bet, standing.pay) * under
          expect(missing).toBeLessThan(under)
          if (standing.view.guesses <= 1) expect(missing).toBe(0n)
        },
      ),
    )
  })
})

function times(level: Ratio, pays: number): Ratio {
  return ratio(level.over * BigInt(pays), level.under * PER_STAKE)
}

describe('the ends of a round', () => {
  test('no leaving before the first right guess', () => {
    expect(hiLo.run({}, [cashOut], scripted([place(7)]))).toBeNull()
    const left = hiLo.run({}, [guessLower, cashOut], scripted([place(7), place(7)]))
    expect(left).toMatchObject({ isOver: true, pay: ratio(1801, 1000) })
  })

  test('a guess that cannot lose is not taken', () => {
    const [ace, king] = [1, 13].map((rank) => hiLo.run({}, [], scripted([place(rank)]))?.view)
    expect([ace?.higher, ace?.lower]).toEqual([null, 12_610])
    expect([king?.higher, king?.lower]).toEqual([12_610, null])
  })

  test(`${SKIPS_MAX} skips and no more`, () => {
    const skips = Array.from({ length: SKIPS_MAX + 1 }, (): HiLoStep => ({ skip: true }))
    const places = skips.map(() => place(7))
    expect(hiLo.run({}, skips.slice(1), scripted(places))?.view.skipsLeft).toBe(0)
    expect(hiLo.run({}, skips, scripted([...places, place(7)]))).toBeNull()
  })

  test(`right ${GUESSES_MAX} times: over, and paid`, () => {
    const steps = Array.from({ length: GUESSES_MAX }, () => guessLower)
    const places = [place(12), ...steps.map(() => place(12))]
    const before = hiLo.run({}, steps.slice(1), scripted(places.slice(1)))
    expect(before?.isOver).toBe(false)
    const end = hiLo.run({}, steps, scripted(places))
    const pay = ratio(1050n ** BigInt(GUESSES_MAX), PER_STAKE ** BigInt(GUESSES_MAX))
    expect(end).toMatchObject({ isOver: true, pay, view: { higher: null, lower: null } })
  })

  // The same rank again wins, so any falling row of ranks is a round.
  test('the most is just within the bound, and ends the round by itself', () => {
    const falling = [11, 11, 11, 11, 11, 7, 3, 3, 1, 1]
    const steps = falling.map(() => guessLower)
    const end = hiLo.run({}, steps, scripted([...falling, 1].map(place)))
    expect(end?.isOver).toBe(true)
    expect(end && payOf(1n, end.pay)).toBe(BigInt(hiLo.maxTimes - 1))
  })

  test('above the bound a guess is refused, and the round can be left or go on', () => {
    const steps = Array.from({ length: 3 }, () => guessLower)
    const aces = scripted([1, 1, 1, 1].map(place))
    const standing = hiLo.run({}, steps, aces)
    // 2,005x: another ace would make it 25,286x.
    expect(standing).toMatchObject({ isOver: false, view: { higher: null, lower: null } })
    expect(hiLo.run({}, [...steps, guessLower], scripted([1, 1, 1, 1, 1].map(place)))).toBeNull()
    const skipped = hiLo.run({}, [...steps, { skip: true }], scripted([1, 1, 1, 1, 7].map(place)))
    expect(skipped?.view.lower).toBe(1801)
  })
})
