import { expect, test } from 'vitest'
import { secondsLeft, shareLeft, stageOf } from './clock.ts'

const betting = { phase: 'betting', endsAt: 15_000 } as const

test('bets are open, in their last seconds, and closed', () => {
  expect(stageOf(betting, 0)).toBe('betting')
  expect(stageOf(betting, 9_999)).toBe('betting')
  expect(stageOf(betting, 10_000)).toBe('last')
  expect(stageOf(betting, 14_999)).toBe('last')
  expect(stageOf(betting, 15_000)).toBe('closed')
  expect(stageOf(betting, 99_000)).toBe('closed')
})

test('a round that runs is closed; one that is over waits for the next', () => {
  expect(stageOf({ phase: 'running', endsAt: null }, 0)).toBe('closed')
  expect(stageOf({ phase: 'settled', endsAt: 5_000 }, 4_999)).toBe('settled')
  expect(stageOf({ phase: 'settled', endsAt: 5_000 }, 5_000)).toBe('opening')
  expect(stageOf({ phase: 'void', endsAt: null }, 0)).toBe('void')
  expect(stageOf(null, 0)).toBe('opening')
})

test('seconds are counted down to one, and are none only when time is up', () => {
  expect(secondsLeft(betting, 0, 15_000)).toBe(15)
  expect(secondsLeft(betting, 14_001, 15_000)).toBe(1)
  expect(secondsLeft(betting, 14_999, 15_000)).toBe(1)
  expect(secondsLeft(betting, 15_000, 15_000)).toBe(0)
  expect(secondsLeft(betting, 16_000, 15_000)).toBe(0)
  expect(secondsLeft(betting, -30, 15_000)).toBe(15)
})

test('the ring is full at the beginning and empty at the end, also when clocks differ', () => {
  expect(shareLeft(betting, 0, 15_000)).toBe(1)
  expect(shareLeft(betting, 7_500, 15_000)).toBe(0.5)
  expect(shareLeft(betting, 20_000, 15_000)).toBe(0)
  expect(shareLeft(betting, -3_000, 15_000)).toBe(1)
})
