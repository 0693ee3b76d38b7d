import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readReports } from './statements/reports.ts'
import { summarize } from './summary.ts'

test('who needed a second try is named, and counts as passed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'oriel-summary-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const report = (name: string, content: unknown) =>
    writeFile(join(folder, name), JSON.stringify(content))
  const assertionResults = [
    { fullName: 'at once', status: 'passed', failureMessages: [] },
    { fullName: 'in the end', status: 'passed', failureMessages: ['too late'] },
  ]
  await report('vitest.json', { testResults: [{ assertionResults }] })
  const spec = (title: string, ...results: string[]) => ({
    title,
    ok: results.at(-1) === 'passed',
    file: 'a.spec.ts',
    line: 1,
    column: 1,
    tests: [{ results: results.map((status) => ({ status })) }],
  })
  const specs = [spec('walks', 'passed'), spec('limps', 'timedOut', 'passed')]
  await report('playwright.json', { suites: [{ title: 'a.spec.ts', specs }] })
  expect(summarize(readReports(folder))).toEqual({
    lines: ['needed a second try: a.spec.ts limps; in the end', '4 passed, 0 failed, 0 skipped'],
    exitCode: 0,
  })
  const fallen = [spec('falls', 'failed', 'failed')]
  await report('playwright.json', { suites: [{ title: 'a.spec.ts', specs: fallen }] })
  expect(summarize(readReports(folder))).toEqual({
    lines: ['needed a second try: in the end', '2 passed, 1 failed, 0 skipped'],
    exitCode: 1,
  })
})

test('a run without a passed test is no good run', () => {
  expect(summarize([])).toEqual({ lines: ['0 passed, 0 failed, 0 skipped'], exitCode: 1 })
})
