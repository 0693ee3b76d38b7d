import path from 'node:path'
import { readReports, type TestResult } from './statements/reports.ts'

/** One closing line over all reports of the last run, for people and machines. */
export function summarize(results: readonly TestResult[]): { lines: string[]; exitCode: 0 | 1 } {
  const count = (status: string): number => results.filter((each) => each.status === status).length
  const [passed, failed, skipped] = [count('passed'), count('failed'), count('skipped')]
  const retried = results.filter(({ isRetried }) => isRetried).map(({ title }) => title)
  return {
    lines: [
      ...(retried.length > 0 ? [`needed a second try: ${retried.join('; ')}`] : []),
      `${passed} passed, ${failed} failed, ${skipped} skipped`,
    ],
    exitCode: failed === 0 && passed > 0 ? 0 : 1,
  }
}

if (import.meta.main) {
  const results = readReports(path.resolve(import.meta.dirname, '../.reports'))
  const { lines, exitCode } = summarize(results)
  process.stdout.write(`${lines.join('\n')}\n`)
  process.exit(exitCode)
}
