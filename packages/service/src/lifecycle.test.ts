import { createLog } from '@oriel/core/log'
import { beforeEach, expect, test } from 'vitest'
import { Lifecycle } from './lifecycle.ts'

const lines: Record<string, unknown>[] = []
const log = createLog({
  service: 'test',
  level: 'info',
  destination: { write: (line: string) => void lines.push(JSON.parse(line)) },
})
const stopped: string[] = []
let lifecycle: Lifecycle

beforeEach(() => {
  lines.length = 0
  stopped.length = 0
  lifecycle = new Lifecycle(log)
})

const note = (name: string) => lifecycle.onStop(name, () => void stopped.push(name))

test('what was started last is stopped first', async () => {
  for (const name of ['database', 'bus', 'door']) note(name)
  await lifecycle.stop()
  expect(stopped).toEqual(['door', 'bus', 'database'])
})

test('a step waits for the one before it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  note('database')
  lifecycle.onStop('door', () => promise)
  const stopping = lifecycle.stop()
  expect(stopped).toEqual([])
  resolve()
  await stopping
  expect(stopped).toEqual(['database'])
})

test('however often it is asked, it stops once', async () => {
  note('database')
  await Promise.all([lifecycle.stop(), lifecycle.stop()])
  await lifecycle.stop()
  expect(stopped).toEqual(['database'])
})

test('a step that fails is logged by its name and the others go on', async () => {
  note('database')
  lifecycle.onStop('bus', () => Promise.reject(new Error('bus was gone')))
  lifecycle.onStop('relay', () => {
    throw new Error('relay was gone')
  })
  note('door')
  await expect(lifecycle.stop()).resolves.toBeUndefined()
  expect(stopped).toEqual(['door', 'database'])
  expect(lines).toMatchObject([
    { level: 'error', step: 'relay', err: { message: 'relay was gone' } },
    { level: 'error', step: 'bus', err: { message: 'bus was gone' } },
  ])
})
