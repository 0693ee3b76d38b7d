import { locales } from '@oriel/core/locale'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Badge } from './feedback/badge.tsx'
import { Button, buttonClass, ButtonLink, IconButton } from './form/button.tsx'
import { ErrorScreen } from './feedback/error-screen.tsx'
import { Icon, iconNames as names } from './picture/icon.tsx'
import { languageNames, LanguageSelect } from './navigation/language-select.tsx'
import { Logo } from './picture/logo.tsx'
import { Marquee } from './feedback/marquee.tsx'
import { Skeleton } from './feedback/skeleton.tsx'

const render = (element: ReactElement): string => renderToStaticMarkup(element)
const words = (html: string): string => html.replaceAll(/<[^>]*>/g, '')
const labels = { title: 'a', pause: 'b', play: 'c', previous: 'd', next: 'e' }

const errorScreen = (
  <ErrorScreen
    status={500}
    title={{ lang: 'en', text: 'Internal Server Error' }}
    texts={[
      { lang: 'en', text: 'The site is being upgraded.' },
      { lang: 'zh-CN', text: '网站正在升级。' },
    ]}
    reference="Reference 7F21"
    logo={<Logo name="Oriel" />}
    actions={<Button>Try again</Button>}
  />
)

test('an icon is decoration unless it is given a name', () => {
  for (const name of names) expect(render(<Icon name={name} />)).toContain('aria-hidden="true"')
  const named = render(<Icon name="coin" label="Play money" />)
  expect(named).toContain('role="img" aria-label="Play money"')
  expect(named).not.toContain('aria-hidden')
})

test('every icon is one line and at most one area, drawn in whole commands', () => {
  for (const name of names) {
    const drawn = [...render(<Icon name={name} />).matchAll(/ d="([^"]+)"/g)]
    expect([1, 2]).toContain(drawn.length)
    for (const [, path = ''] of drawn) expect(path).toMatch(/^M[\d.\-MLHVCSQTAZ ]+$/i)
  }
})

test('the logo reads as the name of the site and nothing more', () => {
  expect(words(render(<Logo name="Oriel" />))).toBe('Oriel')
})

test('a button does not send a form by accident, and takes the attributes of its kind', () => {
  expect(render(<Button>Play</Button>)).toMatch(/^<button type="button" class="button /)
  expect(
    render(
      <Button type="submit" name="go">
        Go
      </Button>,
    ),
  ).toMatch(/type="submit" .*name="go"/)
  const link = render(
    <ButtonLink href="/help" variant="ghost" target="_blank">
      Help
    </ButtonLink>,
  )
  expect(link).toMatch(/^<a class="button button-ghost" href="\/help" target="_blank">/)
  expect(buttonClass('primary', 'w-full')).toBe('button button-primary w-full')
})

test('a button with only an icon has a name', () => {
  expect(render(<IconButton icon="close" label="Close" />)).toContain('aria-label="Close"')
})

test('a skeleton says nothing to readers, a badge says its words', () => {
  expect(render(<Skeleton className="h-4" />)).toContain('aria-hidden="true"')
  expect(words(render(<Badge tone="success">Arrived</Badge>))).toBe('Arrived')
})

test('languages stand under their own names and in their own language', () => {
  const select = <LanguageSelect label="Language" value="vi_VN" onChange={() => {}} />
  const html = render(select)
  expect(html).toMatch(/^<label [^>]*><span class="sr-only">Language<\/span>/)
  expect(html).toContain('<option value="vi_VN" lang="vi-VN" selected="">Tiếng Việt</option>')
  expect(html).toContain('<option value="zh_TW" lang="zh-TW">中文(繁體)</option>')
  expect(html.match(/<option /g)).toHaveLength(locales.length)
  expect(new Set(Object.values(languageNames)).size).toBe(locales.length)
})

test('a site offers its own languages only', () => {
  const offered = ['en_US', 'th_TH'] as const
  const html = render(
    <LanguageSelect label="Language" value="en_US" offered={offered} onChange={() => {}} />,
  )
  expect(words(html)).toBe('LanguageEnglishไทย')
})

test('the error screen is headed by status and title, and each text names its language', () => {
  const html = render(errorScreen)
  const heading = /<h1[^>]*>(.*)<\/h1>/.exec(html)?.[1] ?? ''
  expect(words(heading)).toBe('500 Internal Server Error')
  expect(html).toMatch(/<p lang="en" [^>]*>The site is being upgraded\.<\/p>/)
  expect(html).toMatch(/<p lang="zh-CN" [^>]*>网站正在升级。<\/p>/)
  expect(html).toContain('Reference 7F21')
  expect(html).toContain('Try again')
})

test('the picture behind an error is hidden from readers and cannot be focused', () => {
  const backdrop = /<div class="error-backdrop"[^>]*>/.exec(render(errorScreen))?.[0]
  expect(backdrop).toContain('aria-hidden="true"')
})

test('no markup carries a style of its own: the content policy of the site would drop it', () => {
  const marquee = <Marquee items={[{ id: 'a', content: 'News' }]} labels={labels} />
  for (const element of [errorScreen, marquee, <Skeleton key="s" className="h-4" />]) {
    expect(render(element)).not.toContain('style=')
  }
})
