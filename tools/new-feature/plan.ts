import { locales } from '@oriel/core/locale'
import { wordOfPath } from '../places.ts'
import { readWords } from '../words.ts'
import { apiFile, apiTestFile } from './api.ts'
import { contractFile } from './contract.ts'
import { migrationFile, migrationPath } from './database.ts'
import { domainTestFile } from './domain-test.ts'
import { frontDoorFile, rulesFile, storeFile } from './domain.ts'
import { isWord, namesOf, type Names } from './names.ts'
import { registries } from './registries.ts'
import { isGuarded, ROLE_CHECKS, type Role } from './role.ts'
import { screenDoorFile, screenFile, screenTestFile } from './site.ts'
import { journeyFile, storyFile } from './story.ts'
import { textsFile, textsPath, withReason } from './texts.ts'
import { withWord } from './words-file.ts'

/** The repository as the plan sees it. */
export type Ground = {
  readonly paths: readonly string[]
  readonly read: (path: string) => string
}

/** Why a feature cannot be started, or null. */
export function whyNot(
  word: string,
  what: string,
  { paths, read }: Ground,
  role: Role = 'member',
): string | null {
  if (!isWord(word)) return `"${word}" is no word: lower case, parts joined by dashes, at most 30`
  if (!isGuarded(role, read(ROLE_CHECKS))) {
    return `no door checks sessions for ${role} yet: add the check to ${ROLE_CHECKS} first`
  }
  if (readWords(read('WORDS.md')).used.includes(word)) {
    return `"${word}" is a word already: pnpm where ${word}`
  }
  const left = leftovers(word, { paths, read })
  if (left.length > 0) return `"${word}" is half there, finish or remove: ${left.join(', ')}`
  const { table } = namesOf(word)
  const isTaken = new RegExp(`^ {2}${table}: `, 'm').test(read('packages/db/src/tables.ts'))
  if (isTaken) return `the table ${table} belongs to another word`
  if (what === '' || /[|\n]/.test(what)) return 'say in a few words what it is, for WORDS.md'
  return null
}

/** What an earlier attempt left behind: files of the word, and lists that name it. */
function leftovers(word: string, { paths, read }: Ground): string[] {
  const { snake, table } = namesOf(word)
  const marks = [
    `/${word}.ts'`,
    `/${word}/calls.ts'`,
    `/${word}'`,
    `  '${word}',`,
    `"reason.${snake}_page_unknown"`,
    `| \`${table}\` |`,
  ]
  const lists = [...registries.map(({ path }) => path), textsPath('en_US', 'reason')]
  const naming = lists.filter((path) => marks.some((mark) => read(path).includes(mark)))
  return [...paths.filter((path) => wordOfPath(path) === word), ...naming]
}

/** Every file as it will be, new and changed ones; nothing is written before all of it is known. */
export function planFeature(
  word: string,
  what: string,
  ground: Ground,
  role: Role = 'member',
): Map<string, string> {
  const names = namesOf(word)
  const files = newFiles(names, ground, role)
  for (const { path, add } of registries) files.set(path, add(ground.read(path), names, role))
  for (const locale of locales) {
    const reasons = textsPath(locale, 'reason')
    files.set(textsPath(locale, word), textsFile(names, locale))
    files.set(reasons, withReason(ground.read(reasons), names, locale))
  }
  files.set('WORDS.md', withWord(ground.read('WORDS.md'), word, what))
  return files
}

function newFiles(names: Names, { paths }: Ground, role: Role): Map<string, string> {
  const { word } = names
  const domain = `packages/domain/src/${word}`
  const screen = `apps/site/app/features/${word}/${word}`
  return new Map([
    [migrationPath(word, paths), migrationFile(names)],
    [`${domain}/${word}.ts`, frontDoorFile(names)],
    [`${domain}/rules.ts`, rulesFile(names)],
    [`${domain}/store.ts`, storeFile(names)],
    [`${domain}/${word}.test.ts`, domainTestFile(names)],
    [`packages/contract/src/${role}/${word}.ts`, contractFile(names, role)],
    [`apps/api/src/${role}/${word}/calls.ts`, apiFile(names, role)],
    [`apps/api/src/${role}/${word}/${word}.test.ts`, apiTestFile(names, role)],
    [`${screen}.ts`, screenDoorFile(names)],
    [`${screen}-list.tsx`, screenFile(names, role)],
    [`${screen}-list.test.tsx`, screenTestFile(names)],
    [`packages/dev-world/src/story/${word}.ts`, storyFile(names)],
    [`e2e/${word}.spec.ts`, journeyFile(names)],
  ])
}
