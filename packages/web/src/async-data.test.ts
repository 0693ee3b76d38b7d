import { expect, test } from 'vitest'
import { failed, idle, pending, success } from './async-data.ts'

test('[S4.001] async data is idle, pending, success or error, and keeps what was shown', () => {
  const first = idle<number[]>()
  expect(first).toEqual({ status: 'idle', data: null })
  expect(pending(first)).toEqual({ status: 'pending', data: null })
  const done = success([1])
  expect(done).toEqual({ status: 'success', data: [1] })
  expect(pending(done)).toEqual({ status: 'pending', data: [1] })
  expect(failed(done, 'network error')).toEqual({
    status: 'error',
    data: [1],
    message: 'network error',
  })
})
