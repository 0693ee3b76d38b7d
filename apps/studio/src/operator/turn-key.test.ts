import { expect, test } from 'vitest'
import { useStudio } from '../testing/open-studio.ts'
import { turnKey } from './turn-key.ts'

const house = useStudio()
const PLAYER = { member_ref: 'turner', currency: 'USD' }
const OVERLAP_MS = 60_000

test('both keys are good while both sides turn, then the new one alone', async () => {
  const { studio, secret: old, call } = house
  const key = { keyId: 'next', secret: 'another secret of this test' }
  const next = { operator: old.operator, ...key }
  const statusOf = async (as: typeof old) => (await call('/operator/v1/player', PLAYER, as)).status
  expect(await statusOf(next)).toBe(401)
  expect(await turnKey(studio, old.operator, key, OVERLAP_MS)).toBe(true)
  expect([await statusOf(old), await statusOf(next)]).toEqual([200, 200])
  house.wait(OVERLAP_MS)
  expect([await statusOf(old), await statusOf(next)]).toEqual([401, 200])
})

test('a house nobody knows gets none', async () => {
  const key = { keyId: 'next', secret: 'another secret of this test' }
  expect(await turnKey(house.studio, 'nobody', key, OVERLAP_MS)).toBe(false)
})
