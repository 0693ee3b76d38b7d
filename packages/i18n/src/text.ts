import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
import { setupI18n, type I18n } from '@lingui/core'
import { languageTag, type Locale } from '@oriel/core/locale'
import type { MessageId } from './message-id.ts'

/** One language, compiled ahead: what stands in `compiled/<locale>.json`. */
export type CompiledMessages = Record<string, CompiledMessage>

export type MessageValues = Readonly<Record<string, string | number>>

export type Text = {
  locale: Locale
  t: (id: MessageId, values?: MessageValues) => string
  /** More of the same language, for a page that was opened with a part of it. */
  add: (more: CompiledMessages) => void
}

/** The language the ids are written in first and the others are translated from. */
export const SOURCE_LOCALE: Locale = 'en_US'

/**
 * The texts of one language. The server passes the source texts too, so that an id a language
 * lacks still reads as a sentence; a browser has loaded one language and shows the id itself.
 */
export function createText(
  locale: Locale,
  messages: CompiledMessages,
  sourceMessages: CompiledMessages = {},
): Text {
  const known = { ...messages }
  const own = setUp(locale, known)
  const source = setUp(SOURCE_LOCALE, sourceMessages)
  const t = (id: MessageId, values: MessageValues = {}): string => {
    if (Object.hasOwn(known, id)) return own.t(id, values)
    if (Object.hasOwn(sourceMessages, id)) return source.t(id, values)
    return id
  }
  const add = (more: CompiledMessages): void => {
    Object.assign(known, more)
    own.load(languageTag(locale), more)
  }
  return { locale, t, add }
}

function setUp(locale: Locale, messages: CompiledMessages): I18n {
  const i18n = setupI18n()
  const tag = languageTag(locale)
  // Money has Latin digits in every language, so a counted number beside it has them too.
  i18n.loadAndActivate({ locale: tag, locales: [`${tag}-u-nu-latn`], messages })
  return i18n
}
