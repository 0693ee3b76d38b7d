export type Words = { readonly used: readonly string[]; readonly reserved: readonly string[] }

/** Reads the tables of WORDS.md: the word is the first cell of each row, without backticks. */
export function readWords(markdown: string): Words {
  const used: string[] = []
  const reserved: string[] = []
  let list = used
  for (const line of markdown.split('\n')) {
    if (/^#+ reserved/i.test(line)) list = reserved
    const cell = /^\|\s*`?([a-z][a-z0-9-]*)`?\s*\|/.exec(line)?.[1]
    if (cell !== undefined && cell !== 'word') list.push(cell)
  }
  return { used, reserved }
}

const NEAR_STEPS = 3

/** Words that share a part with what was typed, or are a few typing slips away; nearest first. */
export function nearWords(typed: string, words: readonly string[]): string[] {
  const steps = new Map(words.map((word) => [word, stepsBetween(typed, word)]))
  const isNear = (word: string) => {
    const allowed = Math.min(NEAR_STEPS, Math.ceil(typed.length / 3))
    const sharesPart = word.split('-').some((part) => typed.split('-').includes(part))
    return sharesPart || word.startsWith(typed) || (steps.get(word) ?? 0) <= allowed
  }
  return words
    .filter(isNear)
    .toSorted((left, right) => (steps.get(left) ?? 0) - (steps.get(right) ?? 0))
}

/** How many letters must be added, dropped or changed to turn one word into the other. */
function stepsBetween(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index)
  for (let at = 1; at <= left.length; at += 1) {
    const next = [at]
    for (let to = 1; to <= right.length; to += 1) {
      const changed = (row[to - 1] ?? 0) + (left[at - 1] === right[to - 1] ? 0 : 1)
      next.push(Math.min(changed, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[right.length] ?? 0
}
