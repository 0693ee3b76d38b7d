import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ChipLinks } from './chip-links.tsx'
import { plainLink } from './render-link.tsx'

const items = [
  { id: 2, label: 'Slots', count: 410, isCurrent: true, link: plainLink('/gameHall/2') },
  { id: 3, label: 'Live casino', isCurrent: false, link: plainLink('/gameHall/3') },
]

test('chips that lead somewhere are links in a named list, and one of them is the current page', () => {
  const html = renderToStaticMarkup(<ChipLinks label="Game halls" items={items} />)
  expect(html).toContain('<nav aria-label="Game halls"')
  expect(html).toMatch(/<a href="\/gameHall\/2"[^>]*aria-current="page"[^>]*>Slots/)
  expect(html).toMatch(/<a href="\/gameHall\/3"(?![^>]*aria-current)[^>]*>Live casino/)
  expect(html).toContain('410')
})

test('more than fit stand in one line that is pushed sideways', () => {
  expect(renderToStaticMarkup(<ChipLinks label="Halls" items={items} isRow />)).toContain(
    'chip-row',
  )
  expect(renderToStaticMarkup(<ChipLinks label="Halls" items={items} />)).not.toContain('chip-row')
})
