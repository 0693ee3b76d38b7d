import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { solveWork } from './solve-work.ts'

const workOf = (number: number, maxNumber = 2_500) => ({
  algorithm: 'SHA-256' as const,
  salt: 'a1b2c3',
  challenge: createHash('sha256').update(`a1b2c3${number}`).digest('hex'),
  maxNumber,
})
const solve = (number: number, maxNumber?: number) => {
  const shares: number[] = []
  const { signal } = new AbortController()
  const found = solveWork(workOf(number, maxNumber), signal, (share) => void shares.push(share))
  return found.then((solution) => ({ solution, shares }))
}

test.each([0, 1, 999, 1_000, 2_499, 2_500])('finds %i', async (number) => {
  expect((await solve(number)).solution).toBe(number)
})

test('tells how far it is, up to the whole', async () => {
  const { solution, shares } = await solve(99_999, 9_999)
  expect(solution).toBeNull()
  expect(shares).toEqual([0.4, 0.8, 1])
})

test('ends when it is told to', async () => {
  const turn = new AbortController()
  const shares: number[] = []
  const found = solveWork(workOf(90_000, 100_000), turn.signal, (share) => {
    shares.push(share)
    turn.abort()
  })
  expect(await found).toBeNull()
  expect(shares).toHaveLength(1)
})

test('the page goes on between the chunks', async () => {
  let turns = 0
  const count = setInterval(() => (turns += 1), 1)
  await solve(20_000, 20_000)
  clearInterval(count)
  expect(turns).toBeGreaterThan(3)
})
