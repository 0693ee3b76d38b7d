import { DEFAULT_LOCALE, locales, type Locale } from '@oriel/core/locale'
import { isShowing, TEXT_MAX } from './rules.ts'
import type { Step, Texts, VersionDraft } from './version-store.ts'
import { forbiddenWord } from './word-list.ts'

export type VersionState = 'draft' | 'submitted' | 'scheduled' | 'showing' | 'over' | 'withdrawn'

/** What a version has come to. One that another was published over is over. */
export function stateOf(steps: readonly Step[], isShown: boolean, now: Date): VersionState {
  const step = (kind: Step['step']) => steps.find((one) => one.step === kind)
  const published = step('published')
  if (!published) return step('submitted') ? 'submitted' : 'draft'
  if (step('withdrawn')) return 'withdrawn'
  const { startsAt, endsAt } = published
  if (!isShown || !startsAt) return 'over'
  if (now < startsAt) return 'scheduled'
  return isShowing({ startsAt, endsAt, withdrawn: false }, now) ? 'showing' : 'over'
}

type CheckCode = 'languages' | 'length' | 'html' | 'words' | 'audience' | 'times'
/** look: it may go, and somebody should know. stop: it may not. */
export type Check = {
  readonly code: CheckCode
  readonly result: 'pass' | 'look' | 'stop'
  /** The languages it is about. */
  readonly languages: readonly Locale[]
  /** The word of the list that was found. */
  readonly word: string | null
}

/** Everything a version is held against before it goes to a publisher, in the order of the page. */
export function checkVersion(draft: VersionDraft, offered: readonly Locale[]): Check[] {
  const texts = writtenTexts(draft.texts)
  const having = (isBad: (text: string, locale: Locale) => boolean): Locale[] =>
    texts.filter(([locale, text]) => isBad(text, locale)).map(([locale]) => locale)
  const stopAt = (code: CheckCode, languages: readonly Locale[]): Check => ({
    ...checked(code, languages.length > 0 ? 'stop' : 'pass'),
    languages,
  })
  const strange = having((text, locale) => forbiddenWord(locale, text) !== null)
  const [first] = strange
  const { startsAt, endsAt } = draft
  const isBackwards = startsAt !== null && endsAt !== null && endsAt <= startsAt
  const isForNobody = !draft.displayBeforeLogin && !draft.displayAfterLogin
  return [
    checkLanguages(draft, offered),
    stopAt(
      'length',
      having((text) => text.length > TEXT_MAX),
    ),
    stopAt('html', having(hasHtml)),
    {
      ...stopAt('words', strange),
      word: first ? forbiddenWord(first, draft.texts[first] ?? '') : null,
    },
    checked('audience', isForNobody ? 'stop' : 'pass'),
    checked('times', isBackwards ? 'stop' : 'pass'),
  ]
}

export const isStopped = (checks: readonly Check[]): boolean =>
  checks.some(({ result }) => result === 'stop')

const checked = (code: CheckCode, result: Check['result']): Check => ({
  code,
  result,
  languages: [],
  word: null,
})

/** All languages of the site, or English and the word that it stands for the others. */
function checkLanguages({ texts, fallsBack }: VersionDraft, offered: readonly Locale[]): Check {
  const languages = offered.filter((locale) => !texts[locale]?.trim())
  const isThere = Boolean(texts[DEFAULT_LOCALE]?.trim())
  if (!isThere) return { ...checked('languages', 'stop'), languages: [DEFAULT_LOCALE] }
  if (languages.length === 0) return checked('languages', 'pass')
  return { ...checked('languages', fallsBack ? 'look' : 'stop'), languages }
}

/** The line shows what was written, sign by sign: a tag or an entity would be read as such. */
const hasHtml = (text: string): boolean => /<[a-z!/]|&(#\d+|#x[0-9a-f]+|[a-z]+\d*);/i.test(text)

/** Texts in the order of the languages, without empty ones and without the space around. */
export const writtenTexts = (texts: Texts): [Locale, string][] =>
  locales.flatMap((locale) => {
    const text = texts[locale]?.trim()
    return text ? [[locale, text] satisfies [Locale, string]] : []
  })
