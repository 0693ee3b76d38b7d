import type { sendLetterTo, sendLetterToMany } from '@oriel/contract/office/letter'
import type { InputOf } from '@oriel/contract/endpoint'
import { currencies, type Currency } from '@oriel/core/currency'
import { locales, type Locale } from '@oriel/core/locale'
import { writeRichText } from '@oriel/core/rich-text'
import type { LanguageState } from '../../parts/language-tabs.tsx'
import { timeOf } from '../../parts/site-time.ts'

export type Aim = 'one' | 'list' | 'audience' | 'publish'
type Written = { readonly title: string; readonly text: string }

/** What stands in the fields. */
export type Draft = {
  readonly id: string
  readonly aim: Aim
  readonly kind: 'service' | 'offer'
  readonly texts: Readonly<Partial<Record<Locale, Written>>>
  readonly currency: string
  readonly language: string
  readonly from: string
  readonly until: string
  readonly days: string
  readonly template: string
}

export const emptyDraft = (id: string, aim: Aim): Draft => ({
  id,
  aim,
  kind: 'service',
  texts: {},
  currency: '',
  language: '',
  from: '',
  until: '',
  days: '90',
  template: '',
})

const isWritten = ({ title, text }: Written): boolean => title.trim() !== '' && text.trim() !== ''

/** Plain words become paragraphs: an empty line begins the next, a line end stays one. */
export const htmlOf = (text: string): string =>
  writeRichText(
    text
      .trim()
      .split(/\n\s*\n/)
      .map((paragraph) => ({
        tag: 'p' as const,
        attributes: {},
        children: paragraph
          .split('\n')
          .flatMap((line, at) =>
            at === 0
              ? [line.trim()]
              : [{ tag: 'br' as const, attributes: {}, children: [] }, line.trim()],
          ),
      })),
  )

export const textsOf = ({ texts }: Draft): InputOf<typeof sendLetterTo.preview>['texts'] =>
  Object.fromEntries(
    locales.flatMap((locale) => {
      const one = texts[locale]
      if (!one || !isWritten(one)) return []
      return [[locale, { title: one.title.trim(), html: htmlOf(one.text) }]]
    }),
  )

/** `fallback`: who reads this language reads the English text. */
export const languageStates = ({ texts }: Draft): Record<Locale, LanguageState> =>
  Object.fromEntries(
    locales.map((locale) => {
      const one = texts[locale]
      if (!one || (one.title === '' && one.text === '')) return [locale, 'fallback']
      return [locale, isWritten(one) ? 'ready' : 'draft']
    }),
  ) as Record<Locale, LanguageState>

type What = InputOf<typeof sendLetterToMany.preview>['what']

/** What is proposed; null while something is missing. */
export function whatOf(draft: Draft, listId: string | null, timeZone: string): What | null {
  const texts = textsOf(draft)
  if (Object.keys(texts).length === 0) return null
  const { id, kind, aim } = draft
  if (aim === 'publish') {
    return draft.template === '' ? null : { act: 'publish', name: draft.template, kind, texts }
  }
  if (aim === 'list')
    return listId === null ? null : { act: 'list', id, kind, texts, list_id: listId }
  const [from, until] = [timeOf(draft.from, timeZone), timeOf(draft.until, timeZone)]
  const days = Number(draft.days)
  if (from === undefined || until === undefined || !Number.isInteger(days) || days < 1) return null
  const audience = {
    currency: currencies.find((one): one is Currency => one === draft.currency) ?? null,
    language: locales.find((one) => one === draft.language) ?? null,
    grade: null,
    registered_from: from?.toISOString() ?? null,
    registered_until: until?.toISOString() ?? null,
  }
  return { act: 'audience', id, kind, texts, audience, lives_days: Math.min(days, 400) }
}

/** Accounts as people paste them: by lines, commas or spaces. */
export const accountsOf = (text: string): string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
  ),
]
