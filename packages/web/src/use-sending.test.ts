import { expect, test } from 'vitest'
import { oneAtATime } from './use-sending.ts'

function form() {
  const told: boolean[] = []
  const ends: (() => void)[] = []
  const send = oneAtATime((isSending) => void told.push(isSending))
  const press = () => send(() => new Promise((end) => void ends.push(end)))
  return { told, ends, send, press }
}

test('what is pressed twice is sent once', async () => {
  const { told, ends, press } = form()
  const first = press()
  await press()
  expect([ends.length, told]).toEqual([1, [true]])
  ends[0]?.()
  await first
  expect(told).toEqual([true, false])
})

test('after an answer it can be sent again', async () => {
  const { ends, press } = form()
  for (let time = 0; time < 2; time += 1) {
    const sent = press()
    ends.at(-1)?.()
    await sent
  }
  expect(ends).toHaveLength(2)
})

test('a fault of ours does not lock the form', async () => {
  const { told, ends, send, press } = form()
  await expect(send(() => Promise.reject(new Error('ours')))).rejects.toThrow('ours')
  expect(told).toEqual([true, false])
  void press()
  expect(ends).toHaveLength(1)
})
