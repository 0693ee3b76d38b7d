import type { officeLocales } from '@oriel/core/locale'
import type { Text } from '@oriel/i18n/text'
import { createContext } from 'react-router'

/** What the server hands to loaders and to rendering. It never reaches a browser. */
export type Page = {
  readonly locale: (typeof officeLocales)[number]
  /** Where the browser finds the words of this language. */
  readonly localeFile: string
  readonly text: Text
  /** Absent in development. */
  readonly nonce: string | undefined
  readonly traceId: string
  /** Pages for those who build the office: in development and in test worlds only. */
  readonly hasGallery: boolean
  readonly onError: (error: unknown) => void
}

export const pageContext = createContext<Page>()
