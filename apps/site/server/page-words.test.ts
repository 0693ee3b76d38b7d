import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createLocaleFiles } from '@oriel/web/server/locale-files'
import { isForPages, isLater } from './page-words.ts'

const app = path.resolve(import.meta.dirname, '../app')
const words = (): Record<string, unknown> => {
  const files = createLocaleFiles({ isForPages, isLater })
  return JSON.parse(files.find(files.addressesOf('en_US').localeFile)?.toString() ?? '{}')
}
/** Every message that a file of the site names, by the file. */
const named = globSync('**/*.{ts,tsx}', { cwd: app })
  .filter((file) => !/test/.test(file))
  .map((file) => {
    const text = readFileSync(path.join(app, file), 'utf8')
    return { file, ids: text.match(/(?<=['`])[a-z-]+\.[a-zA-Z_]+(?=['`$])/g) ?? [] }
  })

test('pages find every refusal they say themselves', () => {
  const said = named.flatMap(({ ids }) => ids.filter((id) => id.startsWith('reason.')))
  expect(said.length).toBeGreaterThan(0)
  const known = Object.keys(words())
  expect(said.filter((id) => !known.includes(id))).toEqual([])
})

/** What comes with its words: these pages and windows, and the features that only they show. */
const WITH_LATER_WORDS =
  /^(features\/(bank-card|deposit|letter|notice|profile|recommend|recovery|red-envelope|registration|roulette|round|wallet|withdrawal)\/|platform\/field-words|pages\/(user-|deposit|fast-payment|my-wallet|register|welcome|fairness)|shell\/(member-|auth\/(auth|account|first-password)-overlay))/

test('what comes later is said by nobody who may be there before it', () => {
  const early = named.filter(({ file }) => !WITH_LATER_WORDS.test(file))
  expect(named.flatMap(({ ids }) => ids.filter(isLater)).length).toBeGreaterThan(100)
  expect(
    early.flatMap(({ file, ids }) => ids.filter(isLater).map((id) => `${file} ${id}`)),
  ).toEqual([])
})

test('what only servers say is not sent to browsers', () => {
  const known = Object.keys(words())
  expect(known.filter((id) => id.startsWith('message.'))).toEqual([])
  expect(known).not.toContain('reason.registration_limit')
})
