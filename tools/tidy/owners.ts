import type { SourceFile } from './source.ts'

/** Tables and functions of the database by the word that owns them. */
export type Owners = {
  readonly tables: ReadonlyMap<string, string>
  readonly functions: ReadonlyMap<string, string>
}

/** Tables whose word is another than that of the migration that made them. */
const MADE_ELSEWHERE: Readonly<Record<string, string>> = {
  agent_domains: 'introducer',
  agents: 'introducer',
  member_introducers: 'introducer',
  recommend_codes: 'introducer',
  recommend_settings: 'introducer',
  rate_turns: 'rate',
  sport_addresses: 'sport',
}

const MIGRATION = /^packages\/db\/migrations\/\d+-(.+)\.sql$/
const TABLE = /^CREATE TABLE (?:IF NOT EXISTS )?(\w+)/gm
const FUNCTION = /^CREATE (?:OR REPLACE )?FUNCTION (?:public\.)?(\w+)/gm

/** By the migrations: who makes a table owns it; a function belongs to who wrote it last. */
export function ownersOf(files: readonly SourceFile[]): Owners {
  const [tables, functions] = [new Map<string, string>(), new Map<string, string>()]
  const migrations = files.filter(({ path }) => MIGRATION.test(path))
  for (const { path, text } of migrations.toSorted((one, two) => (one.path < two.path ? -1 : 1))) {
    const word = MIGRATION.exec(path)?.[1] ?? ''
    for (const [, name = ''] of text.matchAll(TABLE)) {
      tables.set(name, MADE_ELSEWHERE[name] ?? word)
    }
    for (const [, name = ''] of text.matchAll(FUNCTION)) functions.set(name, word)
  }
  return { tables, functions }
}

const DOMAIN = /^packages\/domain\/src\/(?!testing\/)([^/]+)\//

/** The word that a source file speaks for; undefined where SQL has no place. */
export function wordOfSource(path: string): string | undefined {
  const word = DOMAIN.exec(path)?.[1]
  if (word !== undefined) return word
  if (path.startsWith('packages/ledger/')) return 'ledger'
  if (/^packages\/(bus|db)\/src\//.test(path)) return 'outbox'
  return undefined
}
