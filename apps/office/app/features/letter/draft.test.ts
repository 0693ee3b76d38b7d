import { cleanRichText } from '@oriel/core/rich-text'
import { ATTACKS } from '@oriel/core/testing/html-attacks'
import { describe, expect, test } from 'vitest'
import { accountsOf, emptyDraft, htmlOf, languageStates, textsOf, whatOf } from './draft.ts'

const ZONE = 'America/Caracas'
const draft = {
  ...emptyDraft('019a9000-0000-7000-8000-000000000001', 'audience'),
  texts: { en_US: { title: ' Hello ', text: 'One\n\nTwo' }, vi_VN: { title: 'Chào', text: '' } },
}

describe('what is sent', () => {
  test.each([
    ['One\n\nTwo & <b>', '<p>One</p><p>Two &amp; &lt;b&gt;</p>'],
    [' One \n two ', '<p>One<br>two</p>'],
  ])('%j becomes %s', (text, html) => {
    expect(htmlOf(text)).toBe(html)
  })
  test.each(ATTACKS)('%s stays words, which the cleaner leaves as they are', (text) => {
    expect(cleanRichText(htmlOf(text), [])).toBe(htmlOf(text))
  })
  test('has the languages that are whole, and says what the others have', () => {
    expect(textsOf(draft)).toEqual({ en_US: { title: 'Hello', html: '<p>One</p><p>Two</p>' } })
    expect(languageStates(draft)).toMatchObject({
      en_US: 'ready',
      vi_VN: 'draft',
      th_TH: 'fallback',
    })
  })
})

describe('what is proposed', () => {
  test('names an audience in the time of the site', () => {
    const some = { ...draft, currency: 'VND', from: '2026-11-15T03:00', days: '30' }
    expect(whatOf(some, null, ZONE)).toMatchObject({
      act: 'audience',
      audience: {
        currency: 'VND',
        language: null,
        registered_from: '2026-11-15T07:00:00.000Z',
        registered_until: null,
      },
      lives_days: 30,
    })
  })
  test.each([
    ['a list that nobody named', { aim: 'list' as const }],
    ['a template without a name', { aim: 'publish' as const }],
    ['days that are none', { days: 'many' }],
    ['a time that is none', { until: 'soon' }],
    ['no text', { texts: {} }],
  ])('waits for %s', (_, wrong) => {
    expect(whatOf({ ...draft, ...wrong }, null, ZONE)).toBeNull()
  })
  test('takes accounts as they are pasted', () => {
    expect(accountsOf('Sophia, meilin\n\nsophia;minhkhoa ')).toEqual([
      'sophia',
      'meilin',
      'minhkhoa',
    ])
  })
})
