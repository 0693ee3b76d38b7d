import type { Locale } from '@oriel/core/locale'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareNames, type NameMatch } from './names.ts'

type Row = readonly [own: string, told: string, locale: Locale, NameMatch]

const ROWS: readonly Row[] = [
  ['Sophia Reed', 'SOPHIA REED', 'en_US', 'equal'],
  ['Sophia  Reed', ' sophia reed ', 'en_US', 'equal'],
  ['Sóphiä Réed', 'SOPHIA REED', 'en_US', 'equal'],
  ['ＳＯＰＨＩＡ Reed', 'sophia reed', 'en_US', 'equal'],
  ['O’Brien, Sean', "O'BRIEN SEAN", 'en_US', 'equal'],
  ['Anna-Maria Way', 'ANNA MARIA WAY', 'en_US', 'equal'],
  ['Reed Sophia', 'Sophia Reed', 'en_US', 'other'],
  ['Sophia Anne Reed', 'SOPHIA REED', 'en_US', 'near'],
  ['Sophia Reed', 'SOPHIA ANNE REED', 'en_US', 'near'],
  ['Sophia Anne Mary Reed', 'SOPHIA REED', 'en_US', 'other'],
  ['Sophia Reed', 'SOPHIA READ', 'en_US', 'other'],
  ['Sophia Reed', 'REED', 'en_US', 'near'],
  ['Sophia', '', 'en_US', 'other'],
  ['Sophia Reed', '-', 'en_US', 'other'],
  ['Nguyễn Minh Khoa', 'NGUYEN MINH KHOA', 'vi_VN', 'equal'],
  ['Đặng Thị Hương', 'DANG THI HUONG', 'vi_VN', 'equal'],
  ['Nguyễn Minh Khoa', 'KHOA NGUYEN MINH', 'vi_VN', 'equal'],
  ['Nguyễn Minh Khoa', 'MINH KHOA', 'vi_VN', 'near'],
  ['Nguyễn Minh Khoa', 'KHOA NGUYEN', 'vi_VN', 'near'],
  ['Nguyễn Minh Khoa', 'TRAN MINH KHOA', 'vi_VN', 'other'],
  ['NGUYENMINHKHOA', 'Nguyễn Minh Khoa', 'vi_VN', 'equal'],
  ['NGUYENMINHKHOA', 'NGUYEN KHOA', 'vi_VN', 'near'],
  ['NGUYENMINHKHOA', 'TRAN KHOA', 'vi_VN', 'other'],
  ['NGUYENMINHKHOA', 'NGUYEN', 'vi_VN', 'other'],
  ['王小明', '王 小明', 'zh_CN', 'equal'],
  ['Wang Xiaoming', 'XIAOMING WANG', 'zh_TW', 'equal'],
  ['王小明', '王小朋', 'zh_CN', 'other'],
  ['김 민준', '민준 김', 'ko_KR', 'equal'],
  ['김민준', '김민중', 'ko_KR', 'other'],
  ['มานี ใจดี', 'มานี ใจดี', 'th_TH', 'equal'],
  // Without its vowel signs it is the name of somebody else.
  ['มานี ใจดี', 'มาน ใจด', 'th_TH', 'other'],
  ['タカシ 山田', 'タガシ 山田', 'ja_JP', 'other'],
  ['ﾀｶｼ 山田', 'タカシ 山田', 'ja_JP', 'equal'],
]

test.each(ROWS)('%s, told as %s (%s): %4$s', (own, told, locale, match) => {
  expect(compareNames(own, told, locale)).toBe(match)
})

describe('whatever the names are', () => {
  const word = fc.stringMatching(/^[A-Z]{1,8}$/)
  const names = fc.array(word, { minLength: 1, maxLength: 5 })

  test('one is equal to itself in any case and any spacing', () => {
    fc.assert(
      fc.property(names, (words) => {
        const told = words.map((one) => one.toLowerCase()).join('   ')
        expect(compareNames(words.join(' '), told, 'en_US')).toBe('equal')
      }),
    )
  })

  test('their order counts for nothing where it is free', () => {
    fc.assert(
      fc.property(names, (words) => {
        const told = words.toReversed().join(' ')
        expect(compareNames(words.join(' '), told, 'vi_VN')).toBe('equal')
      }),
    )
  })

  test('without one of several words one is never refused outright', () => {
    const several = fc.array(word, { minLength: 2, maxLength: 5 })
    fc.assert(
      fc.property(several, fc.nat(4), (words, at) => {
        const told = words.toSpliced(at % words.length, 1).join(' ')
        expect(compareNames(words.join(' '), told, 'en_US')).not.toBe('other')
      }),
    )
  })
})
