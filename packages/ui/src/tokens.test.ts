import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { themes } from '@oriel/core/site-settings'
import { expect, test } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8').replaceAll(
  /\/\*.*?\*\//gs,
  '',
)
const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors = '', body = '']) => ({
  selectors: selectors.split(',').map((selector) => selector.trim()),
  body,
}))

/** The tokens as `<html data-theme="…">` has them: of equal rules the later wins. */
function tokensOf(theme: string): Map<string, string> {
  const matching = [':root', '[data-theme]', `[data-theme='${theme}']`]
  const bodies = rules.filter((rule) => rule.selectors.some((one) => matching.includes(one)))
  const declarations = bodies.flatMap(({ body }) => [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)])
  return new Map(declarations.map(([, name = '', value = '']) => [name, value]))
}

type Colour = readonly number[]

function colourOf(tokens: Map<string, string>, name: string): Colour {
  const hex = /^#([\da-f]{6})$/.exec(tokens.get(name) ?? '')?.[1]
  if (hex === undefined) throw new Error(`--${name} is ${tokens.get(name)}, not a plain colour`)
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}

/** As `color-mix(in srgb, top share, under)`. */
const mix = (top: Colour, under: Colour, share: number): Colour =>
  top.map((value, at) => value * share + (under[at] ?? 0) * (1 - share))

/** WCAG 2.2, relative luminance and contrast ratio. */
function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: Colour, other: Colour): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const TEXT_CONTRAST = 4.5
const EDGE_CONTRAST = 3
const texts = ['text-strong', 'text-muted', 'text-faint']
const grounds = ['page', 'frame', 'surface-1', 'surface-2']
const states = ['brand', 'success', 'danger', 'info', 'violet', 'warning']

test('contrast is measured as WCAG does', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5)
  const obsidian = tokensOf('obsidian')
  const surface = colourOf(obsidian, 'surface-1')
  const measured = texts.map((text) => contrast(colourOf(obsidian, text), surface).toFixed(1))
  expect(measured).toEqual(['16.5', '9.8', '6.1'])
})

test('there is a block for each theme of the settings, and no other', () => {
  const named = rules.flatMap(({ selectors }) =>
    selectors.flatMap((one) => /^\[data-theme='(.+)'\]$/.exec(one)?.[1] ?? []),
  )
  expect(named.toSorted()).toEqual(themes.toSorted())
})

test('each theme names every colour itself, so none shows through from another', () => {
  const own = (theme: string): string[] =>
    rules
      .filter(({ selectors }) => selectors.includes(`[data-theme='${theme}']`))
      .flatMap(({ body }) => [...body.matchAll(/--([\w-]+):/g)].map((found) => found[1] ?? ''))
  for (const theme of themes) expect(own(theme)).toEqual(expect.arrayContaining(own('obsidian')))
})

test.each(themes)('%s: text is readable wherever it may stand', (theme) => {
  const tokens = tokensOf(theme)
  const pairs = [
    ...texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)),
    ...states.map((state) => [state, 'surface-1'] as const),
    ['on-brand', 'brand-light'] as const,
    ['on-brand', 'brand'] as const,
    ['on-danger', 'danger'] as const,
  ]
  for (const [text, ground] of pairs) {
    const ratio = contrast(colourOf(tokens, text), colourOf(tokens, ground))
    expect(ratio, `${text} on ${ground}`).toBeGreaterThanOrEqual(TEXT_CONTRAST)
  }
})

/** The share of its own colour in the ground of `.badge`. */
const badgeTint = (): number => {
  const components = readFileSync(join(import.meta.dirname, 'components.css'), 'utf8')
  const found = /\.badge \{[^}]*currentcolor (\d+)%, var\(--surface-1\)/.exec(components)
  return Number(found?.[1]) / 100
}

test.each(themes)('%s: a badge is readable on its own tint', (theme) => {
  const tokens = tokensOf(theme)
  const surface = colourOf(tokens, 'surface-1')
  for (const state of states) {
    const colour = colourOf(tokens, state)
    const ratio = contrast(colour, mix(colour, surface, badgeTint()))
    expect(ratio, state).toBeGreaterThanOrEqual(TEXT_CONTRAST)
  }
})

test.each(themes)('%s: the edge of a control can be seen', (theme) => {
  const tokens = tokensOf(theme)
  const ratio = contrast(colourOf(tokens, 'control-edge'), colourOf(tokens, 'surface-1'))
  expect(ratio).toBeGreaterThanOrEqual(EDGE_CONTRAST)
})
