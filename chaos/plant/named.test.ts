import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkPlaces, functionText } from './edits.ts'
import { NAMED_PLANTS } from './named-sets.ts'
import type { NamedPlants } from './named.ts'

const root = path.resolve(import.meta.dirname, '../..')

const all = Object.entries<NamedPlants>(NAMED_PLANTS).flatMap(([set, plants]) =>
  Object.entries(plants).map(([name, plant]) => [`${set} ${name}`, plant] as const),
)

describe('planted bugs that a test is named for', () => {
  test.each(all)('%s has its place in the product today', (name, plant) => {
    const { edits = [], changes = [], statements = [] } = plant
    expect(() => checkPlaces(name, edits)).not.toThrow()
    for (const { of, part } of changes) expect(functionText(of)).toMatch(part)
    expect(edits.length + changes.length + statements.length).toBeGreaterThan(0)
  })

  test.each(all)('%s names a test that is there', (_name, plant) => {
    const { file, group, written } = plant.test
    const text = readFileSync(path.join(root, file), 'utf8')
    expect(text).toContain(`'${written}'`)
    if (group !== '') expect(text).toContain(`'${group}'`)
  })
})
