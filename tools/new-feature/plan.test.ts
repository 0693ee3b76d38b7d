import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '@oriel/core/locale'
import { expect, test } from 'vitest'
import { LAYERS } from '../places.ts'
import { listPaths, ROOT } from '../tidy/repository.ts'
import { readWords } from '../words.ts'
import { planFeature, whyNot, type Ground } from './plan.ts'
import { registries } from './registries.ts'
import { waitingTexts } from './texts.ts'
import { namesOf } from './names.ts'
import { reservedFor, withWord } from './words-file.ts'

/** The repository as it is, without the words under test. */
const real: Ground = {
  paths: listPaths(),
  read: (path) => readFileSync(join(ROOT, path), 'utf8'),
}
const WHAT = 'tables to talk at'

test('every layer that a word can name has a file, and every list names it', () => {
  const plan = planFeature('tea-party', WHAT, real)
  const without = LAYERS.filter(({ place }) => ![...plan.keys()].some((path) => place.test(path)))
  // An event feed and the back office are no part of the first day.
  expect(without.map(({ name }) => name)).toEqual(['worker', 'office'])
  for (const { path } of registries) {
    const [before, after] = [real.read(path), plan.get(path) ?? '']
    expect(after, path).toMatch(/tea-party|tea_parties/)
    expect(after.split('\n').length, path).toBeGreaterThan(before.split('\n').length)
  }
  const own = [...plan.keys()].filter((path) => path.endsWith('/tea-party.po'))
  expect(own).toHaveLength(locales.length)
})

test('the migration takes the next number', () => {
  const paths = ['packages/db/migrations/0009-site.sql', 'packages/db/migrations/0010-letter.sql']
  const plan = planFeature('box', WHAT, { ...real, paths })
  const sql = plan.get('packages/db/migrations/0011-box.sql')
  expect(sql).toContain('CREATE TABLE boxes (')
  expect(sql).toContain('GRANT SELECT, INSERT ON boxes TO oriel_app;')
})

test('a title that waits for its translator is marked, and said', () => {
  const plan = planFeature('tea-party', WHAT, real)
  const marked = [...plan].filter(([, text]) => text.includes('#, fuzzy\nmsgid "tea-party.title"'))
  const said = waitingTexts(namesOf('tea-party'))
  expect(said).toHaveLength(locales.length - 1)
  expect(marked.map(([path]) => `${path}  tea-party.title`)).toEqual(said)
  const english = plan.get('packages/i18n/locales/en_US/tea-party.po')
  expect(english).toContain('msgid "tea-party.title"\nmsgstr "Tea party"')
})

test.each([
  ['tea_party', WHAT, 'is no word'],
  ['announcement', WHAT, 'is a word already'],
  ['site-host', WHAT, 'the table site_hosts belongs to another word'],
  ['tea-party', '', 'say in a few words'],
  ['tea-party', 'a | b', 'say in a few words'],
])('"%s", "%s": %s', (word, what, problem) => {
  expect(whyNot(word, what, real)).toContain(problem)
})

test.each(['agent', 'office'] as const)('a feature for %s waits for its door', (role) => {
  expect(whyNot('tea-party', WHAT, real, role)).toContain(`no door checks sessions for ${role}`)
})

test('a feature for agents, once their sessions are checked, has its own folders', () => {
  const read = (path: string) =>
    real.read(path).replace("(['none', 'member'])", "(['none', 'member', 'agent'])")
  const open = { ...real, read }
  expect(whyNot('tea-party', WHAT, open, 'agent')).toBeNull()
  const plan = planFeature('tea-party', WHAT, open, 'agent')
  expect(plan.get('packages/contract/src/agent/tea-party.ts')).toContain("auth: 'agent'")
  expect(plan.has('apps/api/src/agent/tea-party/calls.ts')).toBe(true)
  expect(plan.get('apps/api/src/bindings.ts')).toContain("from './agent/tea-party/calls.ts'")
})

test('a free word and a reserved one may begin', () => {
  expect(whyNot('tea-party', WHAT, real)).toBeNull()
  const reserved = readWords(real.read('WORDS.md')).reserved
  expect(reserved.map((word) => whyNot(word, WHAT, real)).filter((why) => why !== null)).toEqual([])
})

test('what an earlier attempt left is in the way', () => {
  const file = 'e2e/tea-party.spec.ts'
  const withFile = { ...real, paths: [...real.paths, file] }
  expect(whyNot('tea-party', WHAT, withFile)).toContain(`half there, finish or remove: ${file}`)
  const planned = planFeature('tea-party', WHAT, real)
  for (const { path } of registries.filter((one) => !one.path.endsWith('/id.ts'))) {
    const read = (asked: string) =>
      (asked === path ? planned.get(path) : undefined) ?? real.read(asked)
    expect(whyNot('tea-party', WHAT, { ...real, read })).toContain(path)
  }
})

const WORDS = `# Words

| word | what it is | first seen |
|---|---|---|
| site | which site | stage 1 |
| member | a person | stage 2 |

## Reserved

| word | what it is |
|---|---|
| faq | questions and answers |
| letter | private mail |
`

test('a reserved word moves up with what it was reserved for', () => {
  expect(reservedFor(WORDS, 'faq')).toBe('questions and answers')
  expect(reservedFor(WORDS, 'site')).toBeUndefined()
  const moved = withWord(WORDS, 'faq', 'questions and answers')
  expect(readWords(moved)).toEqual({ used: ['site', 'member', 'faq'], reserved: ['letter'] })
  expect(moved).toContain(
    '| member | a person | stage 2 |\n| faq | questions and answers | stage 2 |\n',
  )
  expect(readWords(withWord(WORDS, 'tea-party', WHAT)).reserved).toEqual(['faq', 'letter'])
})
