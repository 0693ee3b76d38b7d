import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawFrom, type Draw } from '../../fairness/draw.ts'
import { streamOf } from '../../fairness/stream.ts'
import { percentOf } from '../../game/exact.ts'
import { LOST, payOf, PUSH } from '../../game/ratio.ts'
import { ladderOf, MINES_MAX, TILES } from './ladder.ts'
import { mines, type MinesStep } from './rules.ts'

/** n! / (k! (n - k)!) */
function choose(size: number, count: number): bigint {
  let ways = 1n
  for (let at = 1; at <= count; at += 1) ways = (ways * BigInt(size + 1 - at)) / BigInt(at)
  return ways
}

type Rung = { readonly mines: number; readonly opened: number; readonly pays: number }
const rungs: readonly Rung[] = Array.from({ length: MINES_MAX }, (_, at) => at + 1).flatMap(
  (count) => ladderOf(count).map((pays, at) => ({ mines: count, opened: at + 1, pays })),
)
/** The chance of so many safe tiles is C(25 - mines, opened) of C(25, opened). */
const safeWays = (rung: Rung) => choose(TILES - rung.mines, rung.opened)
const allWays = (rung: Rung) => choose(TILES, rung.opened)

describe('the ladder', () => {
  test('all 256 rungs: 97 % over the chance in hundredths; one more would be above 97 %', () => {
    expect(rungs).toHaveLength(256)
    const wrong = rungs.filter((rung) => {
      const most = 97n * allWays(rung)
      const pays = BigInt(rung.pays)
      return pays * safeWays(rung) > most || (pays + 1n) * safeWays(rung) <= most
    })
    expect(wrong).toEqual([])
  })

  test('the least and the most of all returns are those printed', () => {
    const percents = rungs.map((rung) =>
      percentOf(BigInt(rung.pays) * safeWays(rung), 100n * allWays(rung)),
    )
    const sorted = percents.toSorted((left, right) => Number(left) - Number(right))
    expect(mines.returns).toEqual([
      { bet: 'least', percent: sorted.at(0) },
      { bet: 'most', percent: sorted.at(-1) },
    ])
    const least = rungs[percents.indexOf(sorted[0] ?? '')]
    expect(least).toEqual({ mines: 2, opened: 3, pays: 125 })
  })

  test('a rung more always pays more, and the highest of all is the most the game pays', () => {
    const isRising = rungs.every(
      ({ pays, opened }, at) => opened === 1 || pays > (rungs[at - 1]?.pays ?? 0),
    )
    expect(isRising).toBe(true)
    expect(Math.ceil(Math.max(...rungs.map(({ pays }) => pays)) / 100)).toBe(mines.maxTimes)
  })

  test('three mines', () => {
    expect(ladderOf(3).slice(0, 8)).toEqual([110, 125, 144, 167, 195, 230, 273, 328])
  })
})

const count = fc.integer({ min: 1, max: MINES_MAX })
const nonce = fc.nat()
const order = fc.shuffledSubarray(
  Array.from({ length: TILES }, (_, tile) => tile),
  { minLength: TILES },
)
const drawOf = (number: number) => streamOf({ serverSeed: 's', clientSeed: 'c', nonce: number })
const open = (tiles: readonly number[]): MinesStep[] => tiles.map((tile) => ({ open: tile }))

/** A stream that gives these numbers, one after the other. */
function scripted(numbers: readonly number[]): Draw {
  const left = [...numbers]
  const below = () => left.shift() ?? expect.fail('more numbers than mines')
  return { below, u32: () => expect.fail('only numbers below a size') }
}

/** Where the mines lie, as a round that is over tells it. */
function laidBy(laying: number, draw: () => Draw): readonly number[] {
  for (let tile = 0; tile < TILES; tile += 1) {
    const over = mines.run({ mines: laying }, open([tile]), draw())?.view.laid
    if (over) return over
  }
  throw new Error(`no tile of ${laying} mines ended the round`)
}

describe('a round', () => {
  test('any path of safe tiles pays its rung to the last unit, open or left', () => {
    fc.assert(
      fc.property(
        count,
        nonce,
        order,
        fc.bigInt({ min: 1n, max: 10n ** 9n }),
        (laying, n, tiles, x) => {
          const laid = laidBy(laying, () => drawOf(n))
          const safe = tiles.filter((tile) => !laid.includes(tile))
          const rungsUp = Math.min(safe.length, ladderOf(laying).length)
          for (let far = 1; far <= rungsUp; far += 1) {
            const steps = open(safe.slice(0, far))
            const standing = mines.run({ mines: laying }, steps, drawOf(n))
            const pays = BigInt(ladderOf(laying)[far - 1] ?? 0)
            expect(standing && payOf(x * mines.stakeStep, standing.pay)).toBe(x * pays)
            expect(standing?.isOver).toBe(far === rungsUp)
            const left = mines.run({ mines: laying }, [...steps, { cashOut: true }], drawOf(n))
            // On the last rung there is nothing to leave: the round is over by itself.
            expect(left?.pay ?? null).toEqual(far === rungsUp ? null : standing?.pay)
          }
        },
      ),
    )
  })

  test('a mine loses all, wherever it comes, and shows the field', () => {
    fc.assert(
      fc.property(count, nonce, order, (laying, n, tiles) => {
        const laid = laidBy(laying, () => drawOf(n))
        const firstMine = tiles.findIndex((tile) => laid.includes(tile))
        // A climb to the last rung is over before it.
        fc.pre(firstMine < ladderOf(laying).length)
        const standing = mines.run(
          { mines: laying },
          open(tiles.slice(0, firstMine + 1)),
          drawOf(n),
        )
        expect(standing).toEqual({
          view: { mines: laying, opened: tiles.slice(0, firstMine), hit: tiles[firstMine], laid },
          isOver: true,
          pay: LOST,
        })
        expect(laid).toHaveLength(laying)
      }),
    )
  })

  test('steps that are not allowed', () => {
    fc.assert(
      fc.property(count, nonce, order, (laying, n, tiles) => {
        const laid = laidBy(laying, () => drawOf(n))
        const [mine = -1] = laid
        const [safe = -1] = tiles.filter((tile) => !laid.includes(tile))
        fc.pre(ladderOf(laying).length > 1)
        const run = (...steps: MinesStep[]) => mines.run({ mines: laying }, steps, drawOf(n))
        expect(run({ cashOut: true })).toBeNull()
        expect(run({ open: safe }, { open: safe })).toBeNull()
        expect(run({ open: mine }, { open: safe })).toBeNull()
        expect(run({ open: mine }, { cashOut: true })).toBeNull()
        expect(run({ open: safe }, { cashOut: true }, { cashOut: true })).toBeNull()
      }),
    )
  })

  test('nothing opened: the stake as it was', () => {
    expect(mines.run({ mines: 3 }, [], drawOf(1))).toEqual({
      view: { mines: 3, opened: [], hit: null, laid: null },
      isOver: false,
      pay: PUSH,
    })
  })
})

test('an open round looks the same wherever the mines lie that are not found yet', () => {
  fc.assert(
    fc.property(count, nonce, nonce, order, (laying, one, other, tiles) => {
      const both = [...laidBy(laying, () => drawOf(one)), ...laidBy(laying, () => drawOf(other))]
      const safe = tiles.filter((tile) => !both.includes(tile))
      const steps = open(safe.slice(0, ladderOf(laying).length - 1))
      const standings = [one, other].map((n) => mines.run({ mines: laying }, steps, drawOf(n)))
      expect(standings[0]).toEqual(standings[1])
      expect(JSON.stringify(standings[0]?.view)).toContain('"laid":null')
    }),
  )
})

test('all 600 ways to draw two mines put one on each tile equally often', () => {
  const times = Array.from({ length: TILES }, () => 0)
  for (let first = 0; first < TILES; first += 1) {
    for (let second = 0; second < TILES - 1; second += 1) {
      for (const tile of laidBy(2, () => scripted([first, second])))
        times[tile] = (times[tile] ?? 0) + 1
    }
  }
  expect(times).toEqual(times.map(() => (600 * 2) / TILES))
})

test('choices and steps that are none', () => {
  const isChoice = (choice: unknown) => mines.choice.safeParse(choice).success
  const isStep = (step: unknown) => mines.step?.safeParse(step).success
  expect([0, 1, 24, 25, 1.5].map((laying) => isChoice({ mines: laying }))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ])
  expect([-1, 0, 24, 25].map((tile) => isStep({ open: tile }))).toEqual([false, true, true, false])
  expect([{ cashOut: true }, { cashOut: false }, {}].map(isStep)).toEqual([true, false, false])
  expect(isStep({ open: 1, cashOut: true })).toBe(false)
})

test('a field needs no more of the stream than its mines', () => {
  const blocks: number[] = []
  const draw = drawFrom((block) => {
    blocks.push(block)
    return new Uint8Array(32)
  })
  expect(mines.run({ mines: 8 }, [], draw)?.isOver).toBe(false)
  expect(blocks).toEqual([0])
})
