import { expect, test } from 'vitest'
import { idTimeMs, isId, newId, siteId } from './id.ts'

const VERSION_7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

test('ids are version 7 and strictly increase, even thousands in one millisecond', () => {
  const now = Date.now()
  const ids = Array.from({ length: 10_000 }, () => newId(now))
  expect(ids.filter((id) => !VERSION_7.test(id))).toEqual([])
  expect(ids.filter((id, index) => index > 0 && id <= (ids[index - 1] ?? ''))).toEqual([])
})

test('an id made after the clock was set back is still larger', () => {
  const now = Date.now()
  const before = newId(now)
  expect(newId(now - 60_000) > before).toBe(true)
})

test('an id remembers when it was made', () => {
  const later = Date.now() + 60_000
  expect(idTimeMs(newId(later))).toBe(later)
})

test('a full counter borrows the next millisecond', () => {
  const start = Date.now() + 120_000
  const ids = Array.from({ length: 4_097 }, () => newId(start))
  expect(ids.slice(0, 4_096).every((id) => idTimeMs(id) === start)).toBe(true)
  expect(idTimeMs(ids[4_096] ?? newId())).toBe(start + 1)
})

test('the random part differs from id to id', () => {
  const tails = new Set(Array.from({ length: 1_000 }, () => newId().slice(19)))
  expect(tails.size).toBe(1_000)
})

test('only a lower-case UUID is an id', () => {
  expect(isId(newId())).toBe(true)
  const id = newId()
  for (const text of [
    '',
    id.toUpperCase(),
    `${id}\n`,
    ` ${id}`,
    id.replaceAll('-', ''),
    `{${id}}`,
  ]) {
    expect(isId(text), text).toBe(false)
  }
})

test('a site id is its number', () => {
  expect(siteId(7)).toBe(7)
})
