import { expect, test } from 'vitest'
import { forEachOf } from './each.ts'

test('does all of them, a few at a time', async () => {
  const done: number[] = []
  let [now, most] = [0, 0]
  await forEachOf([1, 2, 3, 4, 5], 2, async (item) => {
    now += 1
    most = Math.max(most, now)
    await Promise.resolve()
    now -= 1
    done.push(item)
  })
  expect([done, most]).toEqual([[1, 2, 3, 4, 5], 2])
})

test('M13: one that fails hinders no other, and all failures are thrown at the end', async () => {
  const done: number[] = []
  const work = async (item: number) => {
    if (item % 2 === 0) throw new Error(`no ${item}`)
    done.push(item)
  }
  await expect(forEachOf([1, 2, 3, 4, 5], 2, work)).rejects.toMatchObject({
    message: '2 of 5 failed',
    errors: [new Error('no 2'), new Error('no 4')],
  })
  expect(done).toEqual([1, 3, 5])
})
