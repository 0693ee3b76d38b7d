import { FILL, scan } from './scan.ts'
import { isTest, isTypeScript, lineAt, type Problem, type SourceFile } from './source.ts'

type Use = { readonly path: string; readonly line: number; readonly id: string }

const SCREENS = /^(apps\/[^/]+\/app|packages\/ui)\//
const CONTRACT = /^packages\/contract\/src\//
/** Reasons of the office's calls are words of the office. */
const OFFICE = /^packages\/contract\/src\/office/

/** Every text a screen names and every reason a call can answer has its English sentence. */
export function localeKeyProblems(files: readonly SourceFile[]): Problem[] {
  const catalogues = files.filter(({ path }) =>
    /^packages\/i18n\/locales\/en_US\/.*\.po$/.test(path),
  )
  if (catalogues.length === 0) return []
  const known = new Set(catalogues.flatMap(({ text }) => messageIds(text)))
  const sources = files.filter(({ path }) => isTypeScript(path) && !isTest(path))
  const uses = sources.flatMap((file) => {
    if (SCREENS.test(file.path)) return usedIds(file)
    return CONTRACT.test(file.path) ? reasonIds(file) : []
  })
  return uses
    .filter(({ id }) => !known.has(id))
    .map(({ path, line, id }) => ({
      path,
      line,
      rule: 'locale-keys',
      message: `"${id}" is in no PO file of en_US`,
    }))
}

/** An id may be folded over several lines; entries struck out with `#~` do not count. */
export function messageIds(po: string): string[] {
  const entries = po.matchAll(/^msgid((?:\s+"(?:[^"\\\n]|\\.)*")+)/gm)
  return [...entries]
    .map((entry) =>
      [...(entry[1] ?? '').matchAll(/"((?:[^"\\\n]|\\.)*)"/g)].map((part) => part[1]).join(''),
    )
    .filter((id) => id !== '')
}

const literal = `(['"])(${FILL}+)\\1`
const CALLED = new RegExp(`(?<![\\w.])(?:t|i18n\\._|i18n\\.t)\\(\\s*${literal}`, 'gd')
const ATTRIBUTE = new RegExp(`\\sid=(?:\\{)?${literal}`, 'gd')

function usedIds(file: SourceFile): Use[] {
  const called = found(file, CALLED)
  // An id of an element has no dot; an id of a message has.
  const attributes = found(file, ATTRIBUTE).filter(({ id }) => id.includes('.'))
  return [...called, ...attributes]
}

function found(file: SourceFile, shape: RegExp, from = 0, to = file.text.length): Use[] {
  return [...scan(file).code.slice(from, to).matchAll(shape)].map((match) => {
    const [start, end] = match.indices?.[2] ?? [0, 0]
    const id = file.text.slice(from + start, from + end)
    return { path: file.path, line: lineAt(file.text, from + start), id }
  })
}

const CODE_AND_REASON = new RegExp(`(?:\\d+|['"]${FILL}+['"])\\s*:\\s*${literal}`, 'gd')

/** Reads `errors: { '101': 'site_mismatch' }` and tables named like `siteErrors = { … }`. */
function reasonIds(file: SourceFile): Use[] {
  const { code } = scan(file)
  const tables = [...code.matchAll(/\berrors\s*:\s*\{|\w*Errors\b[^={}]*=\s*\{/g)]
  return tables.flatMap((table) => {
    const open = table.index + table[0].length
    const close = code.indexOf('}', open)
    return found(file, CODE_AND_REASON, open, close).map((use) => ({
      ...use,
      id: OFFICE.test(file.path) ? `office.reason.${use.id}` : `reason.${use.id}`,
    }))
  })
}
