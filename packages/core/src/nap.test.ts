import { expect, test } from 'vitest'
import { createNap } from './nap.ts'

test('a nap ends by itself', async () => {
  const begun = performance.now()
  await createNap().take(30)
  expect(performance.now() - begun).toBeGreaterThan(25)
})

test('a nap ends when it is woken', async () => {
  const nap = createNap()
  const taken = nap.take(3_600_000)
  nap.wake()
  await expect(taken).resolves.toBeUndefined()
})

test('to wake who is awake does no harm, and does not shorten the next nap', async () => {
  const nap = createNap()
  nap.wake()
  const begun = performance.now()
  await nap.take(30)
  nap.wake()
  expect(performance.now() - begun).toBeGreaterThan(25)
})
