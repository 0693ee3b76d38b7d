import { houseBalanceCall } from '@oriel/contract/provider/seamless'
import { expect, test } from 'vitest'
import { againMs } from './asks.ts'
import type { HouseAnswer } from './call.ts'
import { createLine, type AskHouse } from './line.ts'

const LIMITS = { asksMax: 3, unclearMax: 2, silentMs: 1_000 }
const INPUT = { member_ref: 'somebody', currency: 'USD' } as const
type Answer = HouseAnswer<typeof houseBalanceCall>
const GOOD: Answer = { is: 'done', data: { balance: 0n } }
const REFUSED: Answer = { is: 'refused', reason: 'player_unknown' }
const UNCLEAR: Answer = { is: 'unclear', why: 'cut' }

function openLine() {
  let now = 0
  let answer = GOOD
  let asked = 0
  const ask = (async () => {
    asked += 1
    return answer
  }) as unknown as AskHouse
  const line = createLine(ask, () => now, LIMITS)
  return {
    line,
    once: () => line.within((call) => call(houseBalanceCall, INPUT)),
    says: (next: Answer) => void (answer = next),
    wait: (ms: number) => void (now += ms),
    asked: () => asked,
  }
}

test('lets in so many at once and no more, and the next when one has gone', async () => {
  const { line } = openLine()
  const leave: (() => void)[] = []
  const inside = [1, 2, 3].map(() =>
    line.within(() => new Promise<void>((resolve) => void leave.push(resolve))),
  )
  expect(line.room()).toBe(0)
  expect(line.within(async () => 'never')).toBeNull()
  leave[0]?.()
  await inside[0]
  expect(line.room()).toBe(1)
})

test('gives back its place when the work fails', async () => {
  const { line } = openLine()
  await expect(line.within(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(line.room()).toBe(3)
})

test('leaves a silent house alone, then sends one to see, then all', async () => {
  const { line, once, says, wait, asked } = openLine()
  says(UNCLEAR)
  await once()
  expect(line.room()).toBe(3)
  await once()
  expect([line.room(), once()]).toEqual([0, null])
  wait(999)
  expect(once()).toBeNull()
  wait(1)
  const probe = once()
  expect([line.room(), once()]).toEqual([0, null])
  await probe
  expect(line.room()).toBe(0)
  wait(1_000)
  says(GOOD)
  await once()
  expect([line.room(), asked()]).toEqual([3, 4])
})

test('a no is an answer: only what is unclear counts against a house', async () => {
  const { line, once, says } = openLine()
  for (const said of [UNCLEAR, REFUSED, UNCLEAR, GOOD, UNCLEAR]) {
    says(said)
    await once()
  }
  expect(line.room()).toBe(3)
})

test('asks again after 1, 2, 4 … seconds, at most after a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 50].map(againMs)).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000,
  ])
})
