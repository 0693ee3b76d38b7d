import { locales } from '@oriel/core/locale'
import { describe, expect, test } from 'vitest'
import { createFormat } from './format.ts'

const CARACAS = 'America/Caracas'
const from = new Date('2026-11-15T03:05:00Z')
const to = new Date('2026-12-24T23:05:00Z')

describe('dates', () => {
  test.each([
    ['en_US', 'Nov 14, 2026', 'Nov 14, 2026, 23:05 (UTC-4)'],
    ['vi_VN', '14/11/2026', '23:05 14/11/2026 (UTC-4)'],
    ['zh_CN', '2026年11月14日', '2026年11月14日 23:05 (UTC-4)'],
    ['my_MM', '14/11/2026', '14/11/2026, 23:05 (UTC-4)'],
    ['th_TH', '14 พ.ย. 2026', '14 พ.ย. 2026 23:05 (UTC-4)'],
  ] as const)('%s reads the site’s own day', (locale, date, dateTime) => {
    const format = createFormat(locale, CARACAS)
    expect(format.date(from)).toBe(date)
    expect(format.dateTime(from)).toBe(dateTime)
  })

  test('a half hour of the zone is not lost', () => {
    expect(createFormat('en_US', 'Asia/Kolkata').dateTime(from)).toContain('08:35 (UTC+5:30)')
  })

  test('a range names the year once, and a range of hours no day', () => {
    const format = createFormat('en_US', CARACAS)
    expect(format.dateRange(from, to)).toMatch(/^Nov 14\s–\sDec 24, 2026$/)
    const hours = [new Date('2026-11-15T07:00:00Z'), new Date('2026-11-15T09:00:00Z')] as const
    expect(format.timeRange(...hours)).toBe('03:00 – 05:00 (UTC-4)')
    expect(format.timeRange(from, to)).toContain('Dec 24, 2026')
  })

  test('every language writes Latin digits and the common year', () => {
    for (const locale of locales) {
      const format = createFormat(locale, CARACAS)
      const text = `${format.dateTime(from)} ${format.dateRange(from, to)} ${format.percent(150)}`
      expect(text).toContain('2026')
      expect(text).toContain('150')
      expect(text.match(/\p{Nd}/gu)?.join('')).toMatch(/^[0-9]+$/)
    }
  })
})

test('money in a sentence goes without its zeros', () => {
  const format = createFormat('en_US', CARACAS)
  expect(format.shortMoney(5_000_000n, 'USD')).toBe('$500')
  expect(format.money(5_000_000n, 'USD')).toBe('$500.00')
})
