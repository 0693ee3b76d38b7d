import { wordOfPath } from '../places.ts'
import { readWords } from '../words.ts'
import type { Ground, Kind } from './kind.ts'
import { isWord, namesOf, type Names } from './names.ts'
import { officeKind } from './office/office-kind.ts'
import { gateOf, isGuarded, type Role } from './role.ts'
import { siteKind } from './site-kind.ts'
import { withWord } from './words-file.ts'

export const kindOf = (role: Role): Kind => (role === 'office' ? officeKind : siteKind(role))

/** Why a feature cannot be started, or null. */
export function whyNot(
  word: string,
  what: string,
  { paths, read }: Ground,
  role: Role = 'member',
): string | null {
  if (!isWord(word)) return `"${word}" is no word: lower case, parts joined by dashes, at most 30`
  if (!isGuarded(role, read(gateOf(role)))) {
    return `no door checks sessions for ${role} yet: add the check to ${gateOf(role)} first`
  }
  if (role === 'office' && /\d/.test(word)) {
    return `"${word}" is no word of the office: its trail names subjects without digits`
  }
  if (readWords(read('WORDS.md')).used.includes(word)) {
    return `"${word}" is a word already: pnpm where ${word}`
  }
  const left = leftovers(namesOf(word), { paths, read }, role)
  if (left.length > 0) return `"${word}" is half there, finish or remove: ${left.join(', ')}`
  const { table } = namesOf(word)
  const isTaken = new RegExp(`^ {2}${table}: `, 'm').test(read('packages/db/src/tables.ts'))
  if (isTaken) return `the table ${table} belongs to another word`
  if (what === '' || /[|\n]/.test(what)) return 'say in a few words what it is, for WORDS.md'
  return null
}

/** What an earlier attempt left behind, for any role: files of the word, and lists that name it. */
function leftovers(names: Names, { paths, read }: Ground, role: Role): string[] {
  const { word, plural, snake, table } = names
  const marks = [
    `/${word}.ts'`,
    `/${word}/calls.ts'`,
    `/${word}'`,
    `  '${word}',`,
    `'pages/${plural}.tsx'`,
    `'office.${word}.title'`,
    `reason.${snake}_page_unknown"`,
    `reason.${snake}_without_title"`,
    `| \`${table}\` |`,
  ]
  const kinds = [siteKind(role), officeKind]
  const lists = kinds.flatMap(({ registries }) => registries.map(({ path }) => path))
  const texts = ['', 'office/'].map((room) => `packages/i18n/locales/en_US/${room}reason.po`)
  const naming = [...lists, ...texts].filter((path) =>
    marks.some((mark) => read(path).includes(mark)),
  )
  const planned = new Set(
    kindOf(role)
      .newFiles(names, paths)
      .map(([path]) => path),
  )
  const files = paths.filter((path) => wordOfPath(path) === word || planned.has(path))
  return [...new Set([...files, ...naming])]
}

/** Every file as it will be, new and changed ones; nothing is written before all of it is known. */
export function planFeature(
  word: string,
  what: string,
  { paths, read }: Ground,
  role: Role = 'member',
): Map<string, string> {
  const names = namesOf(word)
  const { newFiles, registries, texts } = kindOf(role)
  return new Map([
    ...newFiles(names, paths),
    ...registries.map(({ path, add }) => [path, add(read(path), names, role)] as const),
    ...texts(names, read),
    ['WORDS.md', withWord(read('WORDS.md'), word, what)],
  ])
}
