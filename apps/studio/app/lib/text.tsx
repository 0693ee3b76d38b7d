import { languageTag, type Locale } from '@oriel/core/locale'
import { createText, type CompiledMessages, type Text } from '@oriel/i18n/text'
import { createContext, use } from 'react'

export const TextContext = createContext<Text>(createText('en_US', {}))
export const useText = (): Text => use(TextContext)

/** The words of one game in one language. */
export async function loadText(locale: Locale, game: string): Promise<Text> {
  document.documentElement.lang = languageTag(locale)
  // The one language whose letters the common fonts lack.
  if (locale === 'vi_VN') void import('@oriel/ui/fonts/generated/fonts.vi_VN.css')
  const answer = await fetch(`/messages/${locale}/${game}.json`)
  if (!answer.ok) throw new Error(`no words for ${game} in ${locale}`)
  return createText(locale, (await answer.json()) as CompiledMessages)
}
