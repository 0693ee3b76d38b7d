import { createText, type Text } from '@oriel/i18n/text'
import { DEFAULT_LOCALE } from '@oriel/core/locale'
import { createContext, use, type ReactNode } from 'react'

const TextContext = createContext<Text>(createText(DEFAULT_LOCALE, {}))

export function TextProvider({ text, children }: { text: Text; children: ReactNode }) {
  return <TextContext value={text}>{children}</TextContext>
}

/** The words of the page's language. */
export const useText = (): Text => use(TextContext)
