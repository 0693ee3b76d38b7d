import { describe, expect, test } from 'vitest'
import { functionText } from '../plant/edits.ts'
import { findPlant, plantNames } from './plants.ts'

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
