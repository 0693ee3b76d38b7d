import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage'
import { languageTag, type Locale } from '@oriel/core/locale'
import { listArguments, type Argument } from './arguments.ts'
import type { Catalogues, Entry } from './catalogue.ts'
import { SOURCE_LOCALE } from './text.ts'

/** What is wrong with the catalogues, one sentence each; an empty list lets them be compiled. */
export function findProblems(catalogues: Catalogues): string[] {
  const source = textsById(catalogues[SOURCE_LOCALE] ?? [])
  return (Object.keys(catalogues) as Locale[]).flatMap((locale) => {
    const entries = catalogues[locale] ?? []
    const problems = [
      ...keyProblems(entries, source),
      ...entries.flatMap((entry) => textProblems(entry, source.get(entry.id), locale)),
    ]
    return problems.map((problem) => `${locale}: ${problem}`)
  })
}

const textsById = (entries: readonly Entry[]): Map<string, string> =>
  new Map(entries.map(({ id, text }) => [id, text]))

function keyProblems(entries: readonly Entry[], source: ReadonlyMap<string, string>): string[] {
  const ids = entries.map(({ id }) => id)
  const known = new Set(ids)
  const misplaced = entries.filter(({ id, word }) => !id.startsWith(`${word}.`))
  return [
    ...[...source.keys()].filter((id) => !known.has(id)).map((id) => `${id} is missing`),
    ...[...known].filter((id) => !source.has(id)).map((id) => `${id} is unknown to en_US`),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} is there twice`),
    ...misplaced.map(({ id, word }) => `${id} does not belong in ${word}.po`),
  ]
}

function textProblems({ id, text }: Entry, source: string | undefined, locale: Locale): string[] {
  if (text.trim() === '') return [`${id} has an empty text`]
  const message = compile(text)
  if (typeof message === 'string') return [`${id} cannot be read: ${message}`]
  const found = listArguments(message)
  return [...placeholderProblems(id, found, source), ...pluralProblems(id, found, locale)]
}

/** A message that cannot be read gives the parser's complaint instead. */
function compile(text: string): CompiledMessage | string {
  try {
    return compileMessageOrThrow(text)
  } catch (error) {
    return error instanceof Error ? error.message.split('\n', 1).join('') : String(error)
  }
}

function placeholderProblems(id: string, found: Argument[], source: string | undefined): string[] {
  const original = source === undefined ? 'unknown' : compile(source)
  // An unknown id or a broken original has its own problem in the list already.
  if (typeof original === 'string') return []
  const wanted = placeholderList(listArguments(original))
  const written = placeholderList(found)
  return wanted === written ? [] : [`${id} has the placeholders ${written}, en_US has ${wanted}`]
}

function placeholderList(list: readonly Argument[]): string {
  const names = list.map(({ name, type }) =>
    type === 'plain' ? `{${name}}` : `{${name}, ${type}}`,
  )
  return [...new Set(names)].toSorted().join(' ') || '(none)'
}

/** Each language has its own plural forms, whatever en_US has: Chinese one, Bengali two. */
function pluralProblems(id: string, found: readonly Argument[], locale: Locale): string[] {
  return found.flatMap(({ name, type, cases }) => {
    if (type !== 'plural') return []
    const rules = new Intl.PluralRules(languageTag(locale)).resolvedOptions()
    const wanted = rules.pluralCategories.toSorted().join(' ')
    // A case such as `=0` is compiled to its number and is free to each language.
    const forms = cases.filter((key) => !/^\d+$/.test(key))
    const written = forms.toSorted().join(' ')
    return written === wanted ? [] : [`${id} has {${name}} in the forms ${written}, not ${wanted}`]
  })
}
