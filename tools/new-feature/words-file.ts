import { insertAfterLast } from './edits.ts'

const ROW = /^\|\s*`?([a-z][a-z0-9-]*)`?\s*\|\s*(.*?)\s*\|/
const RESERVED = /^#+ reserved/i

/** What a reserved word was reserved for. */
export function reservedFor(markdown: string, word: string): string | undefined {
  const reserved = markdown.split('\n')
  const start = reserved.findIndex((line) => RESERVED.test(line))
  if (start === -1) return undefined
  const row = reserved.slice(start).find((line) => ROW.exec(line)?.[1] === word)
  return row === undefined ? undefined : ROW.exec(row)?.[2]
}

/** Adds the row of a word that has files now; its row under Reserved goes. */
export function withWord(markdown: string, word: string, what: string): string {
  const at = markdown.search(new RegExp(RESERVED, 'im'))
  const used = at === -1 ? markdown : markdown.slice(0, at)
  const reserved = at === -1 ? '' : markdown.slice(at)
  const left = reserved.split('\n').filter((line) => ROW.exec(line)?.[1] !== word)
  const row = `| ${word} | ${what} | ${lastSeen(used)} |`
  return insertAfterLast('WORDS.md', used, /^\| [a-z`-]+ \| .* \|$/, row) + left.join('\n')
}

/** A new word is first seen in the stage of the newest one. */
function lastSeen(used: string): string {
  const rows = used.split('\n').filter((line) => ROW.test(line))
  return rows.at(-1)?.split('|').at(3)?.trim() ?? ''
}
