import { ATTACKS } from '@oriel/core/testing/html-attacks'
import { cleanRichText, readRichText } from '@oriel/core/rich-text'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkMany, checkTemplate, checkTexts, fillText, TITLE_MAX } from './rules.ts'

const says = (html: string, title = 'Hello') => ({ en_US: { title, html } })

describe('what a letter may say', () => {
  test.each([
    ['<p>Hello <strong>you</strong></p>', null],
    ['<p>See <a href="/faq">help</a></p>', null],
    ['<p>Hello <b>you</b></p>', 'letter_html_unclean'],
    ['<p>open', 'letter_html_unclean'],
    [' ', 'letter_empty'],
    [`<p>${'x'.repeat(20_000)}</p>`, 'letter_too_long'],
  ] as const)('%s: %s', (html, reason) => {
    expect(checkTexts(says(html), [])).toBe(reason)
  })
  test.each(ATTACKS)('[A37] refuses %s', (html) => {
    const isClean = cleanRichText(html, []) === html
    expect([isClean, checkTexts(says(html), [])]).toEqual([false, 'letter_html_unclean'])
  })
  test('is refused without a text, or with a title that is too long', () => {
    expect(checkTexts({}, [])).toBe('letter_empty')
    expect(checkTexts(says('<p>x</p>', 'x'.repeat(TITLE_MAX + 1)), [])).toBe('letter_too_long')
  })
  test('to many is written in English too', () => {
    const texts = { vi_VN: { title: 'Chào', html: '<p>Chào</p>' } }
    expect([checkTexts(texts, []), checkMany(texts, [])]).toEqual([null, 'letter_without_english'])
  })
})

describe('a template', () => {
  test.each([
    ['<p>Hello {{account}}</p>', null],
    ['<p>Hello {{password}}</p>', 'placeholder_unknown'],
    ['<p>Hello {{ account }}</p>', 'placeholder_unknown'],
    ['<p>Hello {{account</p>', 'placeholder_unknown'],
    ['<p>{{constructor}} {{__proto__}}</p>', 'placeholder_unknown'],
    ['<p><a href="/x?{{account}}">x</a></p>', 'placeholder_unknown'],
    ['<p><img src="/x.png" alt="{{account}}"></p>', 'placeholder_unknown'],
    ['<p>{{account}}<script>1</script></p>', 'letter_html_unclean'],
  ] as const)('%s: %s', (html, reason) => {
    expect(checkTemplate('welcome', says(html), [])).toBe(reason)
  })
  test('has known placeholders in its title too', () => {
    expect(checkTemplate('welcome', says('<p>x</p>', 'Hi {{count}}'), [])).toBe(
      'placeholder_unknown',
    )
  })
  test('shows a value as text, whatever it is', () => {
    const html = '<p>Hello {{account}}</p>'
    fc.assert(
      fc.property(
        fc.oneof(fc.constantFrom(...ATTACKS, '{{count}}', '$&'), fc.string()),
        (value) => {
          const filled = fillText({ title: '{{account}}', html }, { account: value, count: '7' })
          expect(filled.title).toBe(value)
          const [paragraph] = readRichText(filled.html, [])
          expect(paragraph).toMatchObject({ tag: 'p', children: [`Hello ${value}`] })
          expect(cleanRichText(filled.html, [])).toBe(filled.html)
        },
      ),
    )
  })
})
