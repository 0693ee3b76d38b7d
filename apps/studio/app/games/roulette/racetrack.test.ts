import { expect, test } from 'vitest'
import { ORPHELINS, TIERS, VOISINS, WHEEL } from '../../../src/games/roulette/announced.ts'
import { LAYOUT } from '../../../src/games/roulette/layout.ts'
import { trackOf } from './racetrack.ts'

const FLAT = { length: 800, breadth: 140, band: 40, isUpright: false }
const flat = trackOf(FLAT)
const upright = trackOf({ ...FLAT, isUpright: true })
const cell = (number: number) => {
  const found = flat.cells.find((one) => one.number === number)
  if (!found) throw new Error(`no ${number}`)
  return found
}
const numbersOf = (path: string) =>
  (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number).map((value) => value + 0)

test('the track has every number once, zero at its end', () => {
  expect(flat.cells.map(({ number }) => number)).toEqual(WHEEL)
  expect(cell(0).label).toEqual([780, 70])
})

test('everything lies inside its frame, lying and upright', () => {
  for (const { width, height, cells, zones } of [flat, upright]) {
    for (const { path } of [...cells, ...zones]) {
      const numbers = numbersOf(path)
      for (const [at, value] of numbers.entries()) {
        expect(value).toBeGreaterThanOrEqual(-0.1)
        expect(value).toBeLessThanOrEqual((at % 2 === 0 ? width : height) + 0.1)
      }
    }
  }
  expect([upright.width, upright.height]).toEqual([140, 800])
})

test('neighbours on the wheel are neighbours on the track', () => {
  for (const [at, number] of WHEEL.entries()) {
    const next = WHEEL[(at + 1) % WHEEL.length] ?? 0
    const [[x, y], [nextX, nextY]] = [cell(number).label, cell(next).label]
    expect(Math.hypot(nextX - x, nextY - y)).toBeLessThan(50)
  }
})

test('upright, zero is at the top', () => {
  const zero = upright.cells[0]?.label ?? [0, 0]
  expect(zero[1]).toBeLessThan(40)
  expect(zero[0]).toBe(70)
})

test('the zones cover the numbers of their announced bets', () => {
  const covered = (chips: readonly { spot: string }[]) =>
    new Set(chips.flatMap(({ spot }) => LAYOUT.find((one) => one.spot === spot)?.numbers ?? []))
  // The borders of the zones, as places on the wheel.
  expect(covered(VOISINS)).toEqual(new Set([...WHEEL.slice(28), ...WHEEL.slice(0, 8)]))
  expect(covered(TIERS)).toEqual(new Set(WHEEL.slice(11, 23)))
  expect(covered(ORPHELINS)).toEqual(new Set([...WHEEL.slice(8, 11), ...WHEEL.slice(23, 28)]))
})

test('the names of the zones stand apart, each inside its own', () => {
  const xs = flat.zones.map(({ label: [x] }) => x)
  expect(xs[2]).toBeLessThan((xs[1] ?? 0) - 100)
  expect(xs[1]).toBeLessThan((xs[0] ?? 0) - 100)
  const ys = upright.zones.map(({ label: [, y] }) => y)
  expect(ys[0]).toBeLessThan((ys[1] ?? 0) - 60)
  expect(ys[1]).toBeLessThan((ys[2] ?? 0) - 60)
})
