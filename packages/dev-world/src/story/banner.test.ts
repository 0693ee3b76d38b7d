import { locales } from '@oriel/core/locale'
import { expect, test } from 'vitest'
import { catalogueGames } from '../catalogue/games.ts'
import { COMET, JADE_ASCENT } from '../texts/banner.ts'

test.each([
  ['e_jade-ascent', JADE_ASCENT],
  ['x_comet', COMET],
])('the banner of %s names the game as its tile does, in every language', (code, texts) => {
  const tile = catalogueGames().find((game) => game.code === code)
  expect(locales.map((locale) => texts[locale].title)).toEqual(
    locales.map((locale) => tile?.names[locale]),
  )
})
