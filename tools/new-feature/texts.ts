import { locales, type Locale } from '@oriel/core/locale'
import type { Names } from './names.ts'
import { entry, headOf } from './po.ts'

type Starter = {
  readonly empty: string
  readonly pageUnknown: string
  /** Stands after a title that is English still, in the language it waits for. */
  readonly toTranslate: string
}

/** Sentences that fit any feature, in every language; only a title cannot be known ahead. */
const STARTERS: Readonly<Record<Locale, Starter>> = {
  zh_TW: { empty: '這裡還沒有內容。', pageUnknown: '列表中沒有這一頁。', toTranslate: '待翻譯' },
  zh_CN: { empty: '这里还没有内容。', pageUnknown: '列表中没有这一页。', toTranslate: '待翻译' },
  en_US: {
    empty: 'Nothing here yet.',
    pageUnknown: 'This page of the list does not exist.',
    toTranslate: '',
  },
  vi_VN: {
    empty: 'Chưa có gì ở đây.',
    pageUnknown: 'Danh sách không có trang này.',
    toTranslate: 'chờ dịch',
  },
  ko_KR: {
    empty: '아직 내용이 없습니다.',
    pageUnknown: '목록에 없는 페이지입니다.',
    toTranslate: '번역 필요',
  },
  ja_JP: {
    empty: 'まだ何もありません。',
    pageUnknown: '一覧にこのページはありません。',
    toTranslate: '要翻訳',
  },
  th_TH: { empty: 'ยังไม่มีรายการ', pageUnknown: 'ไม่มีหน้านี้ในรายการ', toTranslate: 'รอแปล' },
  hi_IN: {
    empty: 'यहाँ अभी कुछ नहीं है।',
    pageUnknown: 'सूची में यह पृष्ठ नहीं है।',
    toTranslate: 'अनुवाद बाकी',
  },
  my_MM: {
    empty: 'ဤနေရာတွင် ဘာမျှ မရှိသေးပါ။',
    pageUnknown: 'စာရင်းတွင် ဤစာမျက်နှာ မရှိပါ။',
    toTranslate: 'ဘာသာပြန်ရန်',
  },
  ta_IN: {
    empty: 'இங்கே இன்னும் எதுவும் இல்லை.',
    pageUnknown: 'பட்டியலில் இந்தப் பக்கம் இல்லை.',
    toTranslate: 'மொழிபெயர்க்க வேண்டும்',
  },
  bn_BD: {
    empty: 'এখানে এখনও কিছু নেই।',
    pageUnknown: 'তালিকায় এই পৃষ্ঠা নেই।',
    toTranslate: 'অনুবাদ বাকি',
  },
}

export const textsPath = (locale: Locale, word: string): string =>
  `packages/i18n/locales/${locale}/${word}.po`

/** The texts of the feature in one language; a title that waits is marked as PO tools mark it. */
export function textsFile({ word, title }: Names, locale: Locale): string {
  const { empty, toTranslate } = STARTERS[locale]
  const waits = toTranslate !== ''
  return [
    headOf(locale),
    entry(`${word}.title`, waits ? `${title} (${toTranslate})` : title, waits ? '#, fuzzy\n' : ''),
    entry(`${word}.empty`, empty),
  ].join('')
}

export const withReason = (text: string, { snake }: Names, locale: Locale): string =>
  text.trimEnd() + '\n' + entry(`reason.${snake}_page_unknown`, STARTERS[locale].pageUnknown)

/** What a person has to translate: file and id. */
export const waitingTexts = ({ word }: Names): string[] =>
  locales
    .filter((locale) => STARTERS[locale].toTranslate !== '')
    .map((locale) => `${textsPath(locale, word)}  ${word}.title`)
