/** Changes of a text that somebody else wrote: each names its place, or says that it is gone. */

function place(found: number, path: string, what: string): number {
  if (found === -1) throw new Error(`${path}: found no line like ${what}; add the feature by hand`)
  return found
}

/**
 * Puts a line among those of its kind, in their order. The kind's first group is what they are
 * ordered by. A line that is there already is not put there twice.
 */
export function insertSorted(path: string, text: string, kind: RegExp, line: string): string {
  const lines = text.split('\n')
  if (lines.includes(line)) return text
  const key = kind.exec(line)?.[1]
  if (key === undefined) throw new Error(`${line} is no line like ${String(kind)}`)
  const keyAt = (at: number): string | undefined => kind.exec(lines[at] ?? '')?.[1]
  const same = lines.map((_, at) => at).filter((at) => keyAt(at) !== undefined)
  const last = place(same.at(-1) ?? -1, path, String(kind))
  const next = same.find((at) => (keyAt(at) ?? '') > key)
  return lines.toSpliced(next ?? last + 1, 0, line).join('\n')
}

export function insertAfterLast(path: string, text: string, kind: RegExp, line: string): string {
  const lines = text.split('\n')
  const last = place(
    lines.findLastIndex((one) => kind.test(one)),
    path,
    String(kind),
  )
  return lines.toSpliced(last + 1, 0, line).join('\n')
}

const AT_LEFT_EDGE = /^[}\]]/

/** Puts lines at the end of a block, which opens with a line and closes at the left edge. */
export function insertAtBlockEnd(
  path: string,
  text: string,
  opening: RegExp,
  added: readonly string[],
  closing = AT_LEFT_EDGE,
): string {
  const lines = text.split('\n')
  const open = place(
    lines.findIndex((one) => opening.test(one)),
    path,
    String(opening),
  )
  const inside = lines.slice(open).findIndex((one) => closing.test(one))
  return lines.toSpliced(open + place(inside, path, 'the end of the block'), 0, ...added).join('\n')
}

/** Puts a row at the end of a table of a document, found by how its heading row begins. */
export function insertAtTableEnd(path: string, text: string, heading: string, row: string): string {
  const lines = text.split('\n')
  const open = place(
    lines.findIndex((one) => one.startsWith(heading)),
    path,
    heading,
  )
  const inside = lines.slice(open).findIndex((one) => !one.startsWith('|'))
  return lines.toSpliced(open + place(inside, path, 'the end of the table'), 0, row).join('\n')
}
