import { expect, test } from 'vitest'
import { CHANCES, gasing, gasingSpots } from '../../../src/games/gasing/rules.ts'
import { BAND_FRAMES, bandFrame } from './band.ts'
import { groundOf, onStage } from './ground.ts'
import { sparkAt } from './paint-clash.ts'
import { oddsOf, SPOTS } from './pays.ts'

test('the stage has every spot of the rules, with the odds of the rules', () => {
  expect(SPOTS.toSorted()).toEqual(gasingSpots.names.toSorted())
  expect(SPOTS.map((spot) => oddsOf(spot))).toEqual(['1.91', '12.00', '1.91'])
})

test('the printed chances make the printed returns', () => {
  for (const { bet, percent } of gasing.returns) {
    const spot = SPOTS.find((one) => one === bet) ?? 'draw'
    const back = bet === 'draw' ? 0 : CHANCES.draw
    expect(CHANCES[spot] * Number(oddsOf(spot)) + back).toBeCloseTo(Number(percent), 6)
  }
})

test.each([
  ['a desktop', { width: 1280, height: 638 }],
  ['a phone', { width: 390, height: 590 }],
])('on %s tops are seen whole from rim to rim of their way', (_name, size) => {
  const ground = groundOf(size)
  const half = ground.topWidth / 2
  for (const x of [-0.66, 0.66]) {
    const spot = onStage(ground, { x, y: 0 })
    expect(spot.x - half).toBeGreaterThan(-half)
    expect(spot.x + half).toBeLessThan(size.width + half)
  }
  const { y } = onStage(ground, { x: 0, y: 0.35 })
  expect(y).toBeLessThan(size.height * 0.76)
})

test('a turn of the band goes through all its pictures', () => {
  const frames = Array.from({ length: 24 }, (_, step) => bandFrame(step / 24 + 0.001))
  expect(new Set(frames).size).toBe(BAND_FRAMES)
  expect(Math.max(...frames)).toBe(BAND_FRAMES - 1)
})

test('sparks fly out and go out', () => {
  const early = sparkAt(0, 3, 40, 100)
  const later = sparkAt(0, 3, 200, 100)
  const far = (spark: typeof early) => Math.hypot(spark?.to.x ?? 0, spark?.to.y ?? 0)
  expect(far(later)).toBeGreaterThan(far(early))
  expect(sparkAt(0, 3, 5_000, 100)).toBeNull()
})
