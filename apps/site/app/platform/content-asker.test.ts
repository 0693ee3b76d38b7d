import { expect, test } from 'vitest'
import { deviceOf } from './content-asker.ts'

test('[S9.070] pages name the desktop 0 and a phone 1 when they ask for games', () => {
  expect([deviceOf('desktop'), deviceOf('mobile')]).toEqual([0, 1])
})
