import { locales, type Locale } from '@oriel/core/locale'
import { expect, test } from 'vitest'
import { parseCatalogue, readCatalogues, type Catalogues, type Entry } from './catalogue.ts'
import { findProblems } from './check.ts'
import { LOCALES_FOLDER } from './compile.ts'

const real = readCatalogues(LOCALES_FOLDER)

/** The real catalogues with the entries of one language changed; the files stay as they are. */
const changed = (locale: Locale, change: (entries: readonly Entry[]) => Entry[]): Catalogues => ({
  ...real,
  [locale]: change(real[locale]),
})

const withText = (locale: Locale, id: string, text: string): Catalogues =>
  changed(locale, (entries) =>
    entries.map((entry) => (entry.id === id ? { ...entry, text } : entry)),
  )

const withEntry = (locale: Locale, entry: Entry): Catalogues =>
  changed(locale, (entries) => [...entries, entry])

test('the catalogues of every language are complete and well formed', () => {
  expect(findProblems(real)).toEqual([])
  expect(real.en_US.length).toBeGreaterThan(0)
})

test('[S1.002] all 11 languages have every text, each in its own words', () => {
  const ids = real.en_US.map(({ id }) => id).toSorted()
  const english = new Map(real.en_US.map(({ id, text }) => [id, text]))
  expect(locales).toHaveLength(11)
  for (const locale of locales) {
    expect(real[locale].map(({ id }) => id).toSorted()).toEqual(ids)
    if (locale === 'en_US') continue
    const own = real[locale].filter(({ id, text }) => text !== english.get(id))
    // A name such as "Esports" or the footer may read the same; a language may not.
    expect(own.length / ids.length, locale).toBeGreaterThan(0.9)
  }
  const whole = locales.map((locale) => JSON.stringify(real[locale].map(({ text }) => text)))
  expect(new Set(whole).size).toBe(11)
})

/** What is the same wherever it is printed: signs, places for values, and these few names. */
const PRINTED_ALIKE = ['RTP', 'BAR', 'Limbo']
const hasWords = (text: string): boolean =>
  !PRINTED_ALIKE.includes(text) && /\p{Letter}/u.test(text.replaceAll(/\{\w+\}/gu, ''))

test.for([
  ['zh_TW', /\p{Script=Han}/u],
  ['zh_CN', /\p{Script=Han}/u],
  ['ko_KR', /\p{Script=Hangul}/u],
  ['ja_JP', /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u],
  ['th_TH', /\p{Script=Thai}/u],
  ['hi_IN', /\p{Script=Devanagari}/u],
  ['my_MM', /\p{Script=Myanmar}/u],
  ['ta_IN', /\p{Script=Tamil}/u],
  ['bn_BD', /\p{Script=Bengali}/u],
] as const)('%s is written in its own script', ([locale, script]) => {
  const foreign = real[locale].filter(({ text }) => hasWords(text) && !script.test(text))
  expect(foreign.map(({ id, text }) => `${id}: ${text}`)).toEqual([])
})

test('a missing key is a problem', () => {
  const short = changed('vi_VN', (entries) => entries.filter(({ id }) => id !== 'shell.home'))
  expect(findProblems(short)).toEqual(['vi_VN: shell.home is missing'])
})

test('an unknown key is a problem', () => {
  const more = withEntry('ko_KR', { id: 'shell.hom', text: '홈', word: 'shell' })
  expect(findProblems(more)).toEqual(['ko_KR: shell.hom is unknown to en_US'])
})

test.for(['', '   '])('an empty text %j is a problem, in en_US too', (text) => {
  expect(findProblems(withText('th_TH', 'shell.home', text))).toEqual([
    'th_TH: shell.home has an empty text',
  ])
  expect(findProblems(withText('en_US', 'shell.home', text))).toContain(
    'en_US: shell.home has an empty text',
  )
})

test('a duplicate id is a problem', () => {
  const twice = withEntry('bn_BD', { id: 'shell.home', text: 'হোম', word: 'shell' })
  expect(findProblems(twice)).toEqual(['bn_BD: shell.home is there twice'])
})

test('an id outside the file of its word is a problem', () => {
  const moved = changed('en_US', (entries) =>
    entries.map((entry) => (entry.id === 'shell.home' ? { ...entry, word: 'site' } : entry)),
  )
  expect(findProblems(moved)).toEqual(['en_US: shell.home does not belong in site.po'])
})

test.for([
  ['{tim}', 'has the placeholders {tim}, en_US has {time}'],
  ['サイト時刻', 'has the placeholders (none), en_US has {time}'],
  ['{time} {zone}', 'has the placeholders {time} {zone}, en_US has {time}'],
  ['{time', 'cannot be read: '],
] as const)('the placeholder in %j is a problem', ([text, problem]) => {
  const problems = findProblems(withText('ja_JP', 'shell.local_time', text))
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(`ja_JP: shell.local_time ${problem}`)
})

test.for([
  ['hi_IN', '{count} घोषणाएँ', 'placeholders {count}, en_US has {count, plural}'],
  ['hi_IN', '{count, plural, other {# घोषणाएँ}}', '{count} in the forms other, not one other'],
  ['zh_TW', '{count, plural, one {#} other {#}}', '{count} in the forms one other, not other'],
] as const)('%s may not write %j', ([locale, text, problem]) => {
  const problems = findProblems(withText(locale, 'announcement.count', text))
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(problem)
})

test('a language may say a number its own way', () => {
  const text = '{count, plural, =0 {暫無公告} other {# 則公告}}'
  expect(findProblems(withText('zh_TW', 'announcement.count', text))).toEqual([])
})

test('a PO file is read with its quotes, and without its obsolete entries', () => {
  const content = [
    'msgid ""\nmsgstr ""\n"Language: en_US\\n"',
    '#. A remark.\nmsgid "shell.home"\nmsgstr "Say \\"home\\""',
    '#~ msgid "shell.gone"\n#~ msgstr "Gone"',
  ].join('\n\n')
  expect(parseCatalogue('shell', content)).toEqual([
    { id: 'shell.home', text: 'Say "home"', word: 'shell' },
  ])
})
