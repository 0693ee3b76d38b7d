import { existsSync, readFileSync } from 'node:fs'
import { scan } from '../tidy/scan.ts'
import type { TestResult } from './reports.ts'

/** Whether the test call that starts here holds an `expect(` between its parentheses. */
function assertsAt(text: string, line: number, column: number): boolean {
  const { code } = scan({ path: '', text })
  const above = code.split('\n').slice(0, line - 1)
  const start = above.reduce((sum, one) => sum + one.length + 1, 0) + column - 1
  const open = code.indexOf('(', start)
  if (open === -1) return false
  return /\bexpect(\s*\.\w+)?\(/.test(code.slice(open, closing(code, open)))
}

function closing(code: string, open: number): number {
  let depth = 0
  for (let at = open; at < code.length; at += 1) {
    if (code[at] === '(') depth += 1
    if (code[at] === ')') depth -= 1
    if (depth === 0) return at
  }
  return code.length
}

/** Vitest fails a test without assertions by itself; for the others the source is read. */
export function asserts({ source }: TestResult): boolean {
  if (source === undefined) return true
  const { file, line, column } = source
  return existsSync(file) && assertsAt(readFileSync(file, 'utf8'), line, column)
}
