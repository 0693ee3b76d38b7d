import { expect, test } from 'vitest'
import { initialsOf } from './avatar.tsx'

test.each([
  ['sophia_r', 'SR'],
  ['sophia', 'SO'],
  ['an', 'AN'],
  ['x', 'X'],
  ['minh.tran.88', 'MT'],
  ['陈 大文', '陈大'],
  ['', ''],
])('%s has the initials %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
