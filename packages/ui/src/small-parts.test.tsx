import { locales } from '@oriel/core/locale'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BADGE_MAX, CountBadge } from './feedback/count-badge.tsx'
import { Disclosure } from './navigation/disclosure.tsx'
import { Flag } from './picture/flag.tsx'
import { LanguageList } from './navigation/language-list.tsx'
import { Odometer } from './feedback/odometer.tsx'
import { Progress } from './feedback/progress.tsx'
import { plainLink } from './navigation/render-link.tsx'
import { Switch } from './form/switch.tsx'
import { TabBar } from './navigation/tab-bar.tsx'

const render = (element: ReactElement): string => renderToStaticMarkup(element)
const words = (html: string): string => html.replaceAll(/<[^>]*>/g, '')
const seen = (html: string): string =>
  words(html.replaceAll(/<span class="sr-only">.*?<\/span>/g, ''))

test.each([
  [0, ''],
  [-1, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [5_000, '99+'],
])('[S9.030] a badge of %i shows "%s"', (count, shown) => {
  expect(seen(render(<CountBadge count={count} label={`${count} unread`} />))).toBe(shown)
  expect(BADGE_MAX).toBe(99)
})

test('readers hear the true number and what is counted, once', () => {
  const html = render(<CountBadge count={120} label="120 unread letters" />)
  expect(html).toContain('<span aria-hidden="true">99+</span>')
  expect(html).toContain('<span class="sr-only">120 unread letters</span>')
})

test('an odometer reads as its label; zeros in front are dimmed', () => {
  const html = render(<Odometer zeros="00" digits="128" decimals="50" symbol="$" label="$128.50" />)
  expect(html).toMatch(/role="img" aria-label="\$128\.50"/)
  expect(html.match(/odometer-zero/g)).toHaveLength(2)
  const digits = [...html.matchAll(/data-digit="(\d)"/g)].map(([, digit]) => digit)
  expect(digits.join('')).toBe('0012850')
  expect(words(html)).toBe('$.')
})

test('a currency written behind stands behind, and money without small parts has no point', () => {
  const html = render(
    <Odometer zeros="" digits="5" decimals="" symbol="₫" symbolAfter label="5 ₫" />,
  )
  expect(html.indexOf('odometer-cell')).toBeLessThan(html.indexOf('odometer-symbol'))
  expect(words(html)).toBe('₫')
})

test('a switch is a check box that is said as a switch, with the whole line as its label', () => {
  const html = render(<Switch label="Stay signed in" name="stay" defaultChecked />)
  expect(html).toMatch(/^<label /)
  expect(html).toMatch(/type="checkbox" role="switch" [^>]*checked=""/)
})

test('a progress without a value does not claim one', () => {
  expect(render(<Progress label="Level" value={3} max={5} text="3 of 5" />)).toBe(
    '<progress class="progress" aria-label="Level" aria-valuetext="3 of 5" value="3" max="5"></progress>',
  )
  expect(render(<Progress label="Level" />)).not.toContain('value=')
})

test('a question opens without a script, and one of a group closes the others', () => {
  const html = render(
    <Disclosure title="How?" group="faq" isOpen>
      So
    </Disclosure>,
  )
  expect(html).toMatch(/^<details class="disclosure" name="faq" open=""><summary/)
})

test('each language has a flag of whole shapes that says nothing by itself', () => {
  for (const locale of locales) {
    const html = render(<Flag locale={locale} />)
    expect(html).toContain('aria-hidden="true"')
    const drawn = [...html.matchAll(/ d="([^"]+)"/g)]
    expect(drawn.length).toBeGreaterThan(1)
    for (const [, path = ''] of drawn) expect(path).toMatch(/^M[\d.\-MLHVAZahv ]+$/)
  }
})

test('languages stand by their own names, and the chosen one is marked by more than colour', () => {
  const html = render(<LanguageList label="Language" value="vi_VN" onChoose={() => {}} />)
  expect(html.match(/<button /g)).toHaveLength(locales.length)
  expect(html).toMatch(/lang="vi-VN" aria-current="true"[^]*?Tiếng Việt<svg/)
  expect(html.match(/aria-current/g)).toHaveLength(1)
})

test('the bar of a phone is a named list of links; labels and badges are said', () => {
  const link = plainLink('/x')
  const html = render(
    <TabBar
      label="Main"
      items={[
        { id: 'home', icon: 'home', label: 'Home', link, isCurrent: true },
        {
          id: 'offers',
          icon: 'gift',
          label: 'Offers',
          link,
          badge: { count: 120, label: '120 new' },
          isRaised: true,
        },
      ]}
    />,
  )
  expect(html).toMatch(/^<nav class="tab-bar" aria-label="Main"><ul/)
  expect(html.match(/aria-current="page"/g)).toHaveLength(1)
  expect(words(html)).toBe('Home99+120 newOffers')
  expect(html).toContain('tab-bar-item tab-bar-raised')
})
