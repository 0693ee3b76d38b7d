import { locales, type Locale } from '@oriel/core/locale'
import { bn as hallsBn } from './halls/bn.ts'
import { en as hallsEn } from './halls/en.ts'
import { hi as hallsHi } from './halls/hi.ts'
import { ja as hallsJa } from './halls/ja.ts'
import { ko as hallsKo } from './halls/ko.ts'
import { my as hallsMy } from './halls/my.ts'
import { ta as hallsTa } from './halls/ta.ts'
import { th as hallsTh } from './halls/th.ts'
import { vi as hallsVi } from './halls/vi.ts'
import { zhCn as hallsZhCn } from './halls/zh-cn.ts'
import { zhTw as hallsZhTw } from './halls/zh-tw.ts'
import { bn } from './slots/bn.ts'
import { en } from './slots/en.ts'
import { hi } from './slots/hi.ts'
import { ja } from './slots/ja.ts'
import { ko } from './slots/ko.ts'
import { my } from './slots/my.ts'
import { ta } from './slots/ta.ts'
import { th } from './slots/th.ts'
import { vi } from './slots/vi.ts'
import { zhCn } from './slots/zh-cn.ts'
import { zhTw } from './slots/zh-tw.ts'

export type SlotSubject = keyof typeof en.subjects
export type SlotPhrase = keyof typeof en.phrases
export type SlotTitle = keyof typeof en.titles

type Words<English> = { readonly [Group in keyof English]: Record<keyof English[Group], string> }

export type SlotWords = Words<typeof en> & {
  /** The subject before the noun it belongs to, where a language bends it: `{of}` in phrases. */
  readonly of?: (subject: string) => string
  /** What changes in the sound of words where they meet. */
  readonly join?: (title: string) => string
}
export type HallWords = Words<typeof hallsEn>
export type HallName<Group extends keyof HallWords> = keyof HallWords[Group]

const SPOKEN: Readonly<Record<Locale, readonly [SlotWords, HallWords]>> = {
  zh_TW: [zhTw, hallsZhTw],
  zh_CN: [zhCn, hallsZhCn],
  en_US: [en, hallsEn],
  vi_VN: [vi, hallsVi],
  ko_KR: [ko, hallsKo],
  ja_JP: [ja, hallsJa],
  th_TH: [th, hallsTh],
  hi_IN: [hi, hallsHi],
  my_MM: [my, hallsMy],
  ta_IN: [ta, hallsTa],
  bn_BD: [bn, hallsBn],
}

/** A name in every language. */
export type Names = Readonly<Record<Locale, string>>

const inAll = (say: (slots: SlotWords, halls: HallWords, locale: Locale) => string): Names =>
  Object.fromEntries(locales.map((locale) => [locale, say(...SPOKEN[locale], locale)])) as Names

export const slotTitle = (title: SlotTitle): Names => inAll(({ titles }) => titles[title])

export const slotName = (subject: SlotSubject, phrase: SlotPhrase): Names =>
  inAll((slots) => fill(slots, slots.phrases[phrase], slots.subjects[subject]))

/** Puts a word into a phrase by the rules of the language. */
const fill = ({ of = same, join = same }: SlotWords, phrase: string, word: string): string =>
  join(phrase.replace('{of}', of(word)).replace('{}', word))

const same = (text: string): string => text

/** The name of a game outside the slots; a mark tells tables of one kind apart. */
export const hallName = <Group extends keyof HallWords>(
  group: Group,
  name: HallName<Group>,
  mark = '',
): Names => inAll((_, halls) => `${halls[group][name]} ${mark}`.trimEnd())

/** A phrase such as `Quick {}` about a name. */
export const phrased = (phrase: HallName<'phrases'>, about: Names): Names =>
  inAll((slots, halls, locale) => fill(slots, halls.phrases[phrase], about[locale]))
