import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { drawBanner } from '../src/banner.ts'
import { catalogue } from '../src/catalogue.ts'
import { categoryNames, drawCategory } from '../src/category.ts'
import { emblemNames } from '../src/emblems.ts'
import { drawEmpty, emptyStates } from '../src/empty.ts'
import { steps } from '../src/geometry.ts'
import { drawLogo } from '../src/logo.ts'
import { drawPromotion } from '../src/promotion.ts'
import { drawShare } from '../src/share.ts'
import type { ThemeColours } from '../src/theme.ts'
import { drawTile } from '../src/tile.ts'
import { type Sheet, sheet } from './contact.ts'

/** Contact sheets to look at: `node packages/art/tools/sheet.ts <folder>`. */

/** How many games of the catalogue stand on their sheet. */
const GAMES = 600

/** A file knows no page, so it gets the colours of the first theme. */
const COLOURS: ThemeColours = {
  surface: '#1a1f2e',
  surfaceHigh: '#242a3d',
  line: '#8d97af',
  brandLight: '#ffe9ac',
  brand: '#f3c350',
  brandDeep: '#c98b1e',
}

/** Titles in the scripts of the interface, one that must be cut, and one that must be escaped. */
const TITLES = [
  'Jade Ascent',
  "Dragon's Vigil & <Fire>",
  '龍之守望:翡翠王朝的榮耀',
  '용의 파수꾼',
  'Vòng quay kho báu ngọc lục bảo của đại dương',
  'ทองคำมหาโชค',
  'سيد الكنوز',
  'जेड की चढ़ाई',
] as const

const LARGE_ON_A_SHEET = 12

/** Every emblem small, large and flat, and a whole catalogue. */
function tileSheets(): Sheet[] {
  const looks = catalogue(emblemNames.length)
  const tiles = looks.map((look, index) => drawTile({ id: `sheet-${index}`, ...look }))
  const flat = looks.map((look, index) =>
    drawTile({ id: `sheet-${index}`, ...look, detail: 'flat', tilt: 0 }),
  )
  const games = catalogue(GAMES).map((look, index) => drawTile({ id: `game-${index}`, ...look }))
  const large = steps(Math.ceil(tiles.length / LARGE_ON_A_SHEET)).map((page): Sheet => {
    const first = page * LARGE_ON_A_SHEET
    return [`tiles-400-${page + 1}`, 390, tiles.slice(first, first + LARGE_ON_A_SHEET)]
  })
  return [
    ['tiles-120', 120, tiles],
    ...large,
    ['tiles-flat-120', 120, flat],
    ['catalogue', 58, games],
  ]
}

function wordSheets(): Sheet[] {
  const titled = TITLES.flatMap((title, index) => {
    const tile = { id: `titled-${index}`, title, studio: 'Oriel Studio' }
    const square = { ...tile, shape: 'square' } as const
    return [drawTile(tile), drawTile(square), drawTile({ ...tile, detail: 'flat' })]
  })
  const shared = TITLES.map((title, index) =>
    drawShare({ id: `share-${index}`, title, note: 'Oriel Studio', site: 'ORIEL' }),
  )
  return [
    ['titles', 190, titled],
    ['share', 520, shared],
  ]
}

function cardSheets(): Sheet[] {
  const banners = ['harbour', 'orchard', 'summit'].flatMap((id) => [
    drawBanner({ id }),
    drawBanner({ id, shape: 'mobile' }),
    drawBanner({ id, detail: 'flat' }),
  ])
  const cards = [
    ...categoryNames.map((category) => drawCategory({ category })),
    ...categoryNames.map((category) => drawCategory({ category, shape: 'wide' })),
    ...steps(6).map((index) => drawPromotion({ id: `offer-${index}` })),
    ...steps(3).map((index) => drawPromotion({ id: `offer-${index}`, shape: 'small' })),
    ...steps(3).map((index) => drawTile({ id: `seat-${index}`, shape: 'wide' })),
  ]
  const calm = [
    ...emptyStates.map((state) => drawEmpty({ state, colours: COLOURS })),
    ...steps(8).map((index) => drawLogo({ id: `site-${index}`, colours: COLOURS })),
    ...steps(6).map((index) => drawLogo({ id: `site-${index}`, name: 'Oriel', colours: COLOURS })),
  ]
  return [
    ['banners', 520, banners],
    ['cards', 255, cards],
    ['calm', 255, calm],
  ]
}

const folder = process.argv[2]
if (folder === undefined) throw new Error('name a folder for the sheets')
await mkdir(folder, { recursive: true })
for (const [name, width, pictures] of [...tileSheets(), ...wordSheets(), ...cardSheets()]) {
  await sheet(path.join(folder, `${name}.png`), pictures, width)
}
