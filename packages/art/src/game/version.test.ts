import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { everyPicture } from './testing/every-picture.ts'
import { GAME_ART_VERSION } from './version.ts'

test('the version says what is drawn today', () => {
  const hash = createHash('sha256')
  for (const [, svg] of everyPicture()) hash.update(svg)
  const drawn = hash.digest('hex').slice(0, GAME_ART_VERSION.length)
  expect(drawn, 'pictures have changed: write this into version.ts').toBe(GAME_ART_VERSION)
})
