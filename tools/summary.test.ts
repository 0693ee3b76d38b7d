import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readReports } from './statements/reports.ts'
import { summarize } from './summary.ts'

const ROOT = join(import.meta.dirname, '..')

/** A report of a unit run and one of journeys, as their runners write them. */
async function reported(...specs: object[]) {
  const folder = await mkdtemp(join(tmpdir(), 'oriel-summary-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const assertionResults = [
    { fullName: 'at once', status: 'passed', duration: 1_500, failureMessages: [] },
    { fullName: 'in the end', status: 'passed', duration: 500, failureMessages: ['too late'] },
  ]
  const name = join(ROOT, 'packages/domain/src/wallet/wallet.test.ts')
  const unit = { testResults: [{ name, assertionResults }] }
  await writeFile(join(folder, 'vitest.json'), JSON.stringify(unit))
  const journeys = { config: { rootDir: join(ROOT, 'e2e') }, suites: [{ title: 'a', specs }] }
  await writeFile(join(folder, 'playwright.json'), JSON.stringify(journeys))
  return readReports(folder)
}

const spec = (title: string, ...results: string[]) => ({
  title,
  ok: results.at(-1) === 'passed',
  file: 'wallet.spec.ts',
  line: 1,
  column: 1,
  tests: [{ results: results.map((status) => ({ status, duration: 3_000 })) }],
})

test('names the tests that needed a retry, and counts them as passed', async () => {
  const results = await reported(spec('walks', 'passed'), spec('limps', 'timedOut', 'passed'))
  const { lines, exitCode } = summarize(results)
  expect(lines.slice(-2)).toEqual([
    'needed a second try: a limps; in the end',
    '4 passed, 0 failed, 0 skipped',
  ])
  expect(exitCode).toBe(0)
})

test('fails when a test failed', async () => {
  const { lines, exitCode } = summarize(await reported(spec('falls', 'failed', 'failed')))
  expect(lines.at(-1)).toBe('2 passed, 1 failed, 0 skipped')
  expect(exitCode).toBe(1)
})

test('fails when no test passed', () => {
  expect(summarize([])).toMatchObject({ exitCode: 1 })
})

test('lists what each word and each file costs, and each step in minutes', async () => {
  const results = await reported(spec('walks', 'passed'))
  const { lines } = summarize(results, 'pnpm check\t60\t90\npnpm test\t120\t210\n')
  expect(lines.slice(0, -2).map((line) => line.trim().replaceAll(/ +/g, ' '))).toEqual([
    'what each feature word costs:',
    '5.0 s wallet',
    'the 20 slowest files:',
    '3.0 s e2e/wallet.spec.ts',
    '2.0 s packages/domain/src/wallet/wallet.test.ts',
    'minutes wall cpu step',
    '1.0 1.5 pnpm check',
    '2.0 3.5 pnpm test',
    '3.0 5.0 all',
  ])
})
