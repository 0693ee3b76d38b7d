import { isTest, type SourceFile } from '../tidy/source.ts'
import { threatsOf } from '../statements/statement.ts'

/** One row of the table in the threat model: something tried, and what must come of it. */
export type Threat = {
  readonly number: number
  readonly tried: string
  /** Files whose tests prove it; none while its feature is not there. */
  readonly proofs: readonly string[]
  /** What it waits for, or null. */
  readonly comesWith: string | null
}

export const MODEL = 'docs/threat-model.md'
const ROW = /^\| (\d+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm

/** The rows that begin with a number: what is tried, what must happen, where it is proven. */
export function parseThreats(document: string): Threat[] {
  return [...document.matchAll(ROW)].map(([, number, tried = '', , where = '']) => {
    const comesWith = /^with (.+)$/.exec(where.trim())?.[1] ?? null
    const proofs = [...where.matchAll(/`([^`]+)`/g)].map(([, path]) => path ?? '')
    return { number: Number(number), tried: tried.trim(), proofs, comesWith }
  })
}

/** What is wrong between the table and the tests; nothing, if each says what the other does. */
export function judgeThreats(threats: readonly Threat[], files: readonly SourceFile[]): string[] {
  const named = new Map(
    files.filter(({ path }) => isTest(path)).map(({ path, text }) => [path, threatsOf(text)]),
  )
  const isNamedIn = (path: string, number: number) => named.get(path)?.includes(number) === true
  const known = new Map(threats.map((threat) => [threat.number, threat]))
  const ofRows = threats.flatMap(({ number, proofs, comesWith }) => {
    const missing = proofs.filter((path) => !isNamedIn(path, number))
    return [
      ...(comesWith === null && proofs.length === 0 ? [`A${number} is proven nowhere`] : []),
      ...missing.map((path) => `A${number} is not named by a test in ${path}`),
    ]
  })
  const ofTests = [...named].flatMap(([path, numbers]) =>
    [...new Set(numbers)].flatMap((number) => {
      const row = known.get(number)
      if (!row) return [`${path} names A${number}, which the table does not have`]
      if (row.comesWith === null) return []
      return [`${path} proves A${number}, which is said to come with ${row.comesWith}`]
    }),
  )
  return [...ofRows, ...ofTests]
}
