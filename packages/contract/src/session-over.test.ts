import { expect, test } from 'vitest'
import { isOver } from './session-over.ts'

test.each([
  ['another one counts now', 'a', { fingerprint: 'b' }, true],
  ['it counts itself', 'a', { fingerprint: 'a' }, false],
  ['it has ended', 'a', { fingerprint: '', ended: 'a' }, true],
  ['one before it has ended', 'b', { fingerprint: '', ended: 'a' }, false],
  ['none counts', 'a', { fingerprint: '' }, true],
])('[A51] a session when %s', (_what, own, changed, isOut) => {
  expect(isOver(own, changed)).toBe(isOut)
})
