import { createHash } from 'node:crypto'
import { locales, type Locale } from '@oriel/core/locale'
import { serverMessages } from '@oriel/i18n/server'
import { STUDIO_WORDS, wordOf } from '@oriel/i18n/studio-words'

export type LocaleFiles = {
  addressOf(locale: Locale): string
  /** The file at a path, or null. */
  find(path: string): Buffer | null
}

const HASH_LETTERS = 10

/** Refusals that pages say in their own words; all others come with the answer that refuses. */
const PAGE_REASONS: ReadonlySet<string> = new Set([
  'reason.account_disabled',
  'reason.account_error',
  'reason.account_frozen',
  'reason.captcha_too_often',
  'reason.different_device',
  'reason.email_invalid',
  'reason.password_unconfirmed',
  'reason.phone_invalid',
  'reason.profile_field_invalid',
  'reason.step_failed',
  'reason.transfer_verification',
  'reason.verify_failed',
])

/** Every page loads these: what only servers say, in answers and messages, stays with them. */
const isForPages = (id: string): boolean =>
  !id.startsWith('message.') &&
  !STUDIO_WORDS.has(wordOf(id)) &&
  (!id.startsWith('reason.') || PAGE_REASONS.has(id))

/** Spec 7: locale JSON files. Their address holds the content's hash, so they may be kept. */
export function createLocaleFiles(): LocaleFiles {
  const byPath = new Map<string, Buffer>()
  const addresses = new Map<Locale, string>()
  for (const locale of locales) {
    const words = Object.entries(serverMessages(locale)).filter(([id]) => isForPages(id))
    const body = Buffer.from(JSON.stringify(Object.fromEntries(words)))
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
