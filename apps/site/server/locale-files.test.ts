import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createLocaleFiles } from './locale-files.ts'

const app = path.resolve(import.meta.dirname, '../app')
const words = (): Record<string, unknown> => {
  const files = createLocaleFiles()
  return JSON.parse(files.find(files.addressOf('en_US'))?.toString() ?? '{}')
}

test('pages find every refusal they say themselves', () => {
  const sources = globSync('**/*.{ts,tsx}', { cwd: app }).filter((file) => !/test/.test(file))
  const said = sources.flatMap(
    (file) => readFileSync(path.join(app, file), 'utf8').match(/(?<=')reason\.[a-z_]+(?=')/g) ?? [],
  )
  expect(said.length).toBeGreaterThan(0)
  const known = Object.keys(words())
  expect(said.filter((id) => !known.includes(id))).toEqual([])
})

test('what only servers say is not sent to browsers', () => {
  const known = Object.keys(words())
  expect(known.filter((id) => id.startsWith('message.'))).toEqual([])
  expect(known).not.toContain('reason.registration_limit')
})
