import { expect, test } from 'vitest'
import { tidy } from './tidy.ts'

test('the repository is tidy', async () => {
  expect(await tidy()).toEqual([])
})
