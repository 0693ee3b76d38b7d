import type { Locale } from '@oriel/core/locale'

/** The head of a file of texts in one language. */
export const headOf = (locale: Locale): string =>
  `msgid ""\nmsgstr ""\n"Language: ${locale}\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n`

export const entry = (id: string, text: string, notes = ''): string =>
  `\n${notes}msgid "${id}"\nmsgstr "${text}"\n`
