import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { copyRepository, type Copy, type Ran } from './testing/copy.ts'

let copy: Copy
beforeAll(() => {
  copy = copyRepository()
})
afterAll(() => copy.drop())

const undo: (() => void)[] = []
afterEach(() => {
  for (const step of undo.splice(0)) step()
})

/** Puts an offender into the copy until the test ends. */
function plant(path: string, text: string): void {
  copy.write(path, text)
  undo.push(() => copy.remove(path))
}

/** Changes a file of the copy until the test ends. */
function change(path: string, from: string, to: string): void {
  const before = copy.read(path)
  expect(before, path).toContain(from)
  copy.write(path, before.replace(from, to))
  undo.push(() => copy.write(path, before))
}

const check = (...names: string[]): Promise<Ran> => copy.run('node', 'tools/check.ts', ...names)

async function expectCaught(name: string, ...said: (string | RegExp)[]): Promise<void> {
  const { code, output } = await check(name)
  expect(code, output).toBe(1)
  expect(output).toContain('FAIL')
  for (const words of said) expect(output).toMatch(words)
}

// All of them stand before the tests in `.ci/run`; these two tell that a clean copy is clean.
test('the repository as it is passes', async () => {
  const { code, output } = await check('tidy', 'calls bound')
  expect(code, output).toBe(0)
  expect(output).toContain('2 ok, 0 failed')
})

test('a check that does not exist is not passed', async () => {
  const { code, output } = await check('tidy', 'types', 'tpyes')
  expect(code).toBe(1)
  expect(output).toContain('no check is called tpyes; there are "types"')
})

test('a handler that refuses with a reason its call does not list', async () => {
  const door = 'apps/api/src/member/announcement/calls.ts'
  change(door, `refuse('sort_unknown')`, `refuse('sort_forgotten')`)
  await expectCaught('types', `${door}(`, /"sort_forgotten".*is not assignable.*"sort_unknown"/s)
})

test('a declared call that nothing answers', async () => {
  const contract = 'packages/contract/src/member/realtime.ts'
  const call = `endpoint({ path: '/oriel/forgotten', auth: 'none', summary: 'Forgotten.',
    input: z.object({}), data: z.object({}), errors: {} })`
  change(contract, 'export const', `export const forgotten = ${call}\nexport const`)
  await expectCaught('calls bound', '/api/oriel/forgotten is declared and not bound')
})

test('a feature that reaches past the front door of another, by path and by name', async () => {
  const path = 'packages/domain/src/member/offender.ts'
  plant(path, `import { isShowing } from '../announcement/rules.ts'\n`)
  const words =
    '../announcement/rules.ts is inside another feature: import @oriel/domain/announcement'
  await expectCaught('tidy', `${path}:1 imports ${words}`)
  plant(path, `import { isShowing } from '@oriel/domain/announcement/rules'\n`)
  await expectCaught('tidy', `${path}:1 imports`, 'is not among the exports of @oriel/domain')
})

test('an app that imports an app', async () => {
  const path = 'apps/worker/src/offender.ts'
  plant(path, `import { createHouse } from '../../api/src/house.ts'\n`)
  const words = '../../api/src/house.ts is inside apps/api: an app is run, never imported'
  await expectCaught('tidy', `${path}:1 imports ${words}`)
})

test('a text that one language lacks', async () => {
  const thai = 'packages/i18n/locales/th_TH/announcement.po'
  const entry = /msgid "announcement\.next"\nmsgstr ".*"\n/.exec(copy.read(thai))?.[0] ?? 'no entry'
  change(thai, entry, '')
  await expectCaught('tidy', 'generated', 'th_TH: announcement.next is missing')
})

test('a setting that docs/settings.md does not show, and one without a meaning', async () => {
  const settings = 'apps/gateway/src/settings.ts'
  const before = 'Moves in one group, which is one statement and one commit.'
  change(settings, before, 'Moves in one group.')
  await expectCaught('tidy', 'generated', 'docs/settings.md is old: run pnpm docs:settings')
  change(settings, 'Moves in one group.', '')
  await expectCaught('tidy', 'generated', `${settings}: GATEWAY_GROUP has no meaning`)
})

test('an app that reads the environment past readEnv', async () => {
  const path = 'apps/worker/src/offender.ts'
  plant(path, `export const url = process.env['SMS_URL']\n`)
  await expectCaught('tidy', `${path}:1 env reads the environment past readEnv`)
})

test('an export that nobody uses, and a file that nobody imports', async () => {
  const house = 'apps/api/src/house.ts'
  change(house, 'export type House', 'export const NOBODY = 1\nexport type House')
  plant('apps/worker/src/forgotten.ts', 'export const forgotten = 1\n')
  await expectCaught(
    'unused code',
    /NOBODY\s+apps\/api\/src\/house\.ts/,
    'apps/worker/src/forgotten.ts',
  )
})

test('a migration that drops what the release before still uses', async () => {
  const path = 'packages/db/migrations/9999-offender.sql'
  plant(path, '-- migrate:up\nDROP TABLE plays;\n\n-- migrate:down\n')
  await expectCaught('tidy', `${path}:2 migrations DROP breaks the release before`)
})
