import { expect, test } from 'vitest'
import { readXml } from '../testing/xml.ts'
import { ballSvg } from './balls.ts'
import { chipSvg, chipValues } from './chips.ts'
import { cometSvg } from './comet.ts'
import {
  everyCard,
  everyMover,
  everyPicture,
  everyPiece,
  everyScene,
  everySymbol,
} from './testing/every-picture.ts'

/** What one picture may weigh, before it is compressed. */
const SYMBOL_BYTES = 6000
const MOVER_BYTES = 9000
const SCENE_BYTES = 12_000
const WHEEL_BYTES = 24_000

/** As they stand in definitions and in what points to them. */
const ID = /\bg[0-9a-z]{7}[0-9a-z-]*/g

test.each(everyPicture())('%s is well-formed, whole and needs no filter', (_, svg) => {
  const { ids, references, texts } = readXml(svg)
  expect(new Set(ids).size).toBe(ids.length)
  expect(references.filter((id) => !ids.includes(id))).toEqual([])
  expect(ids.filter((id) => !references.includes(id))).toEqual([])
  expect(texts).toEqual([])
  expect(svg).not.toMatch(/NaN|undefined|null|Infinity|filter|<text|<image|<script/)
  expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/:\/\/|data:/)
})

test.each([
  ['symbol', everySymbol(), SYMBOL_BYTES],
  ['card', everyCard(), SYMBOL_BYTES],
  ['mover', everyMover(), MOVER_BYTES],
  ['scene', everyScene(), SCENE_BYTES],
  ['piece', everyPiece(), WHEEL_BYTES],
])('every %s is below its limit', (_, pictures, most) => {
  const heavy = pictures.filter(([, svg]) => Buffer.byteLength(svg) >= most)
  expect(heavy.map(([name, svg]) => `${name} ${Buffer.byteLength(svg)}`)).toEqual([])
})

test('no two pictures share an id, so all may stand in one page', () => {
  const ids = everyPicture().flatMap(([, svg]) => readXml(svg).ids)
  expect(new Set(ids).size).toBe(ids.length)
})

test('no two pictures look the same, whatever their ids are', () => {
  const bare = (svg: string) => svg.replaceAll(ID, '')
  const pictures = everyPicture()
  const looks = new Map(pictures.map(([name, svg]) => [bare(svg), name]))
  const names = new Set(looks.values())
  expect(pictures.map(([name]) => name).filter((name) => !names.has(name))).toEqual([])
})

test('the same picture has the same bytes each time', () => {
  expect(everyPicture()).toEqual(everyPicture())
})

test('another size is the same drawing with other ids', () => {
  const [small, large] = [cometSvg(170), cometSvg(340)]
  const inside = (svg: string) => svg.replace(/^<svg [^>]*>/, '').replaceAll(ID, '')
  expect(inside(small)).toBe(inside(large))
  const ids = [small, large].flatMap((svg) => readXml(svg).ids)
  expect(new Set(ids).size).toBe(ids.length)
})

test('a card has no ids, so eight of the same may stand in one page', () => {
  for (const [name, svg] of everyCard()) expect(readXml(svg).ids, name).toEqual([])
})

test('a chip says its amount in any money, and nothing that cannot be drawn', () => {
  expect(new Set(chipValues.map((value) => chipSvg(value))).size).toBe(chipValues.length)
  expect(chipSvg(100, '50K')).not.toBe(chipSvg(100))
  expect(() => chipSvg(100, '<b>')).toThrow('no drawing of "<"')
})

test.each([-1, 100, 1.5, Number.NaN])('no ball has the number %d', (number) => {
  expect(() => ballSvg(number)).toThrow('no ball has the number')
})
