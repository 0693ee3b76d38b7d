import { expect, test } from 'vitest'
import { maintenanceTimes } from './maintenance.ts'

const times = (start: string, end: string, zone: string) =>
  maintenanceTimes({ startsAt: new Date(start), endsAt: new Date(end) }, zone)

test('a maintenance is told in the site’s own time, with its zone', () => {
  expect(times('2026-11-15T07:00:00Z', '2026-11-15T09:30:00Z', 'America/Caracas')).toEqual({
    start: '03:00',
    end: '05:30',
    zone: 'UTC-4',
  })
  expect(times('2026-11-15T07:00:00Z', '2026-11-15T09:30:00Z', 'Asia/Kolkata').zone).toBe(
    'UTC+5:30',
  )
})

test('the days are told where they differ, by the site’s calendar', () => {
  expect(times('2026-11-15T22:00:00Z', '2026-11-16T05:00:00Z', 'America/Caracas')).toMatchObject({
    start: '2026-11-15 18:00',
    end: '2026-11-16 01:00',
  })
  expect(times('2026-11-15T22:00:00Z', '2026-11-16T03:00:00Z', 'America/Caracas').end).toBe('23:00')
})
