import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  dayOf,
  isTimeZone,
  readLocalTime,
  startOfDay,
  writeInstant,
  writeLocalTime,
  zoneOffsetMinutes,
} from './time.ts'

const at = (text: string) => new Date(text)

test('an instant is written with the offset of Caracas when no zone is named', () => {
  expect(writeInstant(at('2026-11-15T07:00:00Z'))).toBe('2026-11-15T03:00:00.000-04:00')
})

test.each([
  // Caracas has been four hours behind all year round since May 2016, and 4:30 behind before.
  ['2026-01-15T12:00:00Z', 'America/Caracas', -240],
  ['2026-07-15T12:00:00Z', 'America/Caracas', -240],
  ['2015-07-15T12:00:00Z', 'America/Caracas', -270],
  ['2026-01-15T12:00:00Z', 'America/New_York', -300],
  ['2026-07-15T12:00:00Z', 'America/New_York', -240],
  // New York springs forward at 07:00 UTC on 8 March 2026 and falls back at 06:00 on 1 November.
  ['2026-03-08T06:59:59.999Z', 'America/New_York', -300],
  ['2026-03-08T07:00:00Z', 'America/New_York', -240],
  ['2026-11-01T05:59:59.999Z', 'America/New_York', -240],
  ['2026-11-01T06:00:00Z', 'America/New_York', -300],
  ['2026-01-15T12:00:00Z', 'Asia/Kolkata', 330],
  ['2026-01-15T12:00:00Z', 'Asia/Kathmandu', 345],
  ['2026-01-15T12:00:00Z', 'Asia/Ho_Chi_Minh', 420],
  ['2026-01-15T12:00:00Z', 'UTC', 0],
])('at %s the offset of %s is %i minutes', (instant, zone, minutes) => {
  expect(zoneOffsetMinutes(at(instant), zone)).toBe(minutes)
})

test.each([
  ['2026-11-15T07:00:00Z', 'UTC', '2026-11-15T07:00:00.000+00:00'],
  ['2026-11-15T07:00:00.123Z', 'Asia/Kathmandu', '2026-11-15T12:45:00.123+05:45'],
  ['2026-01-01T03:59:59.999Z', 'America/Caracas', '2025-12-31T23:59:59.999-04:00'],
  ['1969-12-31T23:59:59.500Z', 'UTC', '1969-12-31T23:59:59.500+00:00'],
])('%s in %s is written %s', (instant, zone, text) => {
  expect(writeInstant(at(instant), zone)).toBe(text)
})

test.each([
  ['2026-11-15T03:59:59.999Z', undefined, '2026-11-14'],
  ['2026-11-15T04:00:00Z', undefined, '2026-11-15'],
  ['2026-11-15T04:00:00Z', 'Asia/Tokyo', '2026-11-15'],
  ['2026-11-15T15:00:00Z', 'Asia/Tokyo', '2026-11-16'],
])('the day of %s in %s is %s', (instant, zone, day) => {
  expect(dayOf(at(instant), zone)).toBe(day)
})

test('a written instant reads back as the same instant in every zone', () => {
  const zones = ['America/Caracas', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Apia', 'UTC']
  const anyInstant = fc.date({
    min: at('1950-01-01T00:00:00Z'),
    max: at('2100-01-01T00:00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(anyInstant, fc.constantFrom(...zones), (instant, zone) => {
      expect(at(writeInstant(instant, zone)).getTime()).toBe(instant.getTime())
    }),
  )
})

test('a name is a time zone only if this machine knows it', () => {
  expect(isTimeZone('America/Caracas')).toBe(true)
  expect(isTimeZone('UTC')).toBe(true)
  for (const text of ['', 'Mars/Olympus', 'America/', '../etc/localtime']) {
    expect(isTimeZone(text), text).toBe(false)
  }
})

test.each([
  ['2026-11-14', 'America/Caracas', '2026-11-14T04:00:00.000Z'],
  ['2026-11-14', 'Asia/Kolkata', '2026-11-13T18:30:00.000Z'],
  // The clock changes on that day.
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
])('the day %s of %s begins at %s', (day, zone, begins) => {
  expect(startOfDay(day, zone).toISOString()).toBe(begins)
})

test.each([
  ['2026-11-15T03:00', 'America/Caracas', '2026-11-15T07:00:00.000Z'],
  ['2026-11-15T03:00', 'UTC', '2026-11-15T03:00:00.000Z'],
  ['2026-01-15T12:45', 'Asia/Kathmandu', '2026-01-15T07:00:00.000Z'],
  ['2026-03-08T03:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
  ['2026-11-01T23:00', 'America/New_York', '2026-11-02T04:00:00.000Z'],
])('clocks show %s in %s at %s', (local, zone, instant) => {
  expect(readLocalTime(local, zone).toISOString()).toBe(instant)
  expect(writeLocalTime(at(instant), zone)).toBe(local)
})

test('what is no time of a clock is no instant', () => {
  expect(readLocalTime('soon', 'UTC').getTime()).toBeNaN()
})
