/** A feature word in every spelling that its files need. */
export type Names = {
  /** `tea-party`: files, folders and the path of its calls. */
  readonly word: string
  /** `teaParty` */
  readonly camel: string
  /** `TeaParty` */
  readonly pascal: string
  /** `TeaParties` */
  readonly pascalPlural: string
  /** `tea_party`: fields on the wire and reasons. */
  readonly snake: string
  /** `tea_parties` */
  readonly table: string
  /** `tea-parties`: pages of lists, and the path of calls of the office. */
  readonly plural: string
  /** `tea party`: for sentences. */
  readonly spoken: string
  /** `tea parties` */
  readonly spokenPlural: string
  /** `Tea party`: its heading in English. */
  readonly title: string
  /** `Tea parties` */
  readonly titlePlural: string
}

/** Postgres cuts names at 63 letters, and the word is only the first part of many. */
const WORD_MAX_LETTERS = 30
const KEBAB_CASE = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/

export const isWord = (text: string): boolean =>
  KEBAB_CASE.test(text) && text.length <= WORD_MAX_LETTERS

export function namesOf(word: string): Names {
  const parts = word.split('-')
  const plural = pluralOf(word)
  const pascal = pascalOf(word)
  return {
    word,
    camel: `${parts[0] ?? ''}${pascalOf(parts.slice(1).join('-'))}`,
    pascal,
    pascalPlural: pascalOf(plural),
    snake: word.replaceAll('-', '_'),
    table: plural.replaceAll('-', '_'),
    plural,
    spoken: word.replaceAll('-', ' '),
    spokenPlural: plural.replaceAll('-', ' '),
    title: upperFirst(word.replaceAll('-', ' ')),
    titlePlural: upperFirst(plural.replaceAll('-', ' ')),
  }
}

/** English, as far as table names need it; what is many already (`games`, `limits`) stays. */
export function pluralOf(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  if (/(?:ss|us|is|x|z|ch|sh)$/.test(word)) return `${word}es`
  return word.endsWith('s') ? word : `${word}s`
}

const upperFirst = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`

const pascalOf = (word: string): string => word.split('-').map(upperFirst).join('')
