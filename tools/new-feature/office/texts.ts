import { officeLocales } from '@oriel/core/locale'
import type { Names } from '../names.ts'
import { entry, headOf } from '../po.ts'

type OfficeLocale = (typeof officeLocales)[number]
type Starter = {
  readonly own: Readonly<Record<string, string>>
  readonly withoutTitle: string
  readonly titleTooLong: string
  /** Stands after a title that is English still, in the language it waits for. */
  readonly toTranslate: string
}

/** Sentences that fit any list of the office; only its title cannot be known ahead. */
const STARTERS: Readonly<Record<OfficeLocale, Starter>> = {
  en_US: {
    own: {
      rules: 'Those who write content add to this list. Each addition is in the audit trail.',
      new: 'New…',
      create: 'Add to the list',
      number: 'Number',
      name: 'Title',
      by: 'Added by',
      at: 'Added at',
      none: 'Nothing here yet',
      none_text: 'What is added to this list stands here.',
    },
    withoutTitle: 'Write a title first.',
    titleTooLong: 'The title is too long: 100 characters at most.',
    toTranslate: '',
  },
  vi_VN: {
    own: {
      rules: 'Người viết nội dung thêm vào danh sách này. Mỗi lần thêm đều có trong nhật ký.',
      new: 'Thêm mới…',
      create: 'Thêm vào danh sách',
      number: 'Số',
      name: 'Tiêu đề',
      by: 'Người thêm',
      at: 'Thêm lúc',
      none: 'Chưa có gì ở đây',
      none_text: 'Những gì được thêm vào danh sách sẽ hiện ở đây.',
    },
    withoutTitle: 'Hãy viết tiêu đề trước.',
    titleTooLong: 'Tiêu đề quá dài: tối đa 100 ký tự.',
    toTranslate: 'chờ dịch',
  },
}

const pathOf = (locale: OfficeLocale, word: string): string =>
  `packages/i18n/locales/${locale}/office/${word}.po`

/** The texts of the feature in both languages of the office, and why its calls refuse. */
export function officeTexts(names: Names, read: (path: string) => string): [string, string][] {
  return officeLocales.flatMap((locale): [string, string][] => {
    const reasons = pathOf(locale, 'reason')
    return [
      [pathOf(locale, names.word), textsFile(names, locale)],
      [reasons, withReasons(read(reasons), names, STARTERS[locale])],
    ]
  })
}

function textsFile({ word, titlePlural }: Names, locale: OfficeLocale): string {
  const { own, toTranslate } = STARTERS[locale]
  const id = `office.${word}.title`
  const title =
    toTranslate === ''
      ? entry(id, titlePlural)
      : entry(id, `${titlePlural} (${toTranslate})`, '#, fuzzy\n')
  const rest = Object.entries(own).map(([key, text]) => entry(`office.${word}.${key}`, text))
  return [headOf(locale), title, ...rest].join('')
}

const withReasons = (text: string, { snake }: Names, starter: Starter): string =>
  [
    `${text.trimEnd()}\n`,
    entry(`office.reason.${snake}_without_title`, starter.withoutTitle),
    entry(`office.reason.${snake}_title_too_long`, starter.titleTooLong),
  ].join('')

/** What a person has to translate: file and id. */
export const waitingOfficeTexts = ({ word }: Names): string[] =>
  officeLocales
    .filter((locale) => STARTERS[locale].toTranslate !== '')
    .map((locale) => `${pathOf(locale, word)}  office.${word}.title`)
