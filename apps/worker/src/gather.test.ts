import { describe, expect, test } from 'vitest'
import { createGather, createShare } from './gather.ts'

/** A clock that stands still until it is moved on. */
function setUp(everyMs = 500) {
  let now = 1_000
  const sleepers: { until: number; wake: () => void }[] = []
  const wait = (ms: number) =>
    new Promise<void>((wake) => void sleepers.push({ until: now + ms, wake }))
  const gather = createGather(everyMs, wait, () => now)
  const runs: string[] = []
  const ask = (who: string, key = 'pool') =>
    gather(key, async () => {
      runs.push(who)
      return who
    })
  const pass = async (ms: number) => {
    now += ms
    const due = sleepers.filter(({ until }) => until <= now)
    for (const { wake } of due) wake()
    // What was woken goes on before the test does.
    await new Promise((end) => setImmediate(end))
  }
  return { ask, runs, pass, gather }
}

describe('gather', () => {
  test('runs the first call at once, and a later one after the interval', async () => {
    const { ask, pass } = setUp()
    expect(await ask('first')).toBe('first')
    await pass(500)
    expect(await ask('second')).toBe('second')
  })

  test('of several calls within the interval one waits and runs, the others are dropped', async () => {
    const { ask, runs, pass } = setUp()
    await ask('first')
    await pass(100)
    const second = ask('second')
    const others = await Promise.all([ask('third'), ask('fourth')])
    expect(others).toEqual([null, null])
    expect(runs).toEqual(['first'])
    await pass(399)
    expect(runs).toEqual(['first'])
    await pass(1)
    expect(await second).toBe('second')
    expect(runs).toEqual(['first', 'second'])
  })

  test('a call during the first run still runs after it: its data may be newer', async () => {
    const { gather, ask, runs, pass } = setUp()
    const running = Promise.withResolvers<void>()
    const first = gather('pool', () => running.promise)
    const second = ask('second')
    running.resolve()
    await first
    await pass(500)
    expect(await second).toBe('second')
    expect(runs).toEqual(['second'])
  })

  test('a call during a delayed run still runs after it', async () => {
    const { gather, ask, runs, pass } = setUp()
    await ask('first')
    const running = Promise.withResolvers<void>()
    const second = gather('pool', () => running.promise)
    await pass(500)
    const third = ask('third')
    running.resolve()
    await second
    await pass(500)
    expect(await third).toBe('third')
    expect(runs).toEqual(['first', 'third'])
  })

  test('each key has its own interval', async () => {
    const { ask } = setUp()
    expect(await Promise.all([ask('usd', 'usd'), ask('vnd', 'vnd')])).toEqual(['usd', 'vnd'])
  })

  test('a failed run rejects its own caller only, and the next runs after the interval', async () => {
    const { gather, ask, pass } = setUp()
    const failing = gather('pool', async () => Promise.reject(new Error('no database')))
    await expect(failing).rejects.toThrow('no database')
    await pass(500)
    expect(await ask('next')).toBe('next')
  })
})

test('share: all who ask before a run begins have its end, and none has that of an earlier one', async () => {
  const { gather, pass } = setUp()
  const share = createShare(gather)
  let runs = 0
  const ask = () => share('pool', async () => (runs += 1))
  expect(await ask()).toBe(1)
  const together = [ask(), ask(), ask()]
  await pass(500)
  expect(await Promise.all(together)).toEqual([2, 2, 2])
  const later = ask()
  await pass(500)
  expect(await later).toBe(3)
})
