import { locales } from '@oriel/core/locale'
import { expect, test } from 'vitest'
import { dateWords } from './date-words.ts'

test.each(locales)('%s writes each part once, and has twelve months', (locale) => {
  const { order, monthNames } = dateWords(locale)
  expect(order.toSorted()).toEqual(['day', 'month', 'year'])
  expect(new Set(monthNames).size).toBe(12)
})

test.each([
  ['en_US', ['month', 'day', 'year'], 'January'],
  ['vi_VN', ['day', 'month', 'year'], 'Tháng 1'],
  ['ja_JP', ['year', 'month', 'day'], '1月'],
  ['th_TH', ['day', 'month', 'year'], 'มกราคม'],
] as const)('%s begins as its readers do', (locale, order, january) => {
  expect(dateWords(locale)).toMatchObject({ order, monthNames: { 0: january } })
})
