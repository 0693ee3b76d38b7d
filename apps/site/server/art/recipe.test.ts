import { gameTypes } from '@oriel/core/game-type'
import { locales } from '@oriel/core/locale'
import { sharePages, type PictureKind, type SharePage } from '@oriel/core/picture'
import { themes } from '@oriel/core/site-settings'
import { describe, expect, test } from 'vitest'
import type { PictureAddress } from './address.ts'
import { providerColours, themeColours } from './mark.ts'
import { drawRecipe, recipeOf } from './recipe.ts'
import { drawShareRecipe, shareRecipe } from './share.ts'
import { finding } from './testing/stand-in.ts'

const address = (kind: PictureKind, id: string, isWide = false): PictureAddress => ({
  of: 'picture',
  kind,
  id,
  version: null,
  isWide,
  size: { width: null, format: 'svg' },
})

describe('recipes', () => {
  test('a name the drawings do not know counts as not chosen', () => {
    const art = { ...finding().art, emblem: 'toString', backdrop: null }
    const { look } = recipeOf(address('game', '1'), finding({ art }), null)
    expect(look).toEqual({ palette: 'jade' })
  })

  test('the same game is the same picture, another is another', () => {
    const draw = (id: string) => drawRecipe(recipeOf(address('game', id), finding(), null), 'full')
    expect(draw('1')).toBe(draw('1'))
    expect(draw('1')).not.toBe(draw('2'))
  })

  test('every hall has its picture, and shines where one stands', () => {
    for (const { code } of gameTypes) {
      const drawn = [code, `${code}-active`].map((id) =>
        drawRecipe(recipeOf(address('type', id), finding({ shape: 'category' }), null), 'full'),
      )
      expect(new Set(drawn).size).toBe(2)
    }
  })

  test('a provider has one mark in ink for light and for dark grounds', () => {
    const paths = (id: string): string[] => {
      const art = { ...finding().art, name: 'Polaris' }
      const recipe = recipeOf(address('provider', id), finding({ shape: 'mark', art }), null)
      return drawRecipe(recipe, 'full').match(/ d="[^"]*"/g) ?? []
    }
    expect(paths('GPPO-light')).toEqual(paths('GPPO-dark'))
    expect(paths('GPPO-light').length).toBeGreaterThan(3)
    expect(providerColours('GPPO', 'light')).not.toEqual(providerColours('GPPO', 'dark'))
  })

  test.each(themes)('%s gives a logo its colours', (theme) => {
    const colours = themeColours(theme)
    for (const colour of Object.values(colours)) expect(colour).toMatch(/^#[0-9a-f]{6}$/)
    const art = { ...finding().art, name: 'A & <B>' }
    const recipe = recipeOf(address('logo', 'desktop'), finding({ shape: 'mark', art }), colours)
    const svg = drawRecipe(recipe, 'full')
    expect(svg).toContain(colours.brand)
    expect(svg).toContain('A &amp; &lt;B&gt;')
  })
})

const pages: readonly SharePage[] = [
  ...sharePages,
  ...gameTypes.map(({ code }) => `hall-${code}` as const),
]

test.each(locales)('shared pages have words in %s', (locale) => {
  const english = shareRecipe('hall-live', { name: 'Oriel', theme: 'jade' }, 'en_US')
  for (const page of pages) {
    const recipe = shareRecipe(page, { name: 'Oriel', theme: 'jade' }, locale)
    expect(recipe.title).not.toMatch(/^$|[{}]|\w\.\w/)
    expect(drawShareRecipe(recipe)).toContain('Oriel')
  }
  const hall = shareRecipe('hall-live', { name: 'Oriel', theme: 'jade' }, locale)
  expect(hall.note === english.note).toBe(locale === 'en_US')
})
