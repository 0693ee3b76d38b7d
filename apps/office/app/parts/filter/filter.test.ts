import { describe, expect, test } from 'vitest'
import { daysOf } from './days.ts'
import { isSameFilter, readFilter, withValue, writeFilter, type FilterField } from './filter.ts'
import { readSaved } from './saved-filters.ts'

const FIELDS: readonly FilterField[] = [
  { kind: 'text', name: 'member', label: 'Member' },
  { kind: 'days', name: 'days', label: 'Days' },
  {
    kind: 'choice',
    name: 'currency',
    label: 'Currency',
    options: [
      { value: 'VND', label: 'VND' },
      { value: 'THB', label: 'THB' },
    ],
  },
]
const read = (query: string) => readFilter(FIELDS, new URLSearchParams(query))
const write = (filter: Record<string, string>, query = '') =>
  writeFilter(FIELDS, filter, new URLSearchParams(query)).toString()

describe('a filter in the address', () => {
  test.each([
    ['currency=VND&member=minh', { currency: 'VND', member: 'minh' }],
    ['currency=EUR', {}],
    ['member=%20%20', {}],
    [`member=${'x'.repeat(101)}`, {}],
    ['days=7d', { days: '7d' }],
    ['days=2026-11-01..2026-11-14', { days: '2026-11-01..2026-11-14' }],
    ['days=2026-11-14..2026-11-01', {}],
    ['days=2026-02-30..2026-03-01', {}],
    ['days=yesterday', {}],
    ['other=1', {}],
  ])('%s is read as %j', (query, filter) => {
    expect(read(query)).toEqual(filter)
  })

  test('what is written is read again as it was', () => {
    const filter = { member: 'Đỗ & Võ=1', days: 'month', currency: 'THB' }
    expect(read(write(filter))).toEqual(filter)
  })

  test('another filter begins at the first page; order, size and other words stay', () => {
    const written = write(
      { currency: 'THB' },
      'member=a&after=W9&open=W3&sort=-amount&count=100&x=1',
    )
    expect(Object.fromEntries(new URLSearchParams(written))).toEqual({
      sort: '-amount',
      count: '100',
      x: '1',
      currency: 'THB',
    })
  })

  test('a value is set, replaced and taken away', () => {
    const one = withValue({}, 'currency', 'VND')
    expect(withValue(one, 'currency', 'THB')).toEqual({ currency: 'THB' })
    expect(withValue(one, 'currency', null)).toEqual({})
    expect(isSameFilter(one, { currency: 'VND' })).toBe(true)
    expect(isSameFilter(one, { currency: 'VND', member: 'a' })).toBe(false)
    expect(isSameFilter(one, { member: 'VND' })).toBe(false)
  })
})

test.each([
  ['today', '2026-11-14', '2026-11-14'],
  ['7d', '2026-11-08', '2026-11-14'],
  ['30d', '2026-10-16', '2026-11-14'],
  ['month', '2026-11-01', '2026-11-14'],
  ['2026-01-01..2026-01-31', '2026-01-01', '2026-01-31'],
])('%s are the days %s to %s in the zone of the site', (value, from, to) => {
  // In UTC it is the next day already.
  const now = new Date('2026-11-14T23:30:00-04:00')
  expect(daysOf(value, now, 'America/Caracas')).toEqual({ from, to })
})

test('saved filters that cannot be read are left out', () => {
  const good = { name: 'Late', filter: { currency: 'VND' } }
  expect(readSaved([good, { name: 1 }, null, { name: 'x', filter: { a: 1 } }])).toEqual([good])
  expect(readSaved('old')).toEqual([])
})
