import { FILL, scan } from './scan.ts'
import { isGenerated, isTypeScript, lineAt, type Problem, type SourceFile } from './source.ts'

/** Style 12: files near sixty lines, at 400 tidy stops; functions up to 70, lines up to 100. */
const FILE_LINES = 400
const FUNCTION_LINES = 70
const LINE_COLUMNS = 100

const MEASURED = /\.(tsx?|mjs|css|sql|sh)$/

export function lengthProblems(files: readonly SourceFile[]): Problem[] {
  return files
    .filter(({ path }) => MEASURED.test(path) && !isGenerated(path))
    .flatMap((file) => {
      const whole = fileProblems(file)
      return isTypeScript(file.path)
        ? [...whole, ...functionProblems(file), ...lineProblems(file)]
        : whole
    })
}

const problem = (path: string, line: number, message: string): Problem => ({
  path,
  line,
  rule: 'length',
  message,
})

function fileProblems({ path, text }: SourceFile): Problem[] {
  const lines = text.trimEnd().split('\n').length
  if (lines <= FILE_LINES) return []
  return [problem(path, FILE_LINES + 1, `${lines} lines, at most ${FILE_LINES}`)]
}

/** What cannot be broken does not count: the insides of strings and web addresses. */
function lineProblems(file: SourceFile): Problem[] {
  const lines = file.text.split('\n')
  const codeLines = scan(file).code.split('\n')
  return lines.flatMap((line, index) => {
    if (line.length <= LINE_COLUMNS) return []
    const filled = codeLines[index]?.split(FILL).length ?? 1
    const addresses = line.match(/https?:\/\/\S+/g)?.join('').length ?? 0
    const columns = line.length
    if (columns - (filled - 1) <= LINE_COLUMNS || columns - addresses <= LINE_COLUMNS) return []
    return [problem(file.path, index + 1, `${columns} columns, at most ${LINE_COLUMNS}`)]
  })
}

/**
 * Formatted code starts and ends a top-level function at the left edge, so its length is the way
 * to the next word or comment at that edge. Text inside a template can only make it look shorter.
 */
function functionProblems(file: SourceFile): Problem[] {
  const { code } = scan(file)
  return functionStarts(code).flatMap(({ index, name }) => {
    const next = /\n(?=[^\s)\]}>|&?:])/g
    next.lastIndex = index
    const end = next.exec(file.text)?.index ?? file.text.length
    const lines = file.text.slice(index, end).trimEnd().split('\n').length
    if (lines <= FUNCTION_LINES) return []
    const message = `${name} is ${lines} lines long, at most ${FUNCTION_LINES}`
    return [problem(file.path, lineAt(file.text, index), message)]
  })
}

function functionStarts(code: string): { index: number; name: string }[] {
  const exported = '^(?:export )?(?:default )?'
  const declared = new RegExp(`${exported}(?:async )?function\\*? ?(\\w*)`, 'gm')
  const held = new RegExp(`${exported}const (\\w+)(?:: [^=]+)? = (?:async )?(?:function|\\()`, 'gm')
  const arrows = [...code.matchAll(held)].filter(
    (found) => found[0].endsWith('function') || isArrow(code, found.index + found[0].length - 1),
  )
  return [...code.matchAll(declared), ...arrows].map((found) => ({
    index: found.index,
    name: found[1] || 'this function',
  }))
}

/** A parenthesis opens the arguments of an arrow function when an arrow follows its partner. */
function isArrow(code: string, open: number): boolean {
  let depth = 0
  for (let at = open; at < code.length; at += 1) {
    if (code[at] === '(') depth += 1
    if (code[at] === ')') depth -= 1
    if (depth === 0) return /^\s*(:[^=]*)?=>/.test(code.slice(at + 1, at + 400))
  }
  return false
}
