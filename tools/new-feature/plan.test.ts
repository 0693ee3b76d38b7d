import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales, officeLocales } from '@oriel/core/locale'
import { expect, test } from 'vitest'
import { LAYERS } from '../places.ts'
import { listPaths, ROOT } from '../tidy/repository.ts'
import { readWords } from '../words.ts'
import type { Ground } from './kind.ts'
import { kindOf, planFeature, whyNot } from './plan.ts'
import { namesOf } from './names.ts'
import { reservedFor, withWord } from './words-file.ts'

/** The repository as it is, without the words under test. */
const real: Ground = {
  paths: listPaths(),
  read: (path) => readFileSync(join(ROOT, path), 'utf8'),
}
const WHAT = 'tables to talk at'

/** An event feed is no part of the first day; texts of the office have a folder of their own. */
test.each([
  ['member', ['worker', 'office'], locales.length],
  ['office', ['worker', 'site', 'i18n'], officeLocales.length],
] as const)('for %s every layer but %j has a file, and every list names it', (role, not, count) => {
  const plan = planFeature('tea-party', WHAT, real, role)
  const without = LAYERS.filter(({ place }) => ![...plan.keys()].some((path) => place.test(path)))
  expect(without.map(({ name }) => name)).toEqual(not)
  for (const { path } of kindOf(role).registries) {
    const [before, after] = [real.read(path), plan.get(path) ?? '']
    expect(after, path).toMatch(/tea-part(y|ies)|tea_parties/)
    expect(after.split('\n').length, path).toBeGreaterThan(before.split('\n').length)
  }
  const own = [...plan.keys()].filter((path) => path.endsWith('/tea-party.po'))
  expect(own).toHaveLength(count)
})

test('a feature for the office has these files', () => {
  const known = new Set(real.paths)
  const plan = planFeature('tea-party', WHAT, real, 'office')
  const made = [...plan.keys()].filter((path) => !known.has(path))
  expect(made.map((path) => path.replace(/\/\d+-/, '/0000-')).toSorted()).toEqual([
    'apps/api/src/office/tea-party/calls.ts',
    'apps/api/src/office/tea-party/tea-party.test.ts',
    'apps/office/app/features/tea-party/create-sheet.tsx',
    'apps/office/app/features/tea-party/tea-party-list.test.tsx',
    'apps/office/app/features/tea-party/tea-party-list.tsx',
    'apps/office/app/features/tea-party/tea-party-sheet.tsx',
    'apps/office/app/features/tea-party/tea-party.ts',
    'apps/office/app/pages/tea-parties.tsx',
    'e2e/office/tea-party.spec.ts',
    'packages/contract/src/office/tea-party.ts',
    'packages/db/migrations/0000-tea-party.sql',
    'packages/dev-world/src/story/tea-party.ts',
    'packages/domain/src/tea-party/rules.ts',
    'packages/domain/src/tea-party/store.ts',
    'packages/domain/src/tea-party/tea-party.test.ts',
    'packages/domain/src/tea-party/tea-party.ts',
    'packages/i18n/locales/en_US/office/tea-party.po',
    'packages/i18n/locales/vi_VN/office/tea-party.po',
  ])
})

test('no comment of the longest word is too long for its line', () => {
  const plan = planFeature('tea-parties-of-old-acquaintanc', WHAT, real, 'office')
  const added = [...plan].filter(([path]) => !real.paths.includes(path))
  const lines = added.flatMap(([, text]) => text.split('\n'))
  const comments = lines.filter((line) => /^ *(--|\/\/|\/\*\*|\*)/.test(line))
  expect(comments.length).toBeGreaterThan(10)
  expect(comments.filter((line) => line.length > 100)).toEqual([])
})

test('the table of an office feature is the office’s alone', () => {
  const sql = [...planFeature('box', WHAT, real, 'office')].find(([path]) => path.endsWith('.sql'))
  expect(sql?.[1]).toContain('GRANT SELECT, INSERT ON boxes TO oriel_office;')
  expect(sql?.[1]).not.toContain('oriel_app')
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
  const said = kindOf('member').waitingTexts(namesOf('tea-party'))
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

test('of a feature for the office one title waits for its translator', () => {
  const plan = planFeature('tea-party', WHAT, real, 'office')
  const file = 'packages/i18n/locales/vi_VN/office/tea-party.po'
  const said = kindOf('office').waitingTexts(namesOf('tea-party'))
  expect(said).toEqual([`${file}  office.tea-party.title`])
  expect(plan.get(file)?.match(/#, fuzzy\nmsgid .*/g)).toEqual([
    '#, fuzzy\nmsgid "office.tea-party.title"',
  ])
})

test('a feature for agents waits for its door; one for the office needs its own', () => {
  expect(whyNot('tea-party', WHAT, real, 'agent')).toContain('no door checks sessions for agent')
  expect(whyNot('tea-party', WHAT, real, 'office')).toBeNull()
  const read = (path: string) => real.read(path).replace("(['none', 'staff'])", "(['none'])")
  const closed = whyNot('tea-party', WHAT, { ...real, read }, 'office')
  expect(closed).toContain('add the check to apps/api/src/office/gate.ts first')
})

test('the office has no words with digits, nor lists under a name that is taken', () => {
  expect(whyNot('fast-9', WHAT, real)).toBeNull()
  expect(whyNot('fast-9', WHAT, real, 'office')).toContain('without digits')
  expect(whyNot('export', WHAT, real, 'office')).toContain('apps/office/app/pages/exports.tsx')
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
})

test.each(['member', 'office'] as const)('a list of %s that names the word is too', (role) => {
  const planned = planFeature('tea-party', WHAT, real, role)
  const lists = kindOf(role).registries.filter((one) => !one.path.endsWith('/id.ts'))
  for (const { path } of lists) {
    const read = (asked: string) =>
      (asked === path ? planned.get(path) : undefined) ?? real.read(asked)
    for (const other of ['member', 'office'] as const) {
      expect(whyNot('tea-party', WHAT, { ...real, read }, other)).toContain(path)
    }
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
