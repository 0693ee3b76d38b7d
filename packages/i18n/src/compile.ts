import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Locale } from '@oriel/core/locale'
import { readCatalogues, readOfficeCatalogues, type Catalogues, type Entry } from './catalogue.ts'
import { findProblems } from './check.ts'
import { SOURCE_LOCALE } from './text.ts'

const HERE = import.meta.dirname
export const LOCALES_FOLDER = join(HERE, '../locales')

/** Reads the PO files, refuses them with a list, or writes what is generated from them. */
export function compileCommand(args: readonly string[]): number {
  const catalogues = readCatalogues(LOCALES_FOLDER)
  const office = readOfficeCatalogues(LOCALES_FOLDER)
  const problems = [...findProblems(catalogues), ...findProblems(office)]
  if (problems.length > 0) return refuse('The catalogues have problems:', problems)
  const stale = staleFiles(generateFiles(catalogues, office))
  if (args.includes('--check')) {
    const advice = 'Stale, run node packages/i18n/src/compile.ts:'
    return stale.size === 0 ? 0 : refuse(advice, [...stale.keys()])
  }
  for (const [path, content] of stale) {
    mkdirSync(dirname(join(HERE, path)), { recursive: true })
    writeFileSync(join(HERE, path), content)
  }
  const count = Object.keys(catalogues).length
  process.stdout.write(`${count} languages compiled, ${stale.size} files written\n`)
  return 0
}

/** Every generated file by its path below `src`, in an order that depends on the ids alone. */
export function generateFiles(catalogues: Catalogues, office: Catalogues): Map<string, string> {
  const files = new Map<string, string>()
  const source = [catalogues, office].flatMap((one) => one[SOURCE_LOCALE] ?? [])
  files.set('message-id.ts', messageIdFile(source))
  for (const [locale, entries] of entriesOf(catalogues)) {
    files.set(`compiled/${locale}.json`, compiledFile(entries))
  }
  for (const [locale, entries] of entriesOf(office)) {
    files.set(`compiled/office/${locale}.json`, compiledFile(entries))
  }
  return files
}

const entriesOf = (catalogues: Catalogues): [Locale, readonly Entry[]][] =>
  Object.entries(catalogues) as [Locale, readonly Entry[]][]

/** One message a line, so that a changed text is a changed line. */
export function compiledFile(entries: readonly Entry[]): string {
  const lines = sortById(entries).map(
    ({ id, text }) => `  ${JSON.stringify(id)}: ${JSON.stringify(compileMessageOrThrow(text))}`,
  )
  return `{\n${lines.join(',\n')}\n}\n`
}

function messageIdFile(entries: readonly Entry[]): string {
  const lines = sortById(entries).map(({ id }) => `  | '${id}'\n`)
  return [
    '// Generated from locales/en_US by: node packages/i18n/src/compile.ts\n',
    `export type MessageId =\n${lines.join('')}`,
  ].join('')
}

const sortById = (entries: readonly Entry[]): Entry[] =>
  entries.toSorted((left, right) => (left.id < right.id ? -1 : 1))

function staleFiles(files: ReadonlyMap<string, string>): Map<string, string> {
  return new Map([...files].filter(([path, content]) => readText(join(HERE, path)) !== content))
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

function refuse(title: string, lines: readonly string[]): number {
  process.stderr.write(`${title}\n${lines.map((line) => `  ${line}\n`).join('')}`)
  return 1
}

if (import.meta.main) process.exitCode = compileCommand(process.argv.slice(2))
