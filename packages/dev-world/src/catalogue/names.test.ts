import { locales, type Locale } from '@oriel/core/locale'
import { describe, expect, test } from 'vitest'
import { catalogueGames } from './games.ts'
import { slotName } from './words.ts'

const games = catalogueGames()
const namesIn = (locale: Locale) => games.map(({ names }) => names[locale] ?? '')

const ENGLISH_MAX = 22
const OTHER_MAX = 40

/** A letter each title must have; English and Vietnamese share theirs. */
const SCRIPTS: Readonly<Record<Locale, RegExp>> = {
  zh_TW: /\p{Script=Han}/u,
  zh_CN: /\p{Script=Han}/u,
  en_US: /[A-Z]/,
  vi_VN: /\p{Script=Latin}/u,
  ko_KR: /\p{Script=Hangul}/u,
  ja_JP: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  th_TH: /\p{Script=Thai}/u,
  hi_IN: /\p{Script=Devanagari}/u,
  my_MM: /\p{Script=Myanmar}/u,
  ta_IN: /\p{Script=Tamil}/u,
  bn_BD: /\p{Script=Bengali}/u,
}
/** Letters of any script but Latin, which all languages use for marks such as 5D. */
const FOREIGN = /(?!\p{Script=Latin})\p{Letter}/gu

describe.each(locales)('names in %s', (locale) => {
  const names = namesIn(locale)
  test('are there for every game, each once', () => {
    expect(names).toHaveLength(640)
    const again = names.filter((name, index) => names.indexOf(name) !== index)
    expect(again).toEqual([])
  })
  test('are written in the letters of the language and in no others', () => {
    expect(names.filter((name) => !SCRIPTS[locale].test(name))).toEqual([])
    const strange = (name: string) =>
      [...name.matchAll(FOREIGN)].some(([letter]) => !isOf(locale, letter))
    expect(names.filter(strange)).toEqual([])
  })
  test('are short, clean and whole', () => {
    const max = locale === 'en_US' ? ENGLISH_MAX : OTHER_MAX
    for (const name of names) {
      expect(name.length, name).toBeLessThanOrEqual(max)
      expect(name, name).toBe(name.normalize('NFC').trim())
      expect(name, name).not.toMatch(/[{}+|]| {2}/)
    }
  })
})

/** The prolonged sound mark of kana belongs to no script of its own. */
const isOf = (locale: Locale, letter: string): boolean =>
  SCRIPTS[locale].test(letter) || (locale === 'ja_JP' && letter === 'ー')

test('Vietnamese titles carry their accents, and differ from the English ones', () => {
  // The studio calls two of its games alike in both.
  const told = games.filter(({ code }) => code !== 'x_plinko' && code !== 'x_limbo')
  const plain = told.filter(({ names }) => names.vi_VN === names.en_US)
  expect(plain).toEqual([])
  const accented = namesIn('vi_VN').filter((name) => /[^\p{ASCII}]/u.test(name.normalize('NFC')))
  expect(accented.length).toBeGreaterThan(620)
})

test('the two Chinese scripts are not mixed up', () => {
  const [traditional, simplified] = [namesIn('zh_TW').join(''), namesIn('zh_CN').join('')]
  expect(traditional).not.toMatch(/[龙凤宝钻钱钥铃灯马鱼鲤龟轮乐极竞赛东转战剑]/u)
  expect(simplified).not.toMatch(/[龍鳳寶鑽錢鑰鈴燈馬魚鯉龜輪樂極競賽東轉戰劍]/u)
})

describe('grammar', () => {
  test.each<[Locale, Parameters<typeof slotName>, string]>([
    ['en_US', ['crown', 'ofKings'], 'Crown of the Kings'],
    ['vi_VN', ['dragon', 'valley'], 'Thung Lũng Rồng'],
    ['th_TH', ['lamp', 'enchanted'], 'ตะเกียงวิเศษ'],
    ['ja_JP', ['watermelon', 'frozen'], '冷やしスイカ'],
    ['ko_KR', ['tiger', 'moonrise'], '달맞이 호랑이'],
    // Hindi bends some words before का.
    ['hi_IN', ['wolf', 'kingdom'], 'भेड़िये का साम्राज्य'],
    ['hi_IN', ['panda', 'kingdom'], 'पांडा का साम्राज्य'],
    ['hi_IN', ['wolf', 'golden'], 'स्वर्ण भेड़िया'],
    // Tamil doubles a hard sound after a vowel, and drops -ம் before another noun.
    ['ta_IN', ['tiger', 'golden'], 'தங்கப் புலி'],
    ['ta_IN', ['elephant', 'golden'], 'தங்க யானை'],
    ['ta_IN', ['lotus', 'festival'], 'தாமரைத் திருவிழா'],
    ['ta_IN', ['dragon', 'valley'], 'டிராகன் பள்ளத்தாக்கு'],
    ['ta_IN', ['whale', 'lagoon'], 'திமிங்கல ஏரி'],
    // Bengali has two endings for whose it is.
    ['bn_BD', ['tiger', 'kingdom'], 'বাঘের রাজ্য'],
    ['bn_BD', ['elephant', 'kingdom'], 'হাতির রাজ্য'],
    ['bn_BD', ['bull', 'valley'], 'ষাঁড়ের উপত্যকা'],
  ])('%s %j', (locale, [subject, phrase], name) => {
    expect(slotName(subject, phrase)[locale]).toBe(name.normalize('NFC'))
  })
})
