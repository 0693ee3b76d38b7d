import { createHash } from 'node:crypto'
import { locales, type Locale } from '@oriel/core/locale'
import { serverMessages } from '@oriel/i18n/server'

export type LocaleFiles = {
  addressesOf(locale: Locale): { readonly localeFile: string; readonly laterFile: string }
  /** The file at a path, or null. */
  find(path: string): Buffer | null
}

/** Which words the pages of an app load, and which of those only with their own part. */
export type PageWords = {
  readonly isForPages: (id: string) => boolean
  readonly isLater: (id: string) => boolean
}

const HASH_LETTERS = 10

/** S7.009: locale JSON files. Their address holds the content's hash, so they may be kept. */
export function createLocaleFiles({ isForPages, isLater }: PageWords): LocaleFiles {
  const byPath = new Map<string, Buffer>()
  const keep = (name: string, words: readonly (readonly [string, unknown])[]): string => {
    const body = Buffer.from(JSON.stringify(Object.fromEntries(words)))
    const hash = createHash('sha256').update(body).digest('hex').slice(0, HASH_LETTERS)
    const path = `/locales/${name}.${hash}.json`
    byPath.set(path, body)
    return path
  }
  const entries = locales.map((locale) => {
    const words = Object.entries(serverMessages(locale)).filter(([id]) => isForPages(id))
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
