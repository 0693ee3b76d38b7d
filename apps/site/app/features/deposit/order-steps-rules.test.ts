import { depositStates, type DepositState } from '@oriel/contract/member/deposit'
import { expect, test } from 'vitest'
import { stepsOf } from './order-steps-rules.ts'
import { exampleOrder, inMinutes } from './testing/example-deposits.ts'

test.each<[DepositState, string]>([
  ['created', 'now next next next'],
  ['awaiting', 'done now next next'],
  ['seen', 'done done now next'],
  ['review', 'done done now next'],
  ['credited', 'done done done done'],
  ['expired', 'done failed next next'],
  ['cancelled', 'done failed next next'],
  ['refused', 'done failed next next'],
  ['returned', 'done done done failed'],
])('an order that is %s is at %s', (state, steps) => {
  expect(
    stepsOf(exampleOrder({ state }))
      .map((step) => step.state)
      .join(' '),
  ).toBe(steps)
})

test('every state has one step at most that is under way', () => {
  for (const state of depositStates) {
    const now = stepsOf(exampleOrder({ state })).filter((step) => step.state === 'now')
    expect(now.length).toBeLessThanOrEqual(1)
  }
})

test('the end has its time', () => {
  const ended = { ended_at: inMinutes(4) }
  expect(stepsOf(exampleOrder({ state: 'credited', ...ended })).at(-1)?.at).toEqual(inMinutes(4))
  expect(stepsOf(exampleOrder({ state: 'expired', ...ended }))[1]?.at).toEqual(inMinutes(4))
})
