import path from 'node:path'
import { readReports } from './statements/reports.ts'

/** One closing line over all reports of the last run, for people and machines. */
const results = readReports(path.resolve(import.meta.dirname, '../.reports'))
const count = (status: string): number => results.filter((each) => each.status === status).length
const [passed, failed, skipped] = [count('passed'), count('failed'), count('skipped')]
process.stdout.write(`${passed} passed, ${failed} failed, ${skipped} skipped\n`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
