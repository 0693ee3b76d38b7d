import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readRepository, ROOT } from '../tidy/repository.ts'
import { isTest } from '../tidy/source.ts'
import { alarmsIn, rowsIn } from './rules.ts'

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8')
const alarms = alarmsIn(read('deploy/alerts.yml'))
const rows = rowsIn(read('docs/operations.md'))
const code = readRepository()
  .filter((file) => /^(apps|packages)\/.*\.tsx?$/.test(file.path) && !isTest(file.path))
  .map(({ text }) => text)
  .join('\n')

test.each(alarms)('$name reads metrics that a process has', ({ metrics }) => {
  expect(metrics.length).toBeGreaterThan(0)
  expect(metrics.filter((metric) => !code.includes(`'${metric}'`))).toEqual([])
})

test.each(alarms)('$name leads to its row of the runbook', ({ name, metrics, runbook }) => {
  expect(runbook).toBe(`docs/operations.md#${name}`)
  const row = rows.find(({ anchors }) => anchors.includes(name))
  expect(metrics, 'the row is about a metric of the alarm').toContain(row?.metric)
})

test('every row about a metric has an alarm', () => {
  const wanted = rows.filter(({ metric, hasAlarm }) => metric !== null && hasAlarm)
  expect(wanted.length).toBeGreaterThan(10)
  expect(wanted.filter(({ anchors }) => anchors.length === 0)).toEqual([])
  const named = rows.flatMap(({ anchors }) => anchors)
  expect(named.toSorted()).toEqual(alarms.map(({ name }) => name).toSorted())
})

test('every alarm has a case in which it fires and one in which it stays quiet', () => {
  const cases = [...read('deploy/alerts.test.yml').matchAll(/^ {2}- name: (.*)$/gm)]
  const wanted = alarms.flatMap(({ name }) => [`${name} fires`, `${name} stays quiet`])
  expect(cases.map(([, name]) => name)).toEqual(wanted)
})

const hasPromtool = spawnSync('promtool', ['--version']).status === 0

// Debian has it in the package `prometheus`; `.ci/full` installs it.
test.skipIf(!hasPromtool)('promtool accepts the rules and their cases (needs promtool)', () => {
  const run = (...args: string[]) =>
    execFileSync('promtool', args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' })
  expect(run('check', 'rules', 'deploy/alerts.yml')).toContain('SUCCESS')
  expect(run('test', 'rules', 'deploy/alerts.test.yml')).toContain('SUCCESS')
})
