import { statSync } from 'node:fs'
import { locales } from '@oriel/core/locale'
import { expect, test } from 'vitest'
import { fallbackFace, textFallbacks } from './fallback.ts'
import { fontCss } from './font-css.ts'
import { fontFiles, staleFonts } from './font-files.server.ts'

const subsets = { latin: 'U+0000-00FF,U+20AC', vietnamese: 'U+1EA0-1EF9,U+20AB' }
const ranges = { text: subsets, display: subsets }
const count = (text: string, part: string): number => text.split(part).length - 1

test('every language loads the Latin letters and the currency signs, and no other font', () => {
  for (const locale of locales.filter((one) => one !== 'vi_VN')) {
    const css = fontCss(locale, ranges)
    const files = [...css.matchAll(/url\('([^']+)'\)/g)].map((found) => found[1])
    expect(files).toEqual([
      '../currency.woff2?no-inline',
      './plus-jakarta-sans-latin.woff2',
      './unbounded-latin.woff2',
      '../display-phone.woff2?no-inline',
    ])
  }
})

test('Vietnamese adds its letters after the currency signs, so ₫ needs no file of its own', () => {
  const css = fontCss('vi_VN', ranges)
  const currency = css.indexOf('../currency.woff2?no-inline')
  const vietnamese = css.indexOf('./plus-jakarta-sans-vietnamese.woff2')
  expect(currency).toBeGreaterThan(-1)
  expect(vietnamese).toBeGreaterThan(currency)
  expect(css).toContain('unicode-range: U+1EA0-1EF9, U+20AB;')
})

test('text shows at once in another font; U22: a phone loads a small cut of the display font', () => {
  const css = fontCss('en_US', ranges)
  expect(count(css, 'font-display: swap')).toBe(count(css, 'url('))
  const [everywhere, desktop = '', phone] = css.split('@media ')
  expect(everywhere).not.toContain('Unbounded')
  expect(desktop).toContain('./unbounded-latin.woff2')
  expect(phone).toContain('../display-phone.woff2')
  expect(phone).not.toContain('./unbounded-latin.woff2')
})

test('U22: Vietnamese takes figures alone from the small cut, and no letters', () => {
  const phone = fontCss('vi_VN', ranges).split('@media ').at(-1)
  expect(phone).toContain('U+002B-003A')
  expect(phone).not.toContain('U+003B-007E')
  expect(phone).not.toContain('Fallback')
  expect(statSync(new URL('display-phone.woff2', import.meta.url)).size).toBeLessThan(11_000)
})

test('a fallback takes the width and the line height of the font it stands in for', () => {
  for (const fallback of textFallbacks) {
    const css = fallbackFace(fallback)
    const share = (name: string): number =>
      Number(new RegExp(`${name}: ([\\d.]+)%`).exec(css)?.[1]) / 100
    const stretch = share('size-adjust')
    expect(stretch * fallback.installed.widthEm).toBeCloseTo(fallback.wanted.widthEm, 1)
    expect(stretch * share('ascent-override')).toBeCloseTo(fallback.wanted.ascent, 3)
    expect(stretch * share('descent-override')).toBeCloseTo(fallback.wanted.descent, 3)
    expect(share('line-gap-override')).toBe(0)
  }
})

test('what is generated is there and new, and every font has its licence beside it', () => {
  expect(staleFonts()).toEqual([])
  const names = [...fontFiles().keys()]
  expect(names).toHaveLength(locales.length + 5)
  for (const font of ['plus-jakarta-sans', 'unbounded']) {
    expect(fontFiles().get(`${font}-OFL.txt`)?.toString()).toContain('SIL Open Font License')
  }
})
