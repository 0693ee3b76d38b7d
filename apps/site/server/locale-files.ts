import { createHash } from 'node:crypto'
import { locales, type Locale } from '@oriel/core/locale'
import { serverMessages } from '@oriel/i18n/server'

export type LocaleFiles = {
  addressOf(locale: Locale): string
  /** The file at a path, or null. */
  find(path: string): Buffer | null
}

const HASH_LETTERS = 10

/** Spec 7: locale JSON files. Their address holds the content's hash, so they may be kept. */
export function createLocaleFiles(): LocaleFiles {
  const byPath = new Map<string, Buffer>()
  const addresses = new Map<Locale, string>()
  for (const locale of locales) {
    const body = Buffer.from(JSON.stringify(serverMessages(locale)))
    const hash = createHash('sha256').update(body).digest('hex').slice(0, HASH_LETTERS)
    const path = `/locales/${locale}.${hash}.json`
    byPath.set(path, body)
    // The plain name also works, for whoever does not know the hash.
    byPath.set(`/locales/${locale}.json`, body)
    addresses.set(locale, path)
  }
  return {
    addressOf: (locale) => addresses.get(locale) ?? '',
    find: (path) => byPath.get(path) ?? null,
  }
}
