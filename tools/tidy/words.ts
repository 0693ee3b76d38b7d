import { wordOfPath } from '../places.ts'
import { readWords } from '../words.ts'
import type { Problem, SourceFile } from './source.ts'

/** Style 1: the word comes first. A feature's files may only be named by a word of WORDS.md. */
export function wordProblems(files: readonly SourceFile[]): Problem[] {
  const list = files.find(({ path }) => path === 'WORDS.md')
  const { used, reserved } = readWords(list?.text ?? '')
  const problems = new Map<string, Problem>()
  for (const { path } of files) {
    const word = wordOfPath(path)
    if (word === undefined || used.includes(word) || problems.has(word)) continue
    const message = reserved.includes(word)
      ? `the word "${word}" has files now: move its row up from Reserved in WORDS.md`
      : `"${word}" is not a word of WORDS.md`
    problems.set(word, { path, line: 1, rule: 'words', message })
  }
  return [...problems.values()]
}
