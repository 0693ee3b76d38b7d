import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { themes, type Theme } from '@oriel/core/site-settings'

export type Tokens = ReadonlyMap<string, string>

const css = readFileSync(createRequire(import.meta.url).resolve('@oriel/ui/tokens.css'), 'utf8')
const rules = [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)]

/** Colours of a theme for what has no style sheet: manifest, offline page, browser bars. */
export function tokensOf(theme: Theme): Tokens {
  return known.get(theme) ?? new Map()
}

/** As `<html data-theme="…">` has them: of equal rules the later wins. */
const known: ReadonlyMap<Theme, Tokens> = new Map(
  themes.map((theme) => {
    const matching = [':root', '[data-theme]', `[data-theme='${theme}']`]
    const bodies = rules.filter(([, selectors = '']) =>
      selectors.split(',').some((selector) => matching.includes(selector.trim())),
    )
    const pairs = bodies.flatMap(([, , body = '']) => [
      ...body.matchAll(/--([\w-]+):\s*([^;]+);/g),
      ...body.matchAll(/(color-scheme):\s*([^;]+);/g),
    ])
    return [theme, new Map(pairs.map(([, name = '', value = '']) => [name, value]))]
  }),
)
