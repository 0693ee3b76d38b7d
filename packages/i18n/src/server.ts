import type { Locale, officeLocales } from '@oriel/core/locale'
import bn_BD from './compiled/bn_BD.json' with { type: 'json' }
import en_US from './compiled/en_US.json' with { type: 'json' }
import hi_IN from './compiled/hi_IN.json' with { type: 'json' }
import ja_JP from './compiled/ja_JP.json' with { type: 'json' }
import ko_KR from './compiled/ko_KR.json' with { type: 'json' }
import office_en_US from './compiled/office/en_US.json' with { type: 'json' }
import office_vi_VN from './compiled/office/vi_VN.json' with { type: 'json' }
import my_MM from './compiled/my_MM.json' with { type: 'json' }
import ta_IN from './compiled/ta_IN.json' with { type: 'json' }
import th_TH from './compiled/th_TH.json' with { type: 'json' }
import vi_VN from './compiled/vi_VN.json' with { type: 'json' }
import zh_CN from './compiled/zh_CN.json' with { type: 'json' }
import zh_TW from './compiled/zh_TW.json' with { type: 'json' }
import { createText, SOURCE_LOCALE, type CompiledMessages, type Text } from './text.ts'

const compiled: Readonly<Record<Locale, unknown>> = {
  zh_TW,
  zh_CN,
  en_US,
  vi_VN,
  ko_KR,
  ja_JP,
  th_TH,
  hi_IN,
  my_MM,
  ta_IN,
  bn_BD,
}

type OfficeLocale = (typeof officeLocales)[number]
const office: Readonly<Record<OfficeLocale, unknown>> = {
  en_US: office_en_US,
  vi_VN: office_vi_VN,
}
const isOfficeLocale = (locale: Locale): locale is OfficeLocale => Object.hasOwn(office, locale)

const texts = new Map<Locale, Text>()

/** A text never changes once made, so requests in the same language share it. */
export function serverText(locale: Locale): Text {
  const known = texts.get(locale)
  if (known) return known
  const made = createText(locale, allMessages(locale), allMessages(SOURCE_LOCALE))
  texts.set(locale, made)
  return made
}

/** Words of the office in this language; nothing where the office does not speak it. */
export const officeMessages = (locale: Locale): CompiledMessages =>
  isOfficeLocale(locale) ? (office[locale] as CompiledMessages) : {}

const allMessages = (locale: Locale): CompiledMessages => ({
  ...serverMessages(locale),
  ...officeMessages(locale),
})

/** S7.009: the content of a language's locale JSON file. The compiler wrote it in this shape. */
export const serverMessages = (locale: Locale): CompiledMessages =>
  compiled[locale] as CompiledMessages
