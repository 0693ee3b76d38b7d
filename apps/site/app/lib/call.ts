import { createClient } from '@oriel/contract/client'
import { DEFAULT_LOCALE, isLocale, type Locale } from '@oriel/core/locale'
import { clearSession, readSession } from './session.ts'

/** The page's language as the server set it. */
export function pageLocale(): Locale {
  const said = document.documentElement.dataset['locale'] ?? ''
  return isLocale(said) ? said : DEFAULT_LOCALE
}

/** The browser's way to the doors. */
export const call = createClient({
  origin: '',
  lang: pageLocale,
  token: () => readSession()?.token ?? null,
  onUnauthorized: clearSession,
})
