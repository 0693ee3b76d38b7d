import { expect, test } from 'vitest'
import { actOn } from './publish-rules.ts'

const manager = { begin: true, check: true }
const content = { begin: false, check: true }
const auditor = { begin: false, check: false }

test.each([
  ['draft', false, manager, null],
  ['submitted', false, manager, 'publish'],
  ['submitted', true, manager, 'own'],
  // Makes a proposal, which another person has to agree to.
  ['submitted', true, content, 'publish'],
  ['showing', true, manager, 'withdraw'],
  ['scheduled', false, content, 'withdraw'],
  ['over', false, manager, 'roll_back'],
  ['withdrawn', false, manager, 'roll_back'],
  ['withdrawn', true, manager, 'own'],
  ['over', false, auditor, null],
  ['submitted', false, auditor, null],
] as const)('%s, own: %s, by %j leads to %s', (state, is_mine, may, act) => {
  expect(actOn({ state, is_mine }, may)).toBe(act)
})
