import { locales, type Locale } from '@oriel/core/locale'
import { serverText } from '@oriel/i18n/server'
import { TextProvider } from '@oriel/web/text'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'
import { NoticeCard, NoticeChoices, Said } from './notice-card.tsx'
import type { Notice } from './notice-state.ts'

const nothing = (): void => {}
const LIST: Notice[] = [
  { kind: 'security', channel: 'mail', wanted: true, is_fixed: true },
  { kind: 'security', channel: 'sms', wanted: true, is_fixed: true },
  { kind: 'service', channel: 'letter', wanted: true, is_fixed: true },
  { kind: 'service', channel: 'mail', wanted: false, is_fixed: false },
  { kind: 'offer', channel: 'letter', wanted: true, is_fixed: false },
  { kind: 'offer', channel: 'mail', wanted: false, is_fixed: false },
  { kind: 'gift', channel: 'page', wanted: true, is_fixed: false },
]
type Place = { mode?: 'desktop' | 'mobile'; locale?: Locale }

function render(part: ReactNode, { mode = 'desktop', locale = 'en_US' }: Place = {}): string {
  const Page = createRoutesStub([
    { id: 'root', path: '/user/Info', loader: () => null, Component: () => part },
  ])
  return renderToStaticMarkup(
    <TextProvider text={serverText(locale)}>
      <Page
        initialEntries={['/user/Info']}
        hydrationData={{ loaderData: { root: { visit: { mode, locale } } } }}
      />
    </TextProvider>,
  )
}
const choices = (list = LIST, hasMail: boolean | null = true) => (
  <NoticeChoices list={list} hasMail={hasMail} onSaved={nothing} />
)
const switchesOf = (html: string): [string, boolean][] =>
  [...html.matchAll(/<input[^>]*role="switch"[^>]*>/g)].map(([input]) => [
    /aria-label="([^"]+)"/.exec(input)?.[1] ?? '',
    input.includes('checked=""'),
  ])

describe.each(['desktop', 'mobile'] as const)('the choices on %s', (mode) => {
  test('have a switch for each that can be changed, named by kind and channel', () => {
    expect(switchesOf(render(choices(), { mode }))).toEqual([
      ['Your account: E-mail', false],
      ['Offers: Letter', true],
      ['Offers: E-mail', false],
      ['Gifts: On screen', true],
    ])
  })

  test('show what is always sent as such, with its reason', () => {
    const html = render(choices(), { mode })
    expect(html.match(/Always on/g)).toHaveLength(3)
    expect(html).toContain('Always sent: they protect your account.')
  })

  test('say that letters to many are not mailed, and where mail would go', () => {
    expect(render(choices(), { mode })).toContain('Letters to many members are not e-mailed.')
    const missing = 'Your details have no e-mail address'
    expect(render(choices(LIST, true), { mode })).not.toContain(missing)
    expect(render(choices(LIST, null), { mode })).not.toContain(missing)
    expect(render(choices(LIST, false), { mode })).toContain(missing)
  })

  test('without any say so', () => {
    const html = render(choices([]), { mode })
    expect(html).toContain('There is nothing to choose here.')
    expect(html).not.toContain('not e-mailed')
  })
})

test('on a desktop it is a table with heads for kinds and channels', () => {
  const html = render(choices())
  expect([...html.matchAll(/<th scope="col">([^<]+)/g)].map(([, head]) => head)).toEqual([
    'About',
    'Letter',
    'E-mail',
    'SMS',
    'On screen',
  ])
  expect(html.match(/<th scope="row">/g)).toHaveLength(4)
  expect(html.match(/Not sent this way/g)).toHaveLength(9)
})

test('[S4.001] the card holds its place while it reads', () => {
  const html = render(<NoticeCard hasMail={null} onSaved={nothing} />)
  expect(html).toContain('Notifications')
  expect(html.match(/class="skeleton/g)).toHaveLength(4)
})

describe('a change says', () => {
  test.each([
    [{ saving: ['offer letter'], said: null }, 'Saving…'],
    [{ saving: [], said: 'saved' }, 'Saved.'],
    [{ saving: ['offer mail'], said: 'saved' }, 'Saving…'],
  ] as const)('%o: %s', (state, words) => {
    expect(render(<Said {...state} />)).toMatch(new RegExp(`<output[^>]*>.*${words}</output>`))
  })

  test('a failure as an alert with the sentence of the server', () => {
    const html = render(<Said saving={[]} said={{ failure: 'Too many requests.' }} />)
    expect(html).toMatch(/role="alert">Not saved, your choice is as it was. Too many requests./)
  })
})

test.each(locales)('in %s every word is there', (locale) => {
  const words = render(choices(LIST, false), { locale }).replaceAll(/<[^>]*>/g, ' ')
  expect(words).not.toMatch(/notice\.|[{}]/)
  expect(/Always|Offers|not sent/i.test(words)).toBe(locale === 'en_US')
})
