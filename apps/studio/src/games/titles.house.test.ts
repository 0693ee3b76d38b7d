import { emblemNames } from '@oriel/art/emblems'
import { lineSetNames } from '@oriel/art/game/symbols'
import { locales } from '@oriel/core/locale'
import { catalogueGames } from '@oriel/dev-world/catalogue/games'
import { expect, test } from 'vitest'
import { STRIPS as THREE_REELS } from './classic/rules.ts'
import { SLOT_ART } from './skin.ts'
import { SLOT_TITLES } from './titles.ts'

const SYMBOLS = new Set<string>(THREE_REELS.flat())

test('twelve titles, four of each engine, each with a code of its own', () => {
  expect(new Set(SLOT_TITLES.map(({ code }) => code)).size).toBe(12)
  const engines = Object.groupBy(SLOT_TITLES, ({ engine }) => engine)
  expect(Object.values(engines).map((titles) => titles.length)).toEqual([4, 4, 4])
})

const ofThree = SLOT_TITLES.filter((title) => title.engine === 'classic')
const ofFive = SLOT_TITLES.filter((title) => title.engine !== 'classic')

test.each(ofThree)('$code has a picture for each symbol, and no two alike', ({ skin }) => {
  const symbols = Object.entries(skin.symbols)
  expect(new Set(symbols.map(([name]) => name))).toEqual(SYMBOLS)
  expect(new Set(symbols.map(([, art]) => art)).size).toBe(symbols.length)
  const known: readonly string[] = [...emblemNames, ...SLOT_ART]
  expect(symbols.filter(([, art]) => !known.includes(art))).toEqual([])
})

test('titles of five reels have drawings of their own, and free spins of another colour', () => {
  const sets = ofFive.map(({ skin }) => skin.set)
  expect(new Set(sets).size).toBe(ofFive.length)
  expect(sets.filter((set) => !lineSetNames.includes(set))).toEqual([])
  for (const { code, skin } of ofFive) expect(skin.free, code).not.toBe(skin.palette)
})

test('no two titles look the same', () => {
  const looks = SLOT_TITLES.map(({ skin }) => [skin.emblem, skin.palette, skin.backdrop].join())
  expect(new Set(looks).size).toBe(SLOT_TITLES.length)
})

test('a house finds each title under the name and with the picture it shows itself', () => {
  const games = new Map(catalogueGames().map((game) => [`${game.providerId} ${game.code}`, game]))
  for (const { code, names, skin } of SLOT_TITLES) {
    const game = games.get(`GPOR e_${code}`)
    expect(game?.names, code).toEqual(names)
    expect(game?.art, code).toMatchObject({
      emblem: skin.emblem,
      palette: skin.palette,
      backdrop: skin.backdrop,
    })
    expect(Object.keys(names)).toEqual([...locales])
  }
})
