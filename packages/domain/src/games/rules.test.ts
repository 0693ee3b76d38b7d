import { describe, expect, test } from 'vitest'
import { namesFor, questionForm, searchForm, termsOf } from './rules.ts'

describe('searchForm', () => {
  test.each([
    ['Jade Ascent', 'jade ascent'],
    ["Dragon's  Vigil!", 'dragon s vigil'],
    ['Đấu trường Rồng', 'dau truong rong'],
    ['Ｊａｄｅ　２', 'jade 2'],
    ['玉龙腾飞', '玉 龙 腾 飞'],
    ['มังกรทอง', 'มั ง ก ร ท อ ง'],
    ['ड्रैगन की आँख', 'ड्रैगन की आँख'],
    ['ドラゴン・アイ', 'ド ラ ゴ ン ア イ'],
    ['レーサー3', 'レ ー サ ー 3'],
    ['နဂါး ၈၈', 'န ဂါး ၈ ၈'],
    ['용의 눈', '용의 눈'],
    ['  ', ''],
  ])('%s', (text, form) => {
    expect(searchForm(text)).toBe(form)
    expect(searchForm(form)).toBe(form)
  })
  test('a question has its bound', () => {
    expect(questionForm('a'.repeat(1_000))).toHaveLength(60)
  })
})

test('a game is found by each of its names and by its provider, once', () => {
  const names = { en_US: 'Fox', zh_TW: '狐火', zh_CN: '狐火' }
  expect(termsOf(names, 'Northwind')).toEqual([' fox', ' 狐 火', ' northwind'])
})

describe('namesFor [S3.019]', () => {
  const names = { en_US: 'Jade Ascent', vi_VN: 'Sen Ngọc' }
  test('hands on the reader’s name and the English one', () => {
    expect(namesFor(names, 'vi_VN')).toEqual({ en_US: 'Jade Ascent', vi_VN: 'Sen Ngọc' })
  })
  test('falls back to en_US', () => {
    expect(namesFor(names, 'ja_JP')).toEqual({ en_US: 'Jade Ascent', ja_JP: 'Jade Ascent' })
  })
})
