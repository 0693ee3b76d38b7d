import { expect, test } from 'vitest'
import { askProviders } from './ask.ts'

test('a provider without an answer is asked again later, and hinders no other', async () => {
  const asked: string[] = []
  const items = ['away', 'here'].flatMap((id) =>
    Array.from({ length: 40 }, () => ({ provider_id: id })),
  )
  const left = await askProviders({
    items,
    ask: ({ provider_id: id }) => Promise.resolve(asked.push(id)).then(() => id === 'here'),
    until: Number.POSITIVE_INFINITY,
  })
  expect(asked.filter((id) => id === 'here')).toHaveLength(40)
  expect(left.length).toBeGreaterThan(20)
  expect(new Set(left.map(({ provider_id: id }) => id))).toEqual(new Set(['away']))
})

test('one that fails hinders no other, and the failure is told', async () => {
  const items = ['a', 'b', 'c'].map((id) => ({ provider_id: 'one', id }))
  const asked: string[] = []
  const run = askProviders({
    items,
    ask: ({ id }) =>
      id === 'a' ? Promise.reject(new Error(id)) : Promise.resolve(!!asked.push(id)),
    until: Number.POSITIVE_INFINITY,
  })
  await expect(run).rejects.toThrow('1 were not asked')
  expect(asked).toEqual(['b', 'c'])
})
