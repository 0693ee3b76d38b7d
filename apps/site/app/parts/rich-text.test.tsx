import { createText } from '@oriel/i18n/text'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { RichText } from './rich-text.tsx'
import { TextProvider } from '@oriel/web/text'
import type { Visit } from '../platform/visit.ts'

const HELP = 'https://help.example'

/** The page's visit comes from the root route, as on the site. */
function render(html: string): string {
  const visit = { site: { allowedOrigins: [HELP] } } as unknown as Visit
  const routes = [{ id: 'root', path: '/', element: <RichText html={html} />, loader: () => null }]
  const hydrationData = { loaderData: { root: { visit } } }
  const router = createMemoryRouter(routes, { hydrationData })
  const page = renderToStaticMarkup(
    <TextProvider text={createText('en_US', {})}>
      <RouterProvider router={router} />
    </TextProvider>,
  )
  return page.replace(/^<div class="rich-text">/, '').replace(/<\/div>$/, '')
}

test('what operators write is shown as it is meant', () => {
  const html =
    '<h2>Title</h2><p>Some <strong>bold</strong> and <em>soft</em><br>words</p><ol><li>One</li></ol>'
  expect(render(html)).toBe(html.replace('<br>', '<br/>'))
})

test('a path of ours is a link of the router; an allowed origin opens apart, knowing nothing', () => {
  expect(render('<p><a href="/faq/3">Answer</a></p>')).toBe(
    '<p><a href="/faq/3" data-discover="true">Answer</a></p>',
  )
  const out = render(`<a href="${HELP}/talk">Talk</a>`)
  expect(out).toContain(`<a href="${HELP}/talk" target="_blank" rel="noopener noreferrer">Talk<`)
})

test('[A37] addresses that are not allowed and code leave only their words', () => {
  expect(render('<a href="javascript:alert(1)">x</a><a href="https://other.example">y</a>')).toBe(
    'xy',
  )
  expect(render('<script>alert(1)</script><p onclick="alert(1)">safe &lt;b&gt;</p>')).toBe(
    '<p>safe &lt;b&gt;</p>',
  )
})

test.each([
  ['a block inside a paragraph', '<p>a<ul><li>b</li></ul></p>', '<div>a<ul><li>b</li></ul></div>'],
  ['a link inside a link', '<a href="/a">x<strong><a href="/b">y</a></strong></a>', 'strong>y<'],
  ['a heading inside a heading', '<h2>a<h3>b</h3></h2>', '<h2>ab</h2>'],
  ['an item outside a list', '<li>a</li>', 'a'],
  ['words between items', '<ul> loose <li>a</li></ul>', '<ul><li> loose </li><li>a</li></ul>'],
  ['a cell outside a table', '<td>a</td>', 'a'],
])('%s does not reach the browser, its words do', (_, html, shown) => {
  expect(render(html)).toContain(shown)
})

test('a table has a head, a body and nothing between its cells', () => {
  const html = '<table> <thead><tr><th>A</th></tr></thead> <tr><th>r</th> <td>1</td></tr></table>'
  expect(render(html)).toBe(
    '<div class="rich-table"><table><thead><tr><th scope="col">A</th></tr></thead>' +
      '<tbody><tr><th scope="row">r</th><td>1</td></tr></tbody></table></div>',
  )
})
