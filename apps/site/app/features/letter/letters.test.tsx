import { ATTACKS } from '@oriel/core/testing/html-attacks'
import type { Mode } from '../../platform/mode.ts'
import { locales, type Locale } from '@oriel/core/locale'
import { serverText } from '@oriel/i18n/server'
import { success } from '@oriel/web/async-data'
import { TextProvider } from '@oriel/web/text'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'
import { LetterList } from './letter-list.tsx'
import { askLetters, pagesOf, stillChosen, toggled, type Letter } from './letter-rules.ts'
import { LetterText } from './letter-text.tsx'

const letter = (changes: Partial<Letter> = {}): Letter => ({
  id: '019a9000-0000-7000-8000-000000000001',
  is_read: false,
  title: 'Your question',
  content: '<p>Thank <strong>you</strong></p>',
  sent_at: new Date('2026-03-01T12:00:00Z'),
  ...changes,
})

function draw(part: React.ReactNode, mode: Mode = 'desktop', locale: Locale = 'en_US'): string {
  const Page = createRoutesStub([
    { id: 'root', path: '/', loader: () => null, Component: () => part },
  ])
  const site = { timeZone: 'UTC', allowedOrigins: [] }
  return renderToStaticMarkup(
    <TextProvider text={serverText(locale)}>
      <Page
        initialEntries={['/']}
        hydrationData={{ loaderData: { root: { visit: { site, locale, mode } } } }}
      />
    </TextProvider>,
  )
}

function drawList(list: Letter[], total: number, mode: Mode = 'desktop', locale?: Locale): string {
  const found = { list, total_count: total, unread_count: 1 }
  const letters = {
    data: success(found),
    read: () => {},
    expand: () => {},
    destroy: async () => null,
  }
  const part = <LetterList found={found} letters={letters} page={1} onPage={() => {}} />
  return draw(part, mode, locale)
}

describe('the list of letters', () => {
  test('tells read from unread to eye and ear, and shows a glimpse of the words', () => {
    const html = drawList([letter(), letter({ id: 'x', is_read: true, title: 'Old' })], 2)
    expect(html.match(/data-unread/g)).toHaveLength(1)
    expect(html).toContain('Unread: ')
    expect(html).toContain('Thank you')
    expect(html).toContain('2 letters, 1 unread')
    expect(html).toContain('Choose: Old')
  })
  test('[S9.016] has other pages from the fifty-first letter on', () => {
    expect(drawList([letter()], 50)).not.toContain('Older')
    expect(drawList([letter()], 51)).toContain('Page 1 of 2')
  })
  test('has a place to read beside it on a desk, and none on a phone', () => {
    expect(drawList([letter()], 1)).toContain('letter-pane')
    expect(drawList([letter()], 1, 'mobile')).not.toContain('letter-pane')
  })
  test.each(locales)('has all its words in %s', (locale) => {
    expect(drawList([letter()], 51, 'mobile', locale)).not.toMatch(/letter\.[a-z_]+/)
  })
})

test.each(ATTACKS)('[A37] a letter that says %s shows no such thing', (content) => {
  const html = draw(<LetterText letter={letter({ title: content, content })} />)
  expect(html).not.toMatch(/<(script|iframe|svg|math|style|form|base|template)\b/i)
  expect(html).not.toMatch(/<[^>]+\son\w+=|<[^>]+(href|src)="(javascript|data|\/\/)/i)
})

describe('rules', () => {
  test('[S7.055] asks for 50 of the newest', () => {
    expect(askLetters(2)).toEqual({
      active: '1',
      count: 50,
      page: 2,
      sort_field: 'id',
      sort_order: 'desc',
    })
  })
  test.each([
    [0, 1],
    [50, 1],
    [51, 2],
    [10_000, 200],
  ])('%i letters are %i pages', (total, pages) => {
    expect(pagesOf(total)).toBe(pages)
  })
  test('what is chosen and gone is chosen no more', () => {
    const chosen = toggled(toggled(new Set(), 'a'), 'b')
    expect([...stillChosen(chosen, [letter({ id: 'b' })])]).toEqual(['b'])
    expect([...toggled(chosen, 'a')]).toEqual(['b'])
  })
})
