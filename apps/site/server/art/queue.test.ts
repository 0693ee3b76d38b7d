import { describe, expect, test } from 'vitest'
import { createQueue, type Urgency } from './queue.ts'

/** Jobs that end when they are told to. */
function workshop(atOnce: number, waitingMax: number) {
  const queue = createQueue<string>(atOnce, waitingMax)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const order = (name: string, urgency: Urgency = 'now', wanted = { is: true }) =>
    queue.run({
      work: () =>
        new Promise((resolve) => {
          begun.push(name)
          ends.set(name, () => resolve(name))
        }),
      isWanted: () => wanted.is,
      urgency: () => urgency,
    })
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { queue, begun, order, end }
}

describe('the queue', () => {
  test('lets so many work at once and no more', async () => {
    const { queue, begun, order, end } = workshop(2, 10)
    const all = ['a', 'b', 'c'].map((name) => order(name))
    expect([begun, queue.waiting()]).toEqual([['a', 'b'], 1])
    await end('a')
    expect(begun).toEqual(['a', 'b', 'c'])
    await end('b')
    await end('c')
    expect(await Promise.all(all)).toEqual([{ done: 'a' }, { done: 'b' }, { done: 'c' }])
  })

  test('serves who waits before what is drawn ahead', async () => {
    const { begun, order, end } = workshop(1, 10)
    void order('first')
    void order('ahead', 'later')
    void order('visitor')
    await end('first')
    await end('visitor')
    expect(begun).toEqual(['first', 'visitor', 'ahead'])
  })

  test('passes over what nobody wants any more', async () => {
    const { begun, order, end } = workshop(1, 10)
    const wanted = { is: true }
    void order('first')
    const left = order('left', 'now', wanted)
    void order('last')
    wanted.is = false
    await end('first')
    expect(await left).toBe('unwanted')
    expect(begun).toEqual(['first', 'last'])
  })

  test('turns away when it is full, unless something else can give way', async () => {
    const { order } = workshop(1, 2)
    void order('working')
    const gone = order('gone', 'now', { is: false })
    const ahead = order('ahead', 'later')
    void order('one')
    expect(await gone).toBe('unwanted')
    void order('two')
    expect(await ahead).toBe('full')
    expect(await order('three')).toBe('full')
  })

  test('goes on after a job failed', async () => {
    const { queue, order, begun } = workshop(1, 10)
    const work = () => Promise.reject(new Error('broken'))
    const broken = queue.run({ work, isWanted: () => true, urgency: () => 'now' })
    void order('next')
    await expect(broken).rejects.toThrow('broken')
    await new Promise((resolve) => setImmediate(resolve))
    expect(begun).toEqual(['next'])
  })
})
