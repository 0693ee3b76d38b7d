import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const SOURCES = import.meta.dirname
/** Those that need more than React; whoever uses one loads it when it is wanted. */
const HEAVY = [
  'auth-frame',
  'carousel-motion',
  'confirm',
  'dialog',
  'picture-alert',
  'select',
  'sheet',
  'stage-dialog',
  'tooltip',
]

const names = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /(?<!\.test)\.tsx?$/.test(name) && !name.startsWith('fonts'),
)
const importsOf = (name: string): string[] => {
  const text = readFileSync(path.join(SOURCES, name), 'utf8')
  const found = text.matchAll(/^(?:import|export)(?! type)[^'"]*?from '([^']+)'/gms)
  return [...found].map(([, specifier = '']) => specifier)
}

/** All that comes with a file when it is imported, and not what it asks for later. */
function reach(name: string, seen = new Set<string>()): Set<string> {
  for (const specifier of importsOf(name)) {
    if (seen.has(specifier)) continue
    seen.add(specifier)
    if (specifier.startsWith('.')) reach(path.join(path.dirname(name), specifier), seen)
  }
  return seen
}
const libraries = (name: string): string[] =>
  [...reach(name)].filter((specifier) => /^(@base-ui|embla)/.test(specifier))

test('only the heavy ones bring a library; importing a plain component never does', () => {
  const heavy = names.filter((name) => libraries(name).length > 0)
  expect(heavy.map((name) => path.parse(name).name).toSorted()).toEqual(HEAVY)
})

test('imports are found across lines and through other files', () => {
  expect(libraries('overlay/dialog.tsx')).toEqual(['@base-ui/react/dialog'])
  expect([...reach('card/game-tile.tsx')]).toContain('./icon-paths.ts')
})
