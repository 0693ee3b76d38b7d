import type { Currency } from '@oriel/core/currency'
import { newId, siteId } from '@oriel/core/id'
import { readAgentNumber, type Agent } from './agents.ts'
import type { Recommender } from './recommenders.ts'
import { expect, test } from 'vitest'
import { judgeAgent, judgeRecommender, readRecommendCode } from './rules.ts'

const agent: Agent = {
  id: newId(),
  number: 20_118,
  siteId: siteId(1),
  account: 'lucas',
  currency: 'USD',
  state: 'active',
}
const friend: Recommender = {
  memberId: newId(),
  currency: 'USD',
  isMemberOpen: true,
  isCodeEnabled: true,
}
const verdict = (outcome: { ok: boolean; reason?: string }) =>
  outcome.ok ? 'fine' : outcome.reason

test.each<[Partial<Agent> | null, Currency | null, string]>([
  [{}, 'USD', 'fine'],
  [{}, null, 'fine'],
  [{}, 'VND', 'introducer_currency_differs'],
  [null, 'USD', 'agent_unknown'],
  [{ state: 'disabled' }, 'USD', 'agent_disabled'],
  [{ state: 'left' }, 'USD', 'agent_left'],
])('an agent %j for %s: %s', (change, wanted, expected) => {
  expect(verdict(judgeAgent(change && { ...agent, ...change }, wanted))).toBe(expected)
})

test.each<[Partial<Recommender> | null, Currency | null, string]>([
  [{}, 'USD', 'fine'],
  [{}, null, 'fine'],
  [{}, 'VND', 'introducer_currency_differs'],
  [{}, 'THB', 'recommend_closed'],
  [{ currency: 'THB' }, null, 'recommend_closed'],
  [null, 'USD', 'recommend_code_unknown'],
  [{ isCodeEnabled: false }, 'USD', 'recommend_code_disabled'],
  [{ isMemberOpen: false }, 'USD', 'recommend_disabled'],
])('a recommender %j for %s: %s', (change, wanted, expected) => {
  const open: Currency[] = ['USD', 'VND']
  const recommender = change && { ...friend, ...change }
  expect(verdict(judgeRecommender(recommender, open, wanted))).toBe(expected)
})

test('numbers and codes are read as links write them, and nothing else', () => {
  expect(
    ['20118', '020118', '1', '20118 ', '2e4', '-20118', '9'.repeat(10)].map(readAgentNumber),
  ).toEqual([20_118, null, null, null, null, null, null])
  expect(
    ['sph4x7', ' SPH4X7 ', 'SPH0X7', 'SPH4', 'SPH4X7\n;', 'ＳＰＨ４Ｘ７'].map(readRecommendCode),
  ).toEqual(['SPH4X7', 'SPH4X7', null, null, null, null])
})
