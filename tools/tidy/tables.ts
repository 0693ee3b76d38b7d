import { FOREIGN_READS, FOREIGN_WRITES } from './foreign-reads.ts'
import { ownersOf, wordOfSource, type Owners } from './owners.ts'
import { isTest, lineAt, type Problem, type SourceFile } from './source.ts'
import { usesIn, type SqlUse } from './sql-uses.ts'

/** Code that runs in production and may speak SQL; the sandbox and the studio have other tables. */
const PLACES = /^(packages\/(bus|db|domain|ledger|providers)|apps\/(api|gateway|realtime|worker))\//
const HELPERS = /\/testing\/|\/testing\.ts$|\/examples\.ts$|\/tables\.ts$/
const SCHEMA = 'packages/db/schema.sql'

/** A word owns its tables: one writer; a foreign read has its reason in foreign-reads.ts. */
export function tableProblems(files: readonly SourceFile[]): Problem[] {
  const owners = ownersOf(files)
  const tables = new Set(owners.tables.keys())
  const used = new Set<string>()
  const problems = files.filter(isProduct).flatMap((file) => {
    const word = wordOfSource(file.path)
    return usesIn(file, tables).flatMap((use) => judge(file.path, word, use, owners, used))
  })
  const schema = files.find(({ path }) => path === SCHEMA)
  const inFunctions = schema ? functionProblems(schema, owners, used) : []
  return [...problems, ...inFunctions, ...staleReasons(used, schema !== undefined)]
}

const isProduct = ({ path }: SourceFile): boolean =>
  PLACES.test(path) && path.endsWith('.ts') && !isTest(path) && !HELPERS.test(path)

function judge(
  path: string,
  word: string | undefined,
  { table, line, writes }: SqlUse,
  { tables }: Owners,
  used: Set<string>,
): Problem[] {
  const owner = tables.get(table)
  if (owner === undefined || owner === word) return []
  const say = (message: string) => [{ path, line, rule: 'tables', message }]
  if (word === undefined) return say(`${table} belongs to ${owner}: ask its front door`)
  if (writes) return say(`${word} writes ${table}, which belongs to ${owner}`)
  used.add(`${word} ${owner}`)
  return FOREIGN_READS[word]?.[owner] === undefined
    ? say(`${word} reads ${table} of ${owner}: ask its front door, or say why in foreign-reads.ts`)
    : []
}

const FUNCTION =
  /^CREATE OR REPLACE FUNCTION public\.(\w+)\([\s\S]*?^AS \$(\w*)\$([\s\S]*?)\$\2\$/gm

/** A function belongs to the word of its migration and is held to the same. */
function functionProblems(schema: SourceFile, owners: Owners, used: Set<string>): Problem[] {
  const tables = new Set(owners.tables.keys())
  return [...schema.text.matchAll(FUNCTION)].flatMap(({ 1: name = '', 3: text = '', index }) => {
    const word = owners.functions.get(name)
    const line = lineAt(schema.text, index)
    return usesIn({ text }, tables).flatMap((use) => {
      const owner = owners.tables.get(use.table) ?? ''
      const isAllowed = use.writes && FOREIGN_WRITES[word ?? '']?.[owner] !== undefined
      return isAllowed ? [] : judge(schema.path, word, { ...use, line }, owners, used)
    })
  })
}

/** A reason for what nobody does any more is no reason. */
function staleReasons(used: ReadonlySet<string>, isWhole: boolean): Problem[] {
  if (!isWhole) return []
  const path = 'tools/tidy/foreign-reads.ts'
  return Object.entries(FOREIGN_READS).flatMap(([word, owners]) =>
    Object.keys(owners)
      .filter((owner) => !used.has(`${word} ${owner}`))
      .map((owner) => {
        const message = `${word} does not read tables of ${owner} any more`
        return { path, line: 1, rule: 'tables', message }
      }),
  )
}
