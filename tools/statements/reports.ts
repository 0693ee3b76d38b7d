import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

export type TestResult = {
  readonly title: string
  readonly status: 'passed' | 'failed' | 'skipped'
  /** From the repository's root. */
  readonly file: string
  readonly ms: number
  /** It failed first and passed when it was tried again. */
  readonly isRetried?: boolean
  /** Where the test stands, when its runner does not itself insist on assertions. */
  readonly source?: { readonly file: string; readonly line: number; readonly column: number }
}

type VitestReport = {
  testResults: {
    name?: string
    assertionResults: {
      fullName: string
      status: string
      duration?: number | null
      failureMessages?: string[]
    }[]
  }[]
}
type Spec = {
  title: string
  ok: boolean
  file: string
  line: number
  column: number
  tests: { results: { status: string; duration?: number }[] }[]
}
type Suite = { title: string; file?: string; suites?: Suite[]; specs?: Spec[] }
type PlaywrightReport = { config?: { rootDir?: string }; suites: Suite[] }

/** All tests of the last run, from every report that vitest or Playwright left in the folder. */
export function readReports(folder: string): TestResult[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .flatMap((name) => resultsOf(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
}

function resultsOf(report: unknown): TestResult[] {
  if (typeof report !== 'object' || report === null) return []
  if ('testResults' in report) return fromVitest(report as VitestReport)
  if ('suites' in report) return fromPlaywright(report as PlaywrightReport)
  return []
}

function fromVitest({ testResults }: VitestReport): TestResult[] {
  return testResults.flatMap(({ name = '', assertionResults }) =>
    assertionResults.map(({ fullName, status, duration, failureMessages = [] }) => ({
      title: fullName,
      status: status === 'passed' || status === 'failed' ? status : 'skipped',
      file: relative(ROOT, name),
      ms: duration ?? 0,
      isRetried: status === 'passed' && failureMessages.length > 0,
    })),
  )
}

function fromPlaywright({ config, suites }: PlaywrightReport): TestResult[] {
  const folder = config?.rootDir ?? ''
  const walk = (suite: Suite, above: string): TestResult[] => {
    const title = `${above} ${suite.title}`.trim()
    const own = (suite.specs ?? []).map((spec) => ({
      title: `${title} ${spec.title}`,
      status: statusOf(spec),
      file: relative(ROOT, join(folder, spec.file)),
      ms: spec.tests
        .flatMap(({ results }) => results)
        .reduce((sum, { duration = 0 }) => sum + duration, 0),
      isRetried: spec.ok && spec.tests.some(({ results }) => results.length > 1),
      source: { file: join(folder, spec.file), line: spec.line, column: spec.column },
    }))
    return [...own, ...(suite.suites ?? []).flatMap((inner) => walk(inner, title))]
  }
  return suites.flatMap((suite) => walk(suite, ''))
}

/** Playwright calls a skipped test ok, and one that was told to fail; neither has passed. */
function statusOf({ ok, tests }: Spec): TestResult['status'] {
  if (!ok) return 'failed'
  const passed = tests.some(({ results }) => results.at(-1)?.status === 'passed')
  return passed ? 'passed' : 'skipped'
}
