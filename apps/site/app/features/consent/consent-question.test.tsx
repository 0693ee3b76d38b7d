import { locales } from '@oriel/core/locale'
import { serverText } from '@oriel/i18n/server'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextProvider } from '@oriel/web/text'
import { ConsentBar } from './consent-bar.tsx'
import { ConsentQuestion } from './consent-question.tsx'

test.each(locales)('in %s yes and no are the same button with other words', (locale) => {
  const text = serverText(locale)
  const html = renderToStaticMarkup(
    <TextProvider text={text}>
      <ConsentQuestion onChoose={() => {}} onLater={() => {}} />
    </TextProvider>,
  )
  const buttons = [...html.matchAll(/<button([^>]*)>([^<]*)<\/button>/g)]
  const [yes, no, later] = buttons.map(([, look = '', words = '']) => ({ look, words }))
  expect(yes?.look).toBe(no?.look)
  expect([yes?.words, no?.words, later?.words]).toEqual([
    text.t('consent.allow'),
    text.t('consent.decline'),
    text.t('consent.later'),
  ])
  // Nothing is ticked or chosen before.
  expect(html).not.toMatch(/checked|autofocus|<input/i)
})

test('a page from the server asks nobody: it does not know who will read it', () => {
  expect(renderToStaticMarkup(<ConsentBar />)).toBe('')
})
