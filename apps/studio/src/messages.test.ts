import { STUDIO_WORDS } from '@oriel/i18n/studio-words'
import { expect, test } from 'vitest'
import { TITLES, wordsOf } from './games/catalogue.ts'

test('the words of every game belong to the studio, so that no page of a house loads them', () => {
  const words = new Set(['fairness', ...TITLES.map(({ game }) => game)].flatMap(wordsOf))
  expect([...words].filter((word) => !STUDIO_WORDS.has(word))).toEqual([])
})
