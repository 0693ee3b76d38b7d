import { expect, test } from 'vitest'
import { hallName, lastDays, plainFacts } from './round-rules.ts'

test('days count back from today by the clock of the site', () => {
  const now = new Date('2026-11-16T02:00:00Z')
  expect(lastDays(1, now, 'America/Caracas')).toEqual({ from: '2026-11-15', to: '2026-11-15' })
  expect(lastDays(7, now, 'America/Caracas')).toEqual({ from: '2026-11-09', to: '2026-11-15' })
  expect(lastDays(1, now, 'Asia/Tokyo')).toEqual({ from: '2026-11-16', to: '2026-11-16' })
})

test('a hall that is none has no name', () => {
  expect([hallName('slot'), hallName('toString'), hallName('')]).toEqual([
    'shell.category_slot',
    null,
    null,
  ])
})

test('of what a provider says only the plain is shown, and not all of it', () => {
  const view = { reels: [[1, 2], [3]], win: true, deep: { x: 1 }, none: null, long: 'x'.repeat(99) }
  expect(plainFacts(view)).toEqual([{ name: 'reels', value: '1 2 3' }])
  expect(plainFacts('text')).toEqual([])
  expect(
    plainFacts(Object.fromEntries(Array.from({ length: 20 }, (_, at) => [at, at]))),
  ).toHaveLength(8)
})
