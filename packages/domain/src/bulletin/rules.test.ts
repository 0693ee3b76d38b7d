import { newId } from '@oriel/core/id'
import type { ContentId } from '@oriel/domain/content'
import { expect, test } from 'vitest'
import { afterNoon, NOON } from '../examples.ts'
import { isHidden, newSince } from './rules.ts'

test.each([
  ['when it was changed', NOON, afterNoon(-1)],
  ['when it began', afterNoon(-1), NOON],
])('a bulletin is new since %s', (_, updatedAt, startsAt) => {
  expect(newSince({ updatedAt, startsAt })).toEqual(NOON)
})

test.each([
  ['never hidden', [], 1, false],
  ['the hidden version', [1], 1, true],
  ['an older version than the hidden one', [3], 2, true],
  ['a newer version than the hidden one', [1], 2, false],
])('%s', (_, hidden, version, expected) => {
  const id: ContentId = newId()
  expect(isHidden({ id, version }, new Map(hidden.map((one) => [id, one])))).toBe(expected)
})
