import { scan } from './scan.ts'
import { isTypeScript, lineAt, type Problem, type SourceFile } from './source.ts'

/** A silenced check or a skipped test says why, or it is forgotten and stays. */
export function suppressionProblems(files: readonly SourceFile[]): Problem[] {
  return files
    .filter(({ path }) => isTypeScript(path))
    .flatMap((file) => [...silenced(file), ...skipped(file)])
    .map((found) => ({ ...found, rule: 'suppressions' }))
}

type Found = Omit<Problem, 'rule'>

function silenced(file: SourceFile): Found[] {
  const directive = /@ts-(?:ignore|nocheck|expect-error)|(?:oxlint|eslint)-disable[\w-]*/
  return scan(file)
    .comments.split('\n')
    .flatMap((comment, index) => {
      const name = directive.exec(comment)?.[0]
      if (name === undefined) return []
      const at = { path: file.path, line: index + 1 }
      if (name === '@ts-ignore' || name === '@ts-nocheck') {
        return [{ ...at, message: `${name} hides every error: use @ts-expect-error -- reason` }]
      }
      return / -- \w/.test(comment) ? [] : [{ ...at, message: `${name} needs " -- reason"` }]
    })
}

function skipped(file: SourceFile): Found[] {
  const { code, comments } = scan(file)
  const commentLines = comments.split('\n')
  const calls = code.matchAll(
    /(?:\b(?:test|it|describe|suite)(?:\.\w+)*)\.(only|skip|skipIf|fixme|todo)\s*[(.]|\.only\s*\(/g,
  )
  return [...calls].flatMap((call) => {
    const name = call[1] ?? 'only'
    const line = lineAt(code, call.index + call[0].length)
    const at = { path: file.path, line }
    if (name === 'only') return [{ ...at, message: '.only runs one test and hides the others' }]
    const reasons = [commentLines[line - 1], commentLines[line - 2]]
    if (reasons.some((reason) => /\w/.test(reason ?? ''))) return []
    return [{ ...at, message: `.${name} needs a comment with its reason on this or the last line` }]
  })
}
