import { expect, test } from 'vitest'
import { inputOf, type Wanted } from './open-rules.ts'

const WANTED: Wanted = {
  name: ' Saturday ',
  currency: 'VND',
  total: '20000000',
  slots: '200',
  least: '20000',
  most: '500000',
  from: '2026-11-14T20:30',
  until: '2026-11-14T21:30',
  before: '',
}
const ZONE = 'America/Caracas'

test('times are those of the site, and nobody is left out unless a day is named', () => {
  expect(inputOf('id', WANTED, ZONE)).toMatchObject({
    name: 'Saturday',
    slots: 200,
    registered_before: null,
    opens_at: '2026-11-15T00:30:00.000Z',
    end_at: '2026-11-15T01:30:00.000Z',
  })
  const older = inputOf('id', { ...WANTED, before: '2026-11-01T00:00' }, ZONE)
  expect(older?.registered_before).toBe('2026-11-01T04:00:00.000Z')
})

test.each<Partial<Wanted>>([
  { name: ' ' },
  { total: '' },
  { total: '1,000' },
  { slots: '0' },
  { slots: '1.5' },
  { least: '-1' },
  { from: '' },
  { until: 'soon' },
  { before: 'soon' },
])('nothing is sent for %o', (changes) => {
  expect(inputOf('id', { ...WANTED, ...changes }, ZONE)).toBeNull()
})
