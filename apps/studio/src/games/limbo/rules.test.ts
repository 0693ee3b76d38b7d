import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Draw } from '../../fairness/draw.ts'
import { percentOf } from '../../game/exact.ts'
import { payOf } from '../../game/ratio.ts'
import { LEVEL_MAX } from '../comet/growth.ts'
import { crashOf, LEVEL_MIN, shareReaching } from '../comet/rules.ts'
import { drawBits, limbo } from './rules.ts'

const CHANCES = 2n ** 52n
const target = fc.integer({ min: LEVEL_MIN, max: LEVEL_MAX })

/** A stream whose first two words hold these bits, and ones in the bits that are not used. */
function drawOf(bits: bigint): Draw {
  const words = [Number(bits >> 20n), Number(((bits & 0xfffffn) << 12n) | 0xfffn)]
  const u32 = () => words.shift() ?? expect.fail('more than two words')
  return { u32, below: () => expect.fail('only whole words') }
}

test('all 52 bits are drawn, each from its own place', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: CHANCES - 1n }), (bits) => {
      expect(drawBits(drawOf(bits))).toBe(bits)
    }),
  )
})

test('every target returns 97 %: it wins on as many bits as get there, and on no others', () => {
  fc.assert(
    fc.property(target, (wanted) => {
      const { over } = shareReaching(wanted)
      const first = limbo.run({ target: wanted }, [], drawOf(CHANCES - over))
      const before = limbo.run({ target: wanted }, [], drawOf(CHANCES - over - 1n))
      expect(first?.view.isWin).toBe(true)
      expect(before?.view.isWin).toBe(false)
      const returned = percentOf(over * BigInt(wanted), CHANCES * 100n)
      expect(returned).toBe(limbo.returns[0]?.percent)
    }),
  )
})

test('a round shows how far it went and pays the target to the last unit, or nothing', () => {
  const bits = fc.bigInt({ min: 0n, max: CHANCES - 1n })
  fc.assert(
    fc.property(target, bits, fc.bigInt({ min: 1n, max: 10n ** 9n }), (wanted, drawn, stake) => {
      const standing = limbo.run({ target: wanted }, [], drawOf(drawn))
      const level = crashOf(drawn)
      const isWin = level >= wanted
      expect(standing).toMatchObject({ isOver: true, view: { target: wanted, level, isWin } })
      const paid = standing && payOf(stake * limbo.stakeStep, standing.pay)
      expect(paid).toBe(isWin ? stake * BigInt(wanted) : 0n)
    }),
  )
})

test('targets from 1.01x to the most the game pays', () => {
  const isChoice = (wanted: number) => limbo.choice.safeParse({ target: wanted }).success
  expect([100, 101, 1_000_000, 1_000_001, 150.5].map(isChoice)).toEqual([
    false,
    true,
    true,
    false,
    false,
  ])
  expect(LEVEL_MAX / 100).toBe(limbo.maxTimes)
})
