import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { findPlant, plantNames } from './plants.ts'

const schema = readFileSync(
  path.resolve(import.meta.dirname, '../../packages/db/schema.sql'),
  'utf8',
)

/** The text of one function, from its name to the next one. */
function functionText(name: string): string {
  const [, text = ''] = schema.split(`FUNCTION public.${name}(`)
  return text.split('CREATE OR REPLACE FUNCTION', 1)[0] ?? ''
}

describe('planted bugs', () => {
  test.each(plantNames())('%s has its place in the product as it is today', (name) => {
    const { edits = [], changes = [], shows } = findPlant(name)
    for (const { of, part } of changes) expect(functionText(of)).toMatch(part)
    expect(edits.length + changes.length).toBeGreaterThan(0)
    expect(shows.length).toBeGreaterThan(0)
  })
  test('an unknown one is refused by name', () => {
    expect(() => findPlant('m99')).toThrow(/there are: m1, m2/)
  })
})
