import { DEFAULT_LOCALE, isLocale, type Locale } from '@oriel/core/locale'

/** The page's language as the server set it. */
export function pageLocale(): Locale {
  const said = document.documentElement.dataset['locale'] ?? ''
  return isLocale(said) ? said : DEFAULT_LOCALE
}
