import type { Id } from '@oriel/core/id'
import { DEFAULT_LOCALE, type Locale } from '@oriel/core/locale'
import { cleanRichText, readRichText, writeRichText, type RichNode } from '@oriel/core/rich-text'
import { templateFields, type LetterTemplate } from './templates.ts'

export type LetterId = Id<'letter'>
export const letterKinds = ['service', 'offer'] as const
export type LetterKind = (typeof letterKinds)[number]

export type LetterText = { readonly title: string; readonly html: string }
export type LetterTexts = Readonly<Partial<Record<Locale, LetterText>>>

export const TITLE_MAX = 120
export const HTML_MAX = 20_000
export const VALUE_MAX = 120
/** A letter is kept so long, whoever it was sent to. */
export const LETTER_LIVES_DAYS = 400
/** Named members of one letter; more than these are an audience. */
export const LIST_MAX = 10_000
/** Every list of a member looks at each live letter to an audience of the site. */
export const LIVE_AUDIENCE_MAX = 1_000

export type TextsReason =
  | 'letter_empty'
  | 'letter_without_english'
  | 'letter_too_long'
  | 'letter_html_unclean'
export type TemplateReason = TextsReason | 'template_unknown' | 'placeholder_unknown'

/** What stops a letter from being sent. HTML that the cleaner would change is refused as it is. */
export function checkTexts(
  texts: LetterTexts,
  allowedOrigins: readonly string[],
): TextsReason | null {
  const written = Object.values(texts)
  if (written.length === 0) return 'letter_empty'
  for (const { title, html } of written) {
    if (title.trim() === '' || html.trim() === '') return 'letter_empty'
    if (title.length > TITLE_MAX || html.length > HTML_MAX) return 'letter_too_long'
    if (cleanRichText(html, allowedOrigins) !== html) return 'letter_html_unclean'
  }
  return null
}

/** To many: who reads a language without a text reads the English one, so that must be there. */
export const checkMany = (
  texts: LetterTexts,
  allowedOrigins: readonly string[],
): TextsReason | null =>
  texts[DEFAULT_LOCALE] === undefined && Object.keys(texts).length > 0
    ? 'letter_without_english'
    : checkTexts(texts, allowedOrigins)

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g
const BRACES = /\{\{|\}\}/

/** Placeholders stand in words alone: inside an address or a picture a value could lead away. */
export function checkTemplate(
  name: LetterTemplate,
  texts: LetterTexts,
  allowedOrigins: readonly string[],
): TemplateReason | null {
  const reason = checkMany(texts, allowedOrigins)
  if (reason) return reason
  const known: readonly string[] = templateFields[name]
  const isStrange = (text: string): boolean =>
    [...text.matchAll(PLACEHOLDER)].some(([, field = '']) => !known.includes(field)) ||
    BRACES.test(text.replaceAll(PLACEHOLDER, ''))
  const hasStrange = (nodes: readonly RichNode[]): boolean =>
    nodes.some((node) => {
      if (typeof node === 'string') return isStrange(node)
      return (
        Object.values(node.attributes).some((value) => BRACES.test(value)) ||
        hasStrange(node.children)
      )
    })
  const isRefused = Object.values(texts).some(
    ({ title, html }) => isStrange(title) || hasStrange(readRichText(html, allowedOrigins)),
  )
  return isRefused ? 'placeholder_unknown' : null
}

/** Each placeholder once, from left to right: a value that looks like one stays what it is. */
export const fillText = (
  { title, html }: LetterText,
  values: Readonly<Record<string, string>>,
): LetterText => ({
  title: title.replaceAll(PLACEHOLDER, (_, field: string) => values[field] ?? ''),
  html: html.replaceAll(PLACEHOLDER, (_, field: string) => writeRichText([values[field] ?? ''])),
})
