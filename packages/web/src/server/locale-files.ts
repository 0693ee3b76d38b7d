import { createHash } from 'node:crypto'
import { locales, type Locale } from '@oriel/core/locale'
import { serverMessages } from '@oriel/i18n/server'
import type { CompiledMessages } from '@oriel/i18n/text'

export type LocaleFiles<Offered extends Locale = Locale> = {
  addressesOf(locale: Offered): { readonly localeFile: string; readonly laterFile: string }
  /** The file at a path, or null. */
  find(path: string): Buffer | null
}

/** Which words the pages of an app load, and which of those only with their own part. */
export type PageWords = {
  readonly isForPages: (id: string) => boolean
  readonly isLater: (id: string) => boolean
}

/** An app that speaks other words or fewer languages than the member site says so. */
type Source<Offered extends Locale> = {
  readonly offered: readonly Offered[]
  readonly messagesOf: (locale: Offered) => CompiledMessages
}
const SITE: Source<Locale> = { offered: locales, messagesOf: serverMessages }

const HASH_LETTERS = 10

/** S7.009: locale JSON files. Their address holds the content's hash, so they may be kept. */
export function createLocaleFiles(words: PageWords): LocaleFiles
export function createLocaleFiles<Offered extends Locale>(
  words: PageWords,
  source: Source<Offered>,
): LocaleFiles<Offered>
export function createLocaleFiles(
  { isForPages, isLater }: PageWords,
  { offered, messagesOf } = SITE,
): LocaleFiles {
  const byPath = new Map<string, Buffer>()
  const keep = (name: string, words: readonly (readonly [string, unknown])[]): string => {
    const body = Buffer.from(JSON.stringify(Object.fromEntries(words)))
    const hash = createHash('sha256').update(body).digest('hex').slice(0, HASH_LETTERS)
    const path = `/locales/${name}.${hash}.json`
    byPath.set(path, body)
    return path
  }
  const entries = offered.map((locale) => {
    const words = Object.entries(messagesOf(locale)).filter(([id]) => isForPages(id))
    const localeFile = keep(
      locale,
      words.filter(([id]) => !isLater(id)),
    )
    const laterFile = keep(
      `${locale}-later`,
      words.filter(([id]) => isLater(id)),
    )
    // The plain name has all of it, for whoever does not know the hashes.
    byPath.set(`/locales/${locale}.json`, Buffer.from(JSON.stringify(Object.fromEntries(words))))
    return [locale, { localeFile, laterFile }] as const
  })
  const addresses = Object.fromEntries(entries) as Record<Locale, (typeof entries)[number][1]>
  return {
    addressesOf: (locale) => addresses[locale],
    find: (path) => byPath.get(path) ?? null,
  }
}
