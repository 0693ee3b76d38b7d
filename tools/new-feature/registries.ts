import { insertAfterLast, insertAtBlockEnd, insertAtTableEnd, insertSorted } from './edits.ts'
import type { Names } from './names.ts'
import type { Role } from './role.ts'

/** A file that lists all features, and how one is added to it. */
export type Registry = {
  readonly path: string
  readonly add: (text: string, names: Names, role: Role) => string
}

const ID = 'packages/core/src/id.ts'
const CALLS = 'packages/contract/src/calls.ts'
const BINDINGS = 'apps/api/src/bindings.ts'
const ANSWERS = 'apps/api/src/answers.test.ts'
const STORIES = 'packages/dev-world/src/stories.ts'
const LEVELS = 'tools/tidy/levels.ts'
const OPERATIONS = 'docs/operations.md'

/** Those of every feature, whoever it is for. */
export const commonRegistries: readonly Registry[] = [
  { path: ID, add: addId },
  { path: CALLS, add: addCalls },
  { path: LEVELS, add: addLevel },
  { path: OPERATIONS, add: addGrowth },
]

export const registries: readonly Registry[] = [
  ...commonRegistries,
  { path: BINDINGS, add: addBindings },
  { path: ANSWERS, add: addAnswers },
  { path: STORIES, add: addStory },
]

function addId(text: string, { pascal, word }: Names): string {
  if (text.includes(`export type ${pascal}Id `)) return text
  const line = `export type ${pascal}Id = Id<'${word}'>`
  return insertAfterLast(ID, text, /^export type \w+Id = Id</, line)
}

function addCalls(text: string, { pascal, word }: Names, role: Role): string {
  const name = `${role}${pascal}`
  const imported = `import * as ${name} from './${role}/${word}.ts'`
  const kind = /^import \* as \w+ from '\.\/(\w+\/[^']+)'$/
  const withImport = insertSorted(CALLS, text, kind, imported)
  const listed = `  '${role}/${word}': ${name},`
  return insertSorted(CALLS, withImport, /^ {2}'([a-z]+\/[^']+)': \w+,$/, listed)
}

function addBindings(text: string, { camel, word }: Names, role: Role): string {
  const imported = `import { ${camel}Bindings } from './${role}/${word}/calls.ts'`
  const kind = /^import \{ \w+Bindings \} from '\.\/(\w+\/[^']+)'$/
  const withImport = insertSorted(BINDINGS, text, kind, imported)
  const bound = `  ...${camel}Bindings(house),`
  return insertSorted(BINDINGS, withImport, /^ {2}\.\.\.(\w+)Bindings\(.*\),$/, bound)
}

/** The tests that ask every call for its fields and provoke each of its reasons. */
function addAnswers(text: string, { camel, snake, word }: Names, role: Role): string {
  const address = `/api/oriel/${word}/list`
  const imports = [
    `import { ${camel}ListCall } from '@oriel/contract/${role}/${word}'`,
    `import { newId } from '@oriel/core/id'`,
  ]
  const kind = /^import (?:type )?\{.*\} from '(@oriel\/[^']+)'$/
  const withImports = imports.reduce((now, line) => insertSorted(ANSWERS, now, kind, line), text)
  const withFields = insertAtBlockEnd(ANSWERS, withImports, /^const LISTED\b/, [
    `  '${address}': ['${snake}_list', '${snake}_list.title'],`,
  ])
  return insertAtBlockEnd(ANSWERS, withFields, /^const PROVOKED\b/, [
    `  '${address} ${snake}_page_unknown': () =>`,
    `    clientOf(null)(${camel}ListCall, { after: newId<'${word}'>() }),`,
  ])
}

function addStory(text: string, { pascalPlural, word }: Names): string {
  const imported = `import { tell${pascalPlural} } from './story/${word}.ts'`
  const kind = /^import \{ tell\w+ \} from '\.\/(story\/[^']+)'$/
  const withImport = insertSorted(STORIES, text, kind, imported)
  const told = `  await tell${pascalPlural}(database, now)`
  return insertAtBlockEnd(STORIES, withImport, /^export async function tellStories\b/, [told])
}

/** The lowest level above the ground: a word that needs more is moved up by hand. */
function addLevel(text: string, { word }: Names): string {
  return insertAfterLast(LEVELS, text, /^ {2}content: \[/, `    '${word}',`)
}

/** True as started: the app may only add rows. Who limits or prunes the table changes the line. */
function addGrowth(text: string, { table }: Names): string {
  const line = `| \`${table}\` | not estimated | for ever | nothing |`
  return insertAtTableEnd(OPERATIONS, text, '| table | rows a year |', line)
}
