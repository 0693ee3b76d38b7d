import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkPlaces, functionText } from '../plant/edits.ts'
import { OFFICE_PLANTS } from './plants-list.ts'

const root = path.resolve(import.meta.dirname, '../..')

describe('planted bugs of the office', () => {
  test.each(Object.entries(OFFICE_PLANTS))(
    '%s has its place in the product today',
    (name, plant) => {
      const { edits = [], changes = [] } = plant
      expect(() => checkPlaces(name, edits)).not.toThrow()
      for (const { of, part } of changes) expect(functionText(of)).toMatch(part)
      expect(edits.length + changes.length).toBeGreaterThan(0)
    },
  )

  test.each(Object.entries(OFFICE_PLANTS))('%s names a test that is there', (_name, plant) => {
    const { file, group, written } = plant.test
    const text = readFileSync(path.join(root, file), 'utf8')
    expect(text).toContain(`'${written}'`)
    if (group !== '') expect(text).toContain(`'${group}'`)
  })
})
