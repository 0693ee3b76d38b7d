import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8')
const blocks = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]

/** The plain colours of a mode, by name. */
function coloursOf(mode: string): ReadonlyMap<string, string> {
  const bodies = blocks.filter(([, selectors = '']) => selectors.includes(`'${mode}'`))
  const found = bodies.flatMap(([, , body = '']) => [...body.matchAll(/--([\w-]+): (#\w{6});/g)])
  return new Map(found.map(([, name = '', colour = '']) => [name, colour]))
}

/** WCAG 2.2, relative luminance and contrast ratio. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const TEXTS = ['text-strong', 'text-muted', 'text-faint']
const GROUNDS = ['page', 'surface-1', 'surface-2', 'surface-3']
/** A word of state on the tint of its own tone. */
const TONES = [
  ['success', 'success-tint'],
  ['warning', 'warning-tint'],
  ['danger', 'danger-tint'],
  ['brand', 'brand-tint'],
  ['violet', 'violet-tint'],
  ['gold-text', 'gold-tint'],
] as const

describe.each(['light', 'dark'])('%s', (mode) => {
  const colours = coloursOf(mode)
  const ratio = (text: string, ground: string): number => {
    const [one, other] = [colours.get(text), colours.get(ground)]
    if (!one || !other) throw new Error(`${text} or ${ground} is no plain colour`)
    return contrast(one, other)
  }

  test('text is readable wherever it may stand', () => {
    const pairs = [
      ...TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)),
      ...TONES,
      ...TONES.map(([tone]) => [tone, 'surface-1'] as const),
      ['text-faint', 'brand-tint'] as const,
      ['text-muted', 'warning-tint'] as const,
      ['text-muted', 'danger-tint'] as const,
      ['on-primary', 'primary'] as const,
      ['on-primary', 'primary-hover'] as const,
      ['on-danger', 'danger'] as const,
    ]
    for (const [text, ground] of pairs) {
      expect(ratio(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    }
  })

  test('the edge of a control and the focus can be seen', () => {
    for (const ground of ['page', 'surface-1', 'surface-2']) {
      expect(ratio('control-edge', ground)).toBeGreaterThanOrEqual(3)
      expect(ratio('brand', ground)).toBeGreaterThanOrEqual(3)
    }
  })
})

test('both modes have the same names', () => {
  expect([...coloursOf('dark').keys()].toSorted()).toEqual(
    [...coloursOf('light').keys()].toSorted(),
  )
})
