import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answer } from './statements.ts'

const TABLE = [
  'id\tword\tkind\tstage\ttext\tnote',
  'S1.001\tsite\trule\t1\tOne.\t',
  'S1.002\tsite\trule\t1\tTwo.\t',
  'S1.003\twallet\trule\t2\tThree.\tdecision 3',
].join('\n')

const SPEC = [
  `test('[S1.001] asserts', async ({ page }) => {`,
  `  await expect`,
  `    .poll(() => page.title())`,
  `    .toBe('a')`,
  `})`,
  `test('[S1.002] only looks: expect(', async ({ page }) => {`,
  `  await page.goto('/') // expect(nothing)`,
  `})`,
].join('\n')

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'oriel-statements-'))
  await mkdir(join(root, 'docs'))
  await mkdir(join(root, '.reports'))
  await writeFile(join(root, 'docs/statements.tsv'), `${TABLE}\n`)
})
afterEach(() => rm(root, { recursive: true }))

const report = (name: string, content: unknown) =>
  writeFile(join(root, '.reports', name), JSON.stringify(content))
const vitest = (results: Record<string, string>) =>
  report('vitest.json', {
    testResults: [
      {
        assertionResults: Object.entries(results).map(([fullName, status]) => ({
          fullName,
          status,
        })),
      },
    ],
  })
const spec = (title: string, line: number, ok: boolean, status: string) => ({
  title,
  ok,
  file: 'a.spec.ts',
  line,
  column: 1,
  tests: [{ results: [{ status }] }],
})
const playwright = async (specs: unknown[]) => {
  await writeFile(join(root, 'a.spec.ts'), SPEC)
  const inner = { title: 'a group', specs }
  const suites = [{ title: 'a.spec.ts', specs: [], suites: [inner] }]
  await report('playwright.json', { config: { rootDir: root }, suites })
}

test('passing tests prove what their titles name, one or several', async () => {
  await vitest({ 'site [S1.001, S1.002] holds': 'passed' })
  const { lines, exitCode } = answer(root, { stage: 1 })
  expect(lines).toEqual([
    'stage 1              2/2',
    'word site            2/2',
    '',
    'statements stage=1 proven=2 all=2',
  ])
  expect(exitCode).toBe(0)
})

test('a failing test takes the proof away, a skipped one gives none', async () => {
  await vitest({ '[S1.001] a': 'passed', '[S1.001] b': 'failed', '[S1.002] c': 'pending' })
  const { lines, exitCode } = answer(root, { stage: 1 })
  expect(lines.slice(-5)).toEqual([
    'missing:',
    'S1.001 One.',
    'S1.002 Two.',
    '',
    'statements stage=1 proven=0 all=2',
  ])
  expect(exitCode).toBe(1)
  expect(answer(root, { stage: 1, report: true }).exitCode).toBe(0)
})

test('a tag that names no statement is an error even in a report', async () => {
  await vitest({ '[S1.001][S1.002] a [S9.999]': 'passed' })
  const { lines, exitCode } = answer(root, { stage: 1, report: true })
  expect(lines).toContain('error: no statement S9.999, named by: [S1.001][S1.002] a [S9.999]')
  expect(exitCode).toBe(1)
})

test('rows of the threat model beside statements are none of them', async () => {
  await vitest({ '[A8] a [S1.001, A46] b [A50, S1.002]': 'passed' })
  const { lines, exitCode } = answer(root, { stage: 1 })
  expect(lines.at(-1)).toBe('statements stage=1 proven=2 all=2')
  expect(exitCode).toBe(0)
})

test('a browser test proves only when its body asserts', async () => {
  await playwright([
    spec('[S1.001] asserts', 1, true, 'passed'),
    spec('[S1.002] only looks', 6, true, 'passed'),
  ])
  const { lines } = answer(root, { stage: 1 })
  expect(lines).toContain('asserts nothing: a.spec.ts a group [S1.002] only looks')
  expect(lines.at(-1)).toBe('statements stage=1 proven=1 all=2')
})

test('a browser test that was skipped or failed proves nothing', async () => {
  await vitest({ '[S1.001] a': 'passed' })
  await playwright([
    spec('[S1.001] asserts', 1, false, 'failed'),
    spec('[S1.002] skipped', 1, true, 'skipped'),
  ])
  expect(answer(root, { stage: 1 }).lines.at(-1)).toBe('statements stage=1 proven=0 all=2')
})

test('a word or all stages can be chosen, and the list shows both kinds', async () => {
  await vitest({ '[S1.003] a': 'passed' })
  expect(answer(root, { word: 'wallet' }).lines.at(-1)).toBe(
    'statements stage=all word=wallet proven=1 all=1',
  )
  const { lines } = answer(root, { list: true })
  expect(lines).toContain('proven  S1.003 Three.')
  expect(lines).toContain('missing S1.001 One.')
  expect(answer(root, { word: 'nothing' }).exitCode).toBe(1)
})

test('without a run nothing is proven and the way out is said', async () => {
  await rm(join(root, '.reports'), { recursive: true })
  const { lines, exitCode } = answer(root, {})
  expect(lines[0]).toContain('run the tests first')
  expect(exitCode).toBe(1)
})
