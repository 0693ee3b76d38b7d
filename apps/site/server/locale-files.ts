import { createHash } from 'node:crypto'
import { locales, type Locale } from '@oriel/core/locale'
import { serverMessages } from '@oriel/i18n/server'
import { STUDIO_WORDS, wordOf } from '@oriel/i18n/studio-words'

export type LocaleFiles = {
  addressesOf(locale: Locale): { readonly localeFile: string; readonly laterFile: string }
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

/** Words of forms and of a member's own pages: who only looks around does not load them. */
const LATER_WORDS: ReadonlySet<string> = new Set([
  'profile',
  'recovery',
  'registration',
  'round',
  'wallet',
])
/** Names of those pages, which stand in menus everywhere. */
const NAMES: ReadonlySet<string> = new Set([
  'profile.title',
  'round.title',
  'wallet.statement',
  'wallet.title',
])
export const isLater = (id: string): boolean => LATER_WORDS.has(wordOf(id)) && !NAMES.has(id)

/** S7.009: the address of a locale file holds the hash of its content, so browsers may cache it. */
export function createLocaleFiles(): LocaleFiles {
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
