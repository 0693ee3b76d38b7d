import sharp from 'sharp'
import { expect, test } from 'vitest'
import {
  type ClassicSetName,
  classicSetNames,
  lineSetNames,
  type RoleOf,
  type SetName,
  setNames,
  symbolNames,
  symbolSvg,
} from './symbols.ts'

const LINES = ['WILD', 'SCAT', 'DRAGON', 'PHOENIX', 'CARP', 'LOTUS', 'A', 'K', 'Q', 'J']
const CLASSIC = ['wild', 'seven', 'bar3', 'bar2', 'bar1', 'bell', 'cherry']

test('there are skins for twelve titles and more', () => {
  expect(setNames.length).toBeGreaterThanOrEqual(12)
  expect(new Set(setNames).size).toBe(lineSetNames.length + classicSetNames.length)
})

test.each(lineSetNames)('%s has all that the engine of lines and ways turns', (set) => {
  expect(symbolNames(set).toSorted()).toEqual(LINES.toSorted())
})

test.each(classicSetNames)('%s has all that the engine of three reels turns', (set) => {
  expect(symbolNames(set).toSorted()).toEqual(CLASSIC.toSorted())
})

test('a part that the engine does not have is refused', () => {
  const wrong = 'DRAGON' as RoleOf<ClassicSetName>
  expect(() => symbolSvg('classic', wrong)).toThrow('the set classic has no DRAGON')
})

/** How it looks at the size of a phone's reel, as so many cells of colour and cover. */
const SEEN = 56
const CELLS = 8

async function seen(set: SetName, name: string): Promise<number[]> {
  const svg = symbolSvg(set, name as RoleOf<SetName>, SEEN)
  const { data } = await sharp(Buffer.from(svg))
    .resize(CELLS, CELLS)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Array.from({ length: CELLS * CELLS }).flatMap((_, cell) => {
    const at = cell * 4
    const cover = (data[at + 3] ?? 0) / 255
    return [0, 1, 2].map((channel) => (data[at + channel] ?? 0) * cover)
  })
}

const apart = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length

/** Measured: letters painted on tiles come nearest, at 12; the same drawing twice is at 0. */
const APART = 10

test.each(setNames)('the symbols of %s are told apart at the size of a phone', async (set) => {
  const drawn: (readonly [string, number[]])[] = []
  for (const name of symbolNames(set)) drawn.push([name, await seen(set, name)])
  const alike = drawn.flatMap(([name, one], index) =>
    drawn
      .slice(index + 1)
      .filter(([, other]) => apart(one, other) < APART)
      .map(([other, cells]) => `${name} ${other} ${apart(one, cells).toFixed(1)}`),
  )
  expect(alike).toEqual([])
})

test.each(setNames)('nothing of %s is cut off at the edge of its square', async (set) => {
  for (const name of symbolNames(set)) {
    const svg = symbolSvg(set, name as RoleOf<SetName>)
    const { data, info } = await sharp(Buffer.from(svg))
      .extractChannel('alpha')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height } = info
    const rim = Array.from({ length: width }).flatMap((_, at) => [
      data[at],
      data[(height - 1) * width + at],
      data[at * width],
      data[at * width + width - 1],
    ])
    expect(Math.max(...rim.map((alpha) => alpha ?? 0)), `${set} ${name}`).toBeLessThan(EDGE)
  }
})
/** Soft shadows and glows may fade out there; a body may not end there. */
const EDGE = 40
