import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readReports, type TestResult } from './statements/reports.ts'
import { costOfWords, readSteps, slowestFiles, stepTable } from './summary/costs.ts'

/** The closing lines over all reports of the last run, for people and machines. */
export function summarize(
  results: readonly TestResult[],
  steps = '',
): { lines: string[]; exitCode: 0 | 1 } {
  const count = (status: string): number => results.filter((each) => each.status === status).length
  const [passed, failed, skipped] = [count('passed'), count('failed'), count('skipped')]
  const retried = results.filter(({ isRetried }) => isRetried).map(({ title }) => title)
  return {
    lines: [
      ...costOfWords(results),
      ...slowestFiles(results),
      ...stepTable(readSteps(steps)),
      ...(retried.length > 0 ? [`needed a second try: ${retried.join('; ')}`] : []),
      `${passed} passed, ${failed} failed, ${skipped} skipped`,
    ],
    exitCode: failed === 0 && passed > 0 ? 0 : 1,
  }
}

if (import.meta.main) {
  const folder = path.resolve(import.meta.dirname, '../.reports')
  const stepsFile = path.join(folder, 'steps.tsv')
  const steps = existsSync(stepsFile) ? readFileSync(stepsFile, 'utf8') : ''
  const { lines, exitCode } = summarize(readReports(folder), steps)
  process.stdout.write(`${lines.join('\n')}\n`)
  process.exit(exitCode)
}
