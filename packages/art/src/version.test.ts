import { createHash } from 'node:crypto'
import { welcomePages } from '@oriel/core/picture'
import { expect, test } from 'vitest'
import { drawBanner } from './banner.ts'
import { catalogue } from './catalogue.ts'
import { categoryNames, drawCategory } from './category.ts'
import { emblemNames } from './emblems.ts'
import { drawLogo } from './logo.ts'
import { drawPromotion } from './promotion.ts'
import { drawShare } from './share.ts'
import { drawTile } from './tile.ts'
import { ART_VERSION } from './version.ts'
import { drawWelcome } from './welcome.ts'

const TITLES = ['Oriel', 'Casino trực tiếp', 'சலுகைகள்', 'আমরা যাদের পাশে আছি', '老虎機', 'สล็อต']
const NOTE = 'Tables dealt live, with their results on the board.'

/** Every emblem, and with so many of them every palette and backdrop, in every form. */
function* everyForm(): Generator<string> {
  for (const [index, look] of catalogue(emblemNames.length).entries()) {
    const picture = { id: `version-${index}`, ...look }
    yield drawTile(picture)
    yield drawTile({ ...picture, shape: 'wide' })
    yield drawTile({ ...picture, detail: 'flat' })
    yield drawBanner(picture)
    yield drawBanner({ ...picture, shape: 'mobile' })
    yield drawPromotion(picture)
    yield drawPromotion({ ...picture, shape: 'small' })
    yield drawLogo({ id: picture.id, name: 'Oriel' })
    yield drawShare({ ...picture, title: TITLES[index % TITLES.length] ?? '', note: NOTE })
  }
  for (const category of categoryNames) yield drawCategory({ category })
  for (const page of welcomePages) {
    yield drawWelcome({ page, shape: 'tall' })
    yield drawWelcome({ page, shape: 'low' })
  }
}

test('the version says what is drawn today', () => {
  const hash = createHash('sha256')
  for (const svg of everyForm()) hash.update(svg)
  const drawn = hash.digest('hex').slice(0, ART_VERSION.length)
  expect(drawn, 'pictures have changed: write this into version.ts').toBe(ART_VERSION)
})
