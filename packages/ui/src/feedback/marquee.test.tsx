import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Marquee, type MarqueeItem } from './marquee.tsx'

const labels = {
  title: 'Announcements',
  pause: 'Pause announcements',
  play: 'Play announcements',
  previous: 'Previous announcement',
  next: 'Next announcement',
}
const items: MarqueeItem[] = [
  { id: 'first', content: 'Slots are closed at three' },
  { id: 'second', content: <a href="/news">New games</a> },
]
const render = (list: readonly MarqueeItem[]): string =>
  renderToStaticMarkup(<Marquee items={list} labels={labels} />)
const count = (text: string, part: string | RegExp): number => text.split(part).length - 1

test('without announcements there is no strip, and no gap where it would be', () => {
  expect(render([])).toBe('')
})

test('every item is read once; its echo is hidden, out of reach and has no id', () => {
  const [real = '', echo = ''] = render(items).split(/(?=<ul class="marquee-run marquee-echo")/)
  expect(echo).toMatch(/^<ul [^>]*aria-hidden="true"/)
  expect(echo).toMatch(/^<ul [^>]*inert=""/)
  for (const half of [real, echo]) {
    expect(count(half, 'Slots are closed at three')).toBe(1)
    expect(count(half, '<a href="/news">')).toBe(1)
  }
  expect(real).toContain('data-announcement-id="first"')
  expect(real).toContain('data-announcement-id="second"')
  expect(echo).not.toContain('data-announcement-id')
})

test('it is a named region with a button to stop it, and stands until that button works', () => {
  const html = render(items)
  expect(html).toMatch(/^<section [^>]*aria-label="Announcements"/)
  expect(html).toContain('data-state="still"')
  expect(html).toMatch(/<button type="button" aria-label="Pause announcements"/)
})

test('where motion is reduced there are buttons to the next item, when there is a next', () => {
  const two = render(items)
  expect(two).toContain('aria-label="Previous announcement"')
  expect(two).toContain('aria-label="Next announcement"')
  expect(count(two, 'data-chosen="true"')).toBe(1)
  expect(render(items.slice(0, 1))).not.toContain('aria-label="Next announcement"')
})

test('a longer list adds two elements for each item and nothing else', () => {
  const elements = (list: readonly MarqueeItem[]): number => count(render(list), /<[a-z]/)
  const plain = ['a', 'b', 'c', 'd'].map((id) => ({ id, content: id }))
  expect(elements(plain) - elements(plain.slice(0, 2))).toBe(4)
})
