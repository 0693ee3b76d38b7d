import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ATTACKS, SAFE } from './testing/html-attacks.ts'
import * as rich from './rich-text.ts'
import { plainText, type RichNode } from './rich-text.ts'

const ALLOWED = ['https://a.example']
const cleanRichText = (html: string) => rich.cleanRichText(html, ALLOWED)
const readRichText = (html: string) => rich.readRichText(html, ALLOWED)

describe('what operators write stays', () => {
  test.each([
    ['<p>Hello <b>you</b></p>', '<p>Hello <strong>you</strong></p>'],
    ['<h1>Title</h1><ul><li>one<li>two</ul>', '<h2>Title</h2><ul><li>one</li><li>two</li></ul>'],
    ['<a href="/faq/3">read</a>', '<a href="/faq/3">read</a>'],
    [
      '<a href=https://a.example/x?y=1&amp;z=2>x</a>',
      '<a href="https://a.example/x?y=1&amp;z=2">x</a>',
    ],
    [
      '<img src="/art/x.png" alt="A &quot;B&quot;">',
      '<img src="/art/x.png" alt="A &quot;B&quot;">',
    ],
    ['1 &lt; 2 &amp; 3', '1 &lt; 2 &amp; 3'],
    ['1 < 2', '1 &lt; 2'],
    ['<table><tr><td>a</td></tr></table>', '<table><tr><td>a</td></tr></table>'],
    ['line<br/>break<hr>', 'line<br>break<hr>'],
    ['<p>open', '<p>open</p>'],
    ['</p>closed', 'closed'],
    ['越南 <em>ngọc</em> 🀄', '越南 <em>ngọc</em> 🀄'],
  ])('%s', (html, clean) => {
    expect(cleanRichText(html)).toBe(clean)
  })
})

describe('nothing else does', () => {
  test.each(ATTACKS)('[A37] %s', (html) => {
    expect(cleanRichText(html)).toMatch(SAFE)
  })
  test('whatever is written, what is left is safe and in one form', () => {
    const piece = fc.oneof(
      fc.constantFrom(...ATTACKS),
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom('<', '>', '"', "'", '=', '&', '/', '<a href=', '<p', '</', '<!--', '-->'),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const clean = cleanRichText(pieces.join(''))
        expect(clean).toMatch(SAFE)
        expect(cleanRichText(clean)).toBe(clean)
      }),
      { numRuns: 2_000 },
    )
  })
  test('ten thousand openings are read quickly and not deeply', () => {
    const depth = (nodes: readonly RichNode[]): number =>
      Math.max(0, ...nodes.map((node) => (typeof node === 'string' ? 0 : 1 + depth(node.children))))
    expect(depth(readRichText('<ul>'.repeat(10_000)))).toBeLessThanOrEqual(21)
  })
})

test('the words alone', () => {
  expect(plainText(readRichText('<h2>Rules</h2><p>Play <b>fair</b>.</p>'))).toBe(
    'Rules Play fair .',
  )
})
