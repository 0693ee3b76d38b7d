import { expect, test } from 'vitest'
import { clockSteps } from './clock-rules.ts'
import { exampleCounter, exampleWithdrawal, inMinutes } from './testing/example-withdrawals.ts'

const { promises } = exampleCounter()
const brief = (stages: Parameters<typeof clockSteps>[0]['stages']) =>
  clockSteps({ stages }, promises).map(({ stage, state, tookS, promisedS }) => ({
    stage,
    state,
    tookS,
    promisedS,
  }))

test('what it passed says how long it took, what it is in how long was promised', () => {
  expect(brief(exampleWithdrawal().stages).slice(0, 2)).toEqual([
    { stage: 'checking', state: 'done', tookS: 30, promisedS: 60 },
    { stage: 'review', state: 'now', tookS: null, promisedS: 1_800 },
  ])
})

test('each stage to come is promised after the one before it', () => {
  const ahead = clockSteps(exampleWithdrawal(), promises).filter(({ state }) => state === 'next')
  expect(ahead.map(({ stage, by }) => [stage, by])).toEqual([
    ['sending', inMinutes(18 + 10)],
    ['arriving', inMinutes(18 + 10 + 120)],
  ])
})

test('what has ended has nothing ahead', () => {
  const [checking] = exampleWithdrawal().stages
  expect(brief(checking ? [checking] : [])).toHaveLength(1)
  expect(brief([])).toEqual([])
})
