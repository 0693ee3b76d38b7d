import { answered, refused, unknown } from '@oriel/domain/provider'
import { describe, expect, test } from 'vitest'
import { isUnsure } from '@oriel/domain/provider'
import { afterSend, afterStatus } from './rules.ts'

const FINAL_MS = 60_000
const missing = answered({ state: 'not_found' } as const)
const reversed = (reason: string) => ({ kind: 'end', end: { state: 'reversed', reason } })

describe('M11: a refusal', () => {
  test('of what was sent once ends the transfer', () => {
    expect(afterSend(refused('insufficient_funds'), { isFirst: true })).toEqual(
      reversed('insufficient_funds'),
    )
  })

  test('of what was sent again is never the end by itself: its status is asked for', () => {
    expect(afterSend(refused('insufficient_funds'), { isFirst: false })).toEqual({
      kind: 'step',
      step: 'ask',
      refusal: 'insufficient_funds',
    })
  })

  const cannotCancel = { cancel: false, notFoundFinalMs: FINAL_MS }
  const canCancel = { cancel: true, notFoundFinalMs: FINAL_MS }
  test.each([
    ['waits while the first may still arrive', 'in', cannotCancel, 5_000, 'wait'],
    ['is final when the first is too old to be taken', 'in', cannotCancel, FINAL_MS + 1, 'end'],
    ['is final when nothing was ever unsure', 'in', cannotCancel, null, 'end'],
    ['is cancelled where that can be done', 'in', canCancel, 5_000, 'step'],
    ['waits on the way home too', 'out', canCancel, 5_000, 'wait'],
  ] as const)('then "not found" %s', (_what, direction, caps, unsureMs, kind) => {
    const facts = { direction, caps, unsureMs, refusal: 'in_round' }
    expect(afterStatus(missing, facts).kind).toBe(kind)
  })

  test('"not found" without a refusal is sent again, however old it is', () => {
    const facts = { direction: 'in', caps: cannotCancel, unsureMs: 1e9, refusal: null } as const
    expect(afterStatus(missing, facts)).toEqual({ kind: 'step', step: 'send' })
  })
})

test.each([
  ['timeout', true],
  ['unreachable', true],
  ['bad_answer', true],
  ['crowded', false],
  ['breaker_open', false],
] as const)('an answer of %s leaves it unsure: %s', (cause, is) => {
  expect(isUnsure(unknown(cause))).toBe(is)
})
