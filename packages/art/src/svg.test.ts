import { expect, test } from 'vitest'
import { escapeText, figure, path } from './svg.ts'

test.each([
  [0.04, '0'],
  [-0.04, '0'],
  [0.55, '.6'],
  [-0.5, '-.5'],
  [12.34, '12.3'],
  [100, '100'],
])('%f is written as %s', (value, text) => {
  expect(figure(value)).toBe(text)
})

test.each([Number.NaN, Number.POSITIVE_INFINITY])('%f never enters a drawing', (value) => {
  expect(() => figure(value)).toThrow('finite')
})

test('a line without a fill has none, instead of the black that XML would give it', () => {
  expect(path('M0 0L1 1', { stroke: '#fff' })).toContain('fill="none"')
})

test('words from outside cannot leave their place', () => {
  expect(escapeText(`<script>"a" & 'b'</script>`)).toBe(
    '&lt;script&gt;&quot;a&quot; &amp; &#39;b&#39;&lt;/script&gt;',
  )
  expect(escapeText('a\u0000b\u001bc\ud800d')).toBe('abc\ufffdd')
})
