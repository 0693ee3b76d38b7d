import { expect, test } from 'vitest'
import { allCalls } from './calls.ts'

test('[S6.021] the member website knows visitors and members, and no roles of staff', () => {
  const calls = allCalls.filter(({ door }) => door !== 'office')
  const roles = new Set(calls.map(({ auth }) => auth))
  expect([...roles].toSorted()).toEqual(['member', 'none'])
})
