import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pluralOf } from './new-feature/names.ts'
import { LAYERS, wordOfPath } from './places.ts'
import { ownersOf } from './tidy/owners.ts'
import { listPaths, readRepository, ROOT } from './tidy/repository.ts'
import type { SourceFile } from './tidy/source.ts'
import { nearWords, readWords } from './words.ts'

/** Places where a file named by the word still belongs to it, after the layers that must be. */
const FURTHER = [
  /^packages\//,
  /^apps\/api\//,
  /^apps\/gateway\//,
  /^apps\/realtime\//,
  /^apps\/worker\//,
  /^apps\/site\//,
  /^apps\//,
  /^e2e\//,
  /^bench\//,
  /^chaos\//,
  /^docs\//,
]

/** The files of a feature word, by their names only, in the order of the layers. */
export function filesOf(word: string, paths: readonly string[]): string[] {
  return paths
    .filter((path) => isOf(word, path) && rank(path) !== -1)
    .toSorted((left, right) => rank(left) - rank(right) || left.localeCompare(right))
}

const PAGE = /^apps\/[^/]+\/app\/pages\//

/** The page of a list is named by many: `pages/members.tsx`. */
function isOf(word: string, path: string): boolean {
  const own = wordOfPath(path) ?? stemOf(path)
  return own === word || (PAGE.test(path) && own === pluralOf(word))
}

/** `012-wallet.md` and `wallet.test.ts` are both named by the word before the first dot. */
const stemOf = (path: string): string => basename(path).replace(/^\d+-/, '').split('.')[0] ?? ''

function rank(path: string): number {
  const layer = LAYERS.findIndex(({ place }) => place.test(path))
  if (layer !== -1) return layer
  const further = FURTHER.findIndex((place) => place.test(path))
  return further === -1 ? -1 : LAYERS.length + further
}

/** What the word owns in the database. */
export function ownedBy(word: string, files: readonly SourceFile[]): string[] {
  const { tables, functions } = ownersOf(files)
  const names = (owned: ReadonlyMap<string, string>) =>
    [...owned].flatMap(([name, owner]) => (owner === word ? [name] : [])).toSorted()
  const line = (kind: string, all: readonly string[]) =>
    all.length === 0 ? [] : [`${kind}: ${all.join(', ')}`]
  return [...line('tables', names(tables)), ...line('functions', names(functions))]
}

function main(word: string | undefined): number {
  const { used, reserved } = readWords(readFileSync(join(ROOT, 'WORDS.md'), 'utf8'))
  const print = (lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`)
  if (word === undefined) {
    print(used)
    return 0
  }
  if (used.includes(word) || reserved.includes(word)) {
    const files = filesOf(word, listPaths())
    const found = [...files, ...ownedBy(word, readRepository())]
    print(files.length > 0 ? found : [`${word} is a word without files yet`])
    return 0
  }
  const near = nearWords(word, [...used, ...reserved])
  const hint = near.length === 0 ? 'pnpm where lists the words' : `near: ${near.join(', ')}`
  process.stderr.write(`"${word}" is not a word of WORDS.md; ${hint}\n`)
  return 1
}

if (import.meta.main) process.exitCode = main(process.argv[2])
