import { isTest, type SourceFile } from '../tidy/source.ts'
import { threatsOf } from '../statements/statement.ts'
import { readWords } from '../words.ts'

/** One row of the table in the threat model: something tried, and what must come of it. */
export type Threat = {
  readonly number: number
  readonly tried: string
  /** Files whose tests prove it; none while its feature is not there. */
  readonly proofs: readonly string[]
  /** The word that it waits for, or null. */
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

const DOMAIN = /^packages\/domain\/src\/([^/]+)\//

/** Words that a row may wait for: reserved in WORDS.md, and without a folder in the domain. */
function comingWords(files: readonly SourceFile[]): ReadonlySet<string> {
  const words = files.find(({ path }) => path === 'WORDS.md')?.text ?? ''
  const built = new Set(files.map(({ path }) => DOMAIN.exec(path)?.[1]))
  return new Set(readWords(words).reserved.filter((word) => !built.has(word)))
}

/** What is wrong between the table and the tests; nothing, if each says what the other does. */
export function judgeThreats(threats: readonly Threat[], files: readonly SourceFile[]): string[] {
  const named = new Map(
    files.filter(({ path }) => isTest(path)).map(({ path, text }) => [path, threatsOf(text)]),
  )
  const isNamedIn = (path: string, number: number) => named.get(path)?.includes(number) === true
  const coming = comingWords(files)
  const known = new Map(threats.map((threat) => [threat.number, threat]))
  const ofRows = threats.flatMap(({ number, proofs, comesWith }) => {
    const missing = proofs.filter((path) => !isNamedIn(path, number))
    return [
      ...(comesWith === null && proofs.length === 0 ? [`A${number} is proven nowhere`] : []),
      ...(comesWith !== null && !coming.has(comesWith)
        ? [`A${number} waits for ${comesWith}, which is built or no reserved word`]
        : []),
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
