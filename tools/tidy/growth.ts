import type { Problem, SourceFile } from './source.ts'

const SCHEMA = 'packages/db/schema.sql'
const PAGE = 'docs/operations.md'
const HEADING = '## Growth'

/** Every table has a line that says how it grows, and every line is of a table that is there. */
export function growthProblems(files: readonly SourceFile[]): Problem[] {
  const schema = files.find(({ path }) => path === SCHEMA)?.text
  const page = files.find(({ path }) => path === PAGE)?.text
  if (schema === undefined || page === undefined) return []
  const tables = [...schema.matchAll(/^CREATE (?:UNLOGGED )?TABLE (\w+)/gm)].map(([, name]) => name)
  const lines = page.split('\n')
  const from = lines.indexOf(HEADING)
  const told = new Map<string, number>()
  for (let at = from + 1; from >= 0 && at < lines.length; at += 1) {
    const text = lines[at] ?? ''
    if (text.startsWith('## ')) break
    const [, names = ''] = /^\|([^|]+)\|/.exec(text) ?? []
    for (const [, name = ''] of names.matchAll(/`(\w+)`/g)) told.set(name, at + 1)
  }
  const missing = tables.filter((name) => name !== undefined && !told.has(name))
  const gone = [...told].filter(([name]) => !tables.includes(name))
  return [
    ...missing.map((name) => say(from + 1, `${name} has no line: how it grows, what removes it`)),
    ...gone.map(([name, line]) => say(line, `there is no table ${name}`)),
  ]
}

const say = (line: number, message: string): Problem => ({
  path: PAGE,
  line: Math.max(1, line),
  rule: 'growth',
  message,
})
