import type { TestResult } from './reports.ts'
import { type Statement, tagsOf } from './statement.ts'

export type Judgement = {
  /** Statement id to the titles of the tests that prove it. */
  readonly proven: ReadonlyMap<string, readonly string[]>
  /** Titles of passing tests that name a statement and assert nothing. */
  readonly silent: readonly string[]
  /** Ids named in a title that the table does not have. */
  readonly unknown: readonly { readonly id: string; readonly title: string }[]
}

/** Proven: a passing, asserting test names the statement, and no failing test does. */
export function judge(
  statements: readonly Statement[],
  results: readonly TestResult[],
  asserts: (result: TestResult) => boolean,
): Judgement {
  const known = new Set(statements.map(({ id }) => id))
  const proven = new Map<string, string[]>()
  const failing = new Set<string>()
  const silent: string[] = []
  const unknown: { id: string; title: string }[] = []
  for (const result of results) {
    const tags = tagsOf(result.title)
    if (tags.length === 0) continue
    const isProof = result.status === 'passed' && asserts(result)
    if (result.status === 'passed' && !isProof) silent.push(result.title)
    for (const id of tags) {
      if (!known.has(id)) unknown.push({ id, title: result.title })
      if (result.status === 'failed') failing.add(id)
      if (isProof) proven.set(id, [...(proven.get(id) ?? []), result.title])
    }
  }
  for (const id of failing) proven.delete(id)
  return { proven, silent, unknown }
}
