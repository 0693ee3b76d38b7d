import { locales } from '@oriel/core/locale'
import { serverText } from '@oriel/i18n/server'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextProvider } from '@oriel/web/text'
import { Gallery } from './gallery.tsx'
import { somePictures } from './pictures.ts'
import { samples } from './sample.ts'

const english = samples.en_US

test.each(locales)('the gallery renders on the server in %s, with no word left out', (locale) => {
  const html = renderToString(
    <TextProvider text={serverText(locale)}>
      <Gallery pictures={somePictures} />
    </TextProvider>,
  )
  expect(html.match(/<h2 lang="en"/g)?.length).toBeGreaterThan(12)
  expect(html).toContain(samples[locale].emptyTitle)
  expect(html).not.toMatch(/>(shell|games)\.[a-z_]+</)
})

test.each(locales)('%s has its own words for everything, as many as English', (locale) => {
  const sample = samples[locale]
  expect(Object.keys(sample)).toEqual(Object.keys(english))
  expect(sample.games).toHaveLength(english.games.length)
  for (const value of Object.values(sample).flat()) expect(value.trim()).not.toBe('')
})
