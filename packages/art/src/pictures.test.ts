import { createHash } from 'node:crypto'
import { welcomePages } from '@oriel/core/picture'
import { describe, expect, test } from 'vitest'
import { drawBanner } from './banner.ts'
import { categoryNames, drawCategory } from './category.ts'
import { emblemNames } from './emblems.ts'
import { drawEmpty, emptyStates } from './empty.ts'
import { drawLogo } from './logo.ts'
import { paletteNames } from './palette.ts'
import { backdropNames } from './backdrops.ts'
import { drawPromotion } from './promotion.ts'
import { drawShare } from './share.ts'
import { readXml } from './testing/xml.ts'
import { drawTile } from './tile.ts'
import { drawWelcome } from './welcome.ts'

const bytes = (svg: string): number => Buffer.byteLength(svg)

/** Well-formed, whole, and without anything from outside. */
function check(svg: string): string[] {
  const { ids, references } = readXml(svg)
  expect(new Set(ids).size).toBe(ids.length)
  expect(references.filter((id) => !ids.includes(id))).toEqual([])
  expect(svg).not.toMatch(/NaN|undefined|null|Infinity/)
  expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/:\/\/|<script|<image|data:/)
  return ids
}

const everyPicture: readonly (readonly [name: string, svg: string])[] = [
  ['portrait tile', drawTile({ id: 'a' })],
  ['square tile', drawTile({ id: 'a', shape: 'square' })],
  ['wide tile', drawTile({ id: 'a', shape: 'wide' })],
  ['tile with words', drawTile({ id: 'a', title: 'Jade Ascent', studio: 'Oriel Studio' })],
  ['flat tile', drawTile({ id: 'a', detail: 'flat' })],
  ['banner', drawBanner({ id: 'a' })],
  ['mobile banner', drawBanner({ id: 'a', shape: 'mobile' })],
  ['flat banner', drawBanner({ id: 'a', detail: 'flat' })],
  ['promotion', drawPromotion({ id: 'a' })],
  ['small promotion', drawPromotion({ id: 'a', shape: 'small' })],
  ['share', drawShare({ id: 'a', title: 'Jade Ascent', note: 'Oriel Studio', site: 'Oriel' })],
  ['mark', drawLogo({ id: 'a' })],
  ['logo', drawLogo({ id: 'a', name: 'Oriel' })],
  ...categoryNames.map((category) => [category, drawCategory({ category })] as const),
  ...categoryNames.map(
    (category) => [category, drawCategory({ category, shape: 'wide' })] as const,
  ),
  ...welcomePages.flatMap((page) => [
    [`${page}, tall`, drawWelcome({ page, shape: 'tall' })] as const,
    [`${page}, low`, drawWelcome({ page, shape: 'low' })] as const,
  ]),
  ...emptyStates.map((state) => [state, drawEmpty({ state })] as const),
]

test.each(everyPicture)('%s is well-formed and whole', (_, svg) => {
  expect(check(svg).length).toBeGreaterThan(0)
})

test('pictures that stand in one page share no id', () => {
  const ids = everyPicture.flatMap(([, svg]) => readXml(svg).ids)
  expect(new Set(ids).size).toBe(ids.length)
  const twice = ['one', 'two'].flatMap((scope) => readXml(drawTile({ id: 'a', scope })).ids)
  expect(new Set(twice).size).toBe(twice.length)
})

/** The typical limit; a scaled eye of ninety plates is the largest and stays below it too. */
const TILE_BYTES = 14_000
const FLAT_BYTES = 1500

describe.each(emblemNames)('%s', (emblem) => {
  test('is well-formed in every palette and below its limit', () => {
    const sizes = paletteNames.map((palette, index) => {
      const backdrop = backdropNames[index % backdropNames.length] ?? 'rays'
      const svg = drawTile({ id: `tile-${emblem}-${palette}`, emblem, palette, backdrop })
      check(svg)
      return bytes(svg)
    })
    expect(Math.max(...sizes)).toBeLessThan(TILE_BYTES)
  })

  test('is a handful of shapes for those who save data', () => {
    const words = { title: 'Emerald Treasure', studio: 'Oriel Studio' }
    for (const svg of [
      drawTile({ id: 'flat', emblem, detail: 'flat', tilt: -6 }),
      drawTile({ id: 'flat', emblem, detail: 'flat', ...words }),
      drawBanner({ id: 'flat', emblem, detail: 'flat' }),
    ]) {
      check(svg)
      expect(bytes(svg)).toBeLessThan(FLAT_BYTES)
    }
  })
})

const TITLES = [
  `<b onload="x">'Gold' & "Silver"</b>`,
  ']]>&amp;<!--',
  'سيد الكنوز & <2>',
  '龍之守望 <翡翠>',
  'ทองคำ "มหาโชค"',
]
test.each(TITLES)('the title %s is escaped wherever it stands', (title) => {
  const pictures = [
    drawTile({ id: 'a', title, studio: title, label: title }),
    drawTile({ id: 'a', title, detail: 'flat' }),
    drawShare({ id: 'a', title, note: title, site: title }),
    drawLogo({ id: 'a', name: title }),
  ]
  for (const svg of pictures) {
    const { texts } = readXml(svg)
    expect(texts.length).toBeGreaterThan(0)
    expect(texts.join('')).not.toMatch(/[<>"']/)
  }
})

test('words do not change the picture they stand on', () => {
  const bare = (svg: string) =>
    svg.replace(/<g fill="[^"]*" font-family.*/, '').replaceAll(/\ba[0-9a-z]{8,9}\b/g, '')
  const title = 'Jade Ascent'
  expect(bare(drawTile({ id: 'a', title }))).toBe(bare(drawTile({ id: 'a' }).replace('</svg>', '')))
})

test('a colour from settings is a colour and nothing else', () => {
  const colours = {
    surface: '#1a1f2e',
    surfaceHigh: '#242a3d',
    line: '#8d97af',
    brandLight: '#ffe9ac',
    brand: '#f3c350',
    brandDeep: 'var(--brand-deep)',
  }
  expect(drawEmpty({ state: 'empty', colours })).toContain('var(--brand-deep)')
  const bad = { ...colours, brand: '"/><script>' }
  expect(() => drawEmpty({ state: 'empty', colours: bad })).toThrow('brand is no colour')
  expect(() => drawLogo({ id: 'a', colours: bad })).toThrow('brand is no colour')
})

test('the label is for those who listen; without one a picture is decoration', () => {
  expect(drawTile({ id: 'a' })).toContain('aria-hidden="true"')
  expect(drawTile({ id: 'a', label: 'Jade & Gold' })).toContain(
    'role="img" aria-label="Jade &amp; Gold"',
  )
})

/** A changed line here means that pictures which are already kept somewhere would change. */
test('the same id gives the same bytes', () => {
  const names = Array.from({ length: 20 }, (_, index) => `game-${index}`)
  const hashes = names.map((id) => {
    const svg = drawTile({ id, title: id })
    expect(drawTile({ id, title: id })).toBe(svg)
    return createHash('sha256').update(svg).digest('hex').slice(0, 16)
  })
  expect(hashes).toMatchInlineSnapshot(`
    [
      "b26a333d42fc84d0",
      "9004dfe1345c47ef",
      "2b15df6977cba199",
      "d85946577ced49bf",
      "ae08df91c62b9b82",
      "7a2b05aad7512a5b",
      "31d674d37e26488b",
      "7943010aa8980c60",
      "9653d0b08665e273",
      "7112b10d2fe7708b",
      "a0c1e7ea11c2aa8b",
      "329cfa63ccb64147",
      "097ec0986af163b9",
      "3e741e8f8b1ff80c",
      "6110abb086e85e8c",
      "551f0e8ecb6148a3",
      "81c5dd7834b20645",
      "feda253ef59c6503",
      "b769daa41df83444",
      "fc22cf7aebe8879f",
    ]
  `)
})
