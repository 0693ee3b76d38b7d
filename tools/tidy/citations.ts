import { parseStatements } from '../statements/statement.ts'
import { scan } from './scan.ts'
import {
  isGenerated,
  isTest,
  isTypeScript,
  lineAt,
  type Problem,
  type SourceFile,
} from './source.ts'

const STATEMENTS = 'docs/statements.tsv'
/** A section of the old specification by its number, or the id of a statement. */
const CITED = /\b[Ss]pec(?:ification)?,?(?: section)? ?§? ?\d+|\bS\d+\.\d+\b/g

/** The repository has no specification but its statements, so comments and titles cite those. */
export function citationProblems(files: readonly SourceFile[]): Problem[] {
  const table = files.find(({ path }) => path === STATEMENTS)
  if (table === undefined) return []
  const known = new Set(parseStatements(table.text).map(({ id }) => id))
  return files.flatMap((file) =>
    [...citingText(file).matchAll(CITED)]
      .filter(({ 0: cited }) => !known.has(cited))
      .map(({ 0: cited, index }) => ({
        path: file.path,
        line: lineAt(file.text, index),
        rule: 'citations',
        message: /^S\d/.test(cited)
          ? `${cited} is not a statement of ${STATEMENTS}`
          : `"${cited}" is not in the repository: cite a statement of ${STATEMENTS}`,
      })),
  )
}

/** The parts of a file that may cite, at their own offsets. */
function citingText(file: SourceFile): string {
  const { path, text } = file
  if (isGenerated(path)) return ''
  if (/\.(sql|css|md)$/.test(path)) return text
  if (!isTypeScript(path)) return ''
  // Titles are strings, and so are the rows of `test.each`. Tests of the tools plant unknown ids.
  const hasTitles = isTest(path) && !path.startsWith('tools/')
  return hasTitles ? text : scan(file).comments
}
