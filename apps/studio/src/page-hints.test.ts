import type { Manifest } from 'vite'
import { expect, test } from 'vitest'
import { withHints } from './page-hints.ts'

const chunk = (file: string, imports: string[] = [], css: string[] = []) => ({ file, imports, css })
const MANIFEST: Manifest = {
  'games/jade/screen.tsx': chunk(
    'assets/jade.js',
    ['_reels.js', '_shared.js'],
    ['assets/jade.css'],
  ),
  '_reels.js': chunk('assets/reels.js', ['_shared.js', 'games/jade/screen.tsx']),
  '_shared.js': chunk('assets/shared.js', [], ['assets/shared.css']),
  'games/dice/screen.tsx': chunk('assets/dice.js'),
}
const PAGE =
  '<head><link href="/assets/shared.js"><link href="/assets/shared.css"></head><body></body>'

const toldOf = (title: string): string[] =>
  [...withHints(PAGE, MANIFEST, title).matchAll(/<link rel="([^"]+)"[^>]*href="([^"]+)">/g)].map(
    ([, rel, href]) => `${rel} ${href}`,
  )

test('the page of a title names its game with all it imports, once, and nothing it has already', () => {
  expect(toldOf('jade-ascent')).toEqual([
    'modulepreload /assets/jade.js',
    'modulepreload /assets/reels.js',
    'preload /assets/jade.css',
  ])
  expect(toldOf('dice')).toEqual(['modulepreload /assets/dice.js'])
})

test('hints stand in the head; a title nobody knows has none', () => {
  expect(withHints(PAGE, MANIFEST, 'dice')).toMatch(/dice\.js"><\/head><body>/)
  for (const title of ['unknown', '__proto__', '']) {
    expect(withHints(PAGE, MANIFEST, title)).toBe(PAGE)
  }
})

test('a game the build does not hold is not named', () => {
  expect(toldOf('limbo')).toEqual([])
})
