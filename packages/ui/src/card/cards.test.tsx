import { type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HallCard } from './hall-card.tsx'
import { HeroSlide } from './hero-slide.tsx'
import { PromotionCard } from './promotion-card.tsx'
import { ProviderCard } from './provider-card.tsx'
import { plainLink } from '../navigation/render-link.tsx'
import { Ring } from '../feedback/ring.tsx'
import { RowTile } from './row-tile.tsx'
import { EmptyBlock, ErrorBlock, GuestBlock, MaintenanceBlock } from '../feedback/state-block.tsx'
import { WideTile } from './wide-tile.tsx'

const render = (element: ReactElement): string => renderToStaticMarkup(element)
const words = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
const link = plainLink('/there')

test('a hall is a link once it leads somewhere, and is named by its words', () => {
  const open = render(<HallCard name="Slots" note="1,284" picture="/art/type/slot" link={link} />)
  expect(open).toMatch(/^<a href="\/there" class="hall-card">/)
  expect(words(open)).toBe('Slots 1,284')
  const closed = render(<HallCard name="Arena" picture="/art/type/arena" size="broad" />)
  expect(closed).toMatch(/^<div class="hall-card hall-card-broad">/)
})

test('a closed provider stays in its place and says why', () => {
  const html = render(<ProviderCard name="POLARIS" note="Maintenance" isClosed />)
  expect(html).toMatch(/^<div class="provider-card provider-card-closed">/)
  expect(words(html)).toBe('POLARIS Maintenance')
  expect(html).toContain('translate="no"')
})

test('an offer is one link named by its title; what looks like a button is not said twice', () => {
  const html = render(
    <PromotionCard title="Rebate" summary="0.4 %" picture="/p" action="Details" link={link} />,
  )
  expect(html.match(/<a /g)).toHaveLength(1)
  expect(html).toMatch(/<a [^>]*><h3[^>]*>Rebate<\/h3><\/a>/)
  expect(html).toMatch(/aria-hidden="true">Details</)
})

test('a table says in words what its ring and its beads show', () => {
  const html = render(
    <WideTile
      title="Baccarat A"
      picture="/p"
      link={link}
      tag={{ tone: 'live', text: 'Betting' }}
      timer={{ left: 12, total: 20, label: '12 seconds left' }}
      road={{ beads: ['banker', 'tie'], label: 'Last 2: 1 banker, 1 tie' }}
      limits="$1–5,000"
      players="128 playing"
    />,
  )
  expect(words(html)).toBe(
    'Baccarat A Betting 12 12 seconds left Last 2: 1 banker, 1 tie $1–5,000 128 playing',
  )
  expect(html.match(/data-bead="\w+" aria-hidden="true"/g)).toHaveLength(2)
})

test('a closed table has no ring', () => {
  const timer = { left: 1, total: 2, label: 'soon' }
  const closure = { text: 'Maintenance', until: 'until 05:00' }
  const html = render(<WideTile title="Sic Bo" picture="/p" timer={timer} closure={closure} />)
  expect(words(html)).toBe('Sic Bo Maintenance until 05:00')
})

test.each([
  [12, 20, '60.0 100', false],
  [5, 20, '25.0 100', true],
  [0, 20, '0.0 100', true],
  [30, 20, '100.0 100', false],
  [1, 0, '0.0 100', true],
])('of a ring with %i of %i seconds %s is drawn', (left, total, dashes, isHasty) => {
  const html = render(<Ring left={left} total={total} label="left" />)
  expect(html).toContain(`stroke-dasharray="${dashes}"`)
  expect(html.includes('data-haste')).toBe(isHasty)
})

test('a game in one line is one link', () => {
  const html = render(<RowTile title="Comet" note="1 h ago" picture="/p" link={link} />)
  expect(html).toMatch(/^<a href="\/there" class="row-tile">/)
  expect(words(html)).toBe('Comet 1 h ago')
})

test('a slide is headed by its title and shows no empty parts', () => {
  const html = render(<HeroSlide title="Jade Ascent" picture="/p" priority />)
  expect(words(html)).toBe('Jade Ascent')
  expect(html).toContain('fetchPriority="high"')
  expect(html).not.toContain('hero-slide-actions')
})

test('blocks say what is the matter; only a failure calls', () => {
  expect(words(render(<EmptyBlock title="None" text="Yet" actions="Go" />))).toBe('None Yet Go')
  const failed = render(<ErrorBlock title="Failed" retry="Retry" />)
  expect(failed).toContain('role="alert"')
  expect(words(failed)).toBe('Failed Retry')
  const closed = render(<MaintenanceBlock title="Closed" time="03:00 – 05:00" text="Soon" />)
  expect(words(closed)).toBe('Closed 03:00 – 05:00 Soon')
  expect(closed).not.toContain('role=')
  const guest = render(<GuestBlock title="Yours" picture={<svg />} />)
  expect(guest).toContain('aria-hidden="true"><svg></svg></div>')
})
